/**
 * Installs a browser for the journeys where npm has none: Debian's package when run as root on Debian, otherwise
 * Playwright's download.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const APT = "/usr/bin/apt-get";
const PACKAGE = "chromium-headless-shell";

export function installBrowser(): void {
  if (process.getuid?.() === 0 && existsSync(APT)) {
    console.log(`There is no browser on this machine: installing Debian's package ${PACKAGE}`);
    run(APT, "update", "-qq");
    run(APT, "install", "-y", "-qq", "--no-install-recommends", PACKAGE);
    return;
  }
  console.log("There is no browser on this machine: downloading Playwright's Chromium, about 150 MB");
  run(process.execPath, "node_modules/@playwright/test/cli.js", "install", "--no-shell", "chromium");
}

/** The next search for a browser shows whether it worked. */
function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
