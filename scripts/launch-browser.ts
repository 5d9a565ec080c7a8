import { type Browser, chromium } from "@playwright/test";
import { BROWSER_ARGS, requireBrowser } from "../tests/browser/find-browser.ts";

/** The tests' browser, for programs that screenshot or measure pages. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const { path, env } = await requireBrowser();
  return chromium.launch({
    executablePath: path,
    args: [...BROWSER_ARGS, ...args],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
