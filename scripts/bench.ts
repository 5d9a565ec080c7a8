/** npm run bench: how fast the site is against the limit of this machine, as ratios in one run. */
import { bareServerRatio } from "./bench/bare-server-ratio.ts";

const quick = process.argv.includes("--quick");
const seconds = quick ? 3 : 8;

const { site, bare, ratio, rounds } = await bareServerRatio("/", seconds);
console.log(
  `Cached page, requests per second (median of ${rounds} rounds of ${seconds} s, load from a second process)`,
);
console.log(`  this site            ${Math.round(site)}`);
console.log(`  bare node:http       ${Math.round(bare)}   (sends the same bytes and headers)`);
console.log(`  ratio                ${ratio.toFixed(2)}   (bar: 0.70)`);
