import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

export interface FoundBrowser {
  readonly path: string;
  readonly description: string;
  /** Paths of shared libraries and fonts that come with it. */
  readonly env: Readonly<Record<string, string>>;
}

/** The headless shell first: it needs a third of the CPU time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** The browser for tests: CHROMIUM_PATH, the one from npm, or an installed one. */
export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH does not exist: ${chosen}`);
    return { path: chosen, description: `the one in CHROMIUM_PATH, ${chosen}`, env: {} };
  }
  // The package only has a binary for Linux on x64.
  if (process.platform === "linux" && process.arch === "x64") return browserFromNpm();
  const folders = (process.env.PATH ?? "").split(delimiter);
  const path = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  if (path) return { path, description: `the machine's own, ${path}`, env: {} };
  throw new Error(
    `No browser from npm for ${process.platform}/${process.arch}, and none installed. Install Chromium (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.`,
  );
}

async function browserFromNpm(): Promise<FoundBrowser> {
  // Makes the package unpack its shared libraries, too.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  const folder = dirname(path);
  return {
    path,
    description: "the one from npm",
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

export const BROWSER_ARGS = [
  "--no-sandbox",
  "--font-render-hinting=none",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
