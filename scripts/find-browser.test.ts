import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { findBrowser, requireBrowser } from "../tests/browser/find-browser.ts";

// The tests do not depend on the machine that runs them: npm has a browser for Linux on x64 only.
const { arch } = process;
Object.defineProperty(process, "arch", { value: "arm64" });
const folder = mkdtempSync(join(tmpdir(), "hauntway-browser-"));
afterAll(() => {
  Object.defineProperty(process, "arch", { value: arch });
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  vi.stubEnv("PATH", "");
  vi.stubEnv("CHROMIUM_PATH", "");
});

const addProgram = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, "");
  chmodSync(path, 0o755);
  return path;
};

test.skipIf(process.platform === "darwin")(
  "a machine without a browser has none, and who needs one is told what to do",
  async () => {
    expect(await findBrowser()).toBeUndefined();
    await expect(requireBrowser()).rejects.toThrow("Install Chromium or Chrome, or set CHROMIUM_PATH.");
  },
);

test("an installed one is found on the path, the headless shell first", async () => {
  vi.stubEnv("PATH", `/nowhere:${folder}`);
  const chromium = addProgram("chromium");
  expect((await findBrowser())?.path).toBe(chromium);
  const shell = addProgram("chromium-headless-shell");
  expect((await findBrowser())?.path).toBe(shell);
});

test("CHROMIUM_PATH comes first, and one that does not exist is refused", async () => {
  vi.stubEnv("CHROMIUM_PATH", addProgram("mine"));
  expect((await findBrowser())?.path).toBe(join(folder, "mine"));
  vi.stubEnv("CHROMIUM_PATH", join(folder, "none"));
  await expect(findBrowser()).rejects.toThrow(/^CHROMIUM_PATH does not exist: /);
});
