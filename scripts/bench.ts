/** npm run bench: how fast the site is against the limit of this machine, as ratios in one run. */
import { bareServerRatio } from "./bench/bare-server-ratio.ts";
import { findTimes } from "./bench/find-times.ts";
import { posterMilliseconds } from "./bench/poster-times.ts";
import { publishOne } from "./bench/publish-one.ts";
import { shareMilliseconds } from "./bench/share-times.ts";

const quick = process.argv.includes("--quick");
const seconds = quick ? 3 : 8;
const sizes = quick ? [1_000, 11_000] : [1_000, 11_000, 100_000];
const ms = (value: number) => `${value.toFixed(2)} ms`;

const { site, bare, ratio, rounds } = await bareServerRatio("/", seconds);
console.log(
  `Cached page, requests per second (median of ${rounds} rounds of ${seconds} s, load from a second process)`,
);
console.log(`  this site            ${Math.round(site)}`);
console.log(`  bare node:http       ${Math.round(bare)}   (sends the same bytes and headers)`);
console.log(`  ratio                ${ratio.toFixed(2)}   (bar: 0.70)`);

console.log(`\nOne poster             ${ms(posterMilliseconds(quick ? 500 : 2_000))} of processor time (bar: 2 ms)`);

console.log(`One sharing image      ${ms(await shareMilliseconds(quick ? 10 : 50))} from drawing to PNG`);

for (const places of sizes) {
  const published = publishOne(places);
  const found = await findTimes(places);
  console.log(`\n${places.toLocaleString("en-US")} places, median and worst`);
  console.log(`  publish one          ${ms(published.median)}, ${ms(published.worst)}   (bar: 50 ms)`);
  console.log(`  search               ${ms(found.search.median)}, ${ms(found.search.worst)}`);
  console.log(`  a word of all places ${ms(found.common.median)}, ${ms(found.common.worst)}`);
  console.log(`  suggest              ${ms(found.suggest.median)}, ${ms(found.suggest.worst)}   (bar at 11,000: 5 ms)`);
  console.log(`  within 50 miles      ${ms(found.nearby.median)}, ${ms(found.nearby.worst)}`);
  console.log(`  map view             ${ms(found.map.median)}, ${ms(found.map.worst)}`);
}
