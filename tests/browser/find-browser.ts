import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { chromium as playwrights } from "@playwright/test";

export interface FoundBrowser {
  readonly path: string;
  readonly description: string;
  /** Paths of shared libraries and fonts that come with it. */
  readonly env: Readonly<Record<string, string>>;
}

/** The headless shell first: it needs a third of the CPU time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];

/** The browser for tests: CHROMIUM_PATH, the one from npm, an installed one, or Playwright's own. */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH does not exist: ${chosen}`);
    return { path: chosen, description: `the one in CHROMIUM_PATH, ${chosen}`, env: {} };
  }
  // The package only has a binary for Linux on x64.
  if (process.platform === "linux" && process.arch === "x64") return browserFromNpm();
  const installed = installedPaths().find((file) => existsSync(file));
  if (installed) return { path: installed, description: `the machine's own, ${installed}`, env: {} };
  const downloaded = playwrights.executablePath();
  if (existsSync(downloaded)) return { path: downloaded, description: "Playwright's own", env: {} };
  return undefined;
}

export async function requireBrowser(): Promise<FoundBrowser> {
  const browser = await findBrowser();
  if (browser) return browser;
  throw new Error("There is no browser on this machine. Install Chromium or Chrome, or set CHROMIUM_PATH.");
}

function installedPaths(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (process.platform !== "darwin") return onPath;
  const apps = MAC_APPS.flatMap((name) =>
    ["/", homedir()].map((root) => join(root, `Applications/${name}.app/Contents/MacOS/${name}`)),
  );
  return [...onPath, ...apps];
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
