/** npm run look -- PATH…: screenshots of pages at three widths, to check a change. */
import { mkdirSync } from "node:fs";
import { startSiteProcess } from "../tests/site-process.ts";
import { launchBrowser } from "./launch-browser.ts";

const WIDTHS = [390, 820, 1440];
const FOLDER = "look";

const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (paths.length === 0) {
  console.error("Which pages? For example: npm run look -- / /most-haunted");
  process.exit(1);
}
// --site=URL uses a server that is already running, --fold takes the first screen only, --no-js turns scripts off.
const running = flags.find((flag) => flag.startsWith("--site="))?.slice("--site=".length);
const site = running ? undefined : await startSiteProcess();
const browser = await launchBrowser();
mkdirSync(FOLDER, { recursive: true });
for (const width of WIDTHS) {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 844 : 900 },
    javaScriptEnabled: !flags.includes("--no-js"),
  });
  for (const path of paths) {
    const response = await page.goto(new URL(path, running ?? site?.url).href, { waitUntil: "load" });
    await page.evaluate(showEverything);
    await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
    const file = `${FOLDER}/${path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home"}-${width}.png`;
    await page.screenshot({ path: file, fullPage: !flags.includes("--fold") });
    console.log(`${response?.status()} ${file}`);
  }
  await page.close();
}
await browser.close();
await site?.stop();

/** Loads lazy content, and waits for fonts and pictures, but not forever. */
async function showEverything(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 700) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  window.scrollTo(0, 0);
  for (const image of document.images) image.loading = "eager";
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  const patience = new Promise((resolve) => setTimeout(resolve, 5_000));
  await Promise.race([Promise.all([document.fonts.ready, ...pictures]), patience]);
}
