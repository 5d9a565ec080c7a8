import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig, SETTINGS } from "./config.ts";

describe("the configuration", () => {
  test("is complete with nothing set", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      workers: 1,
    });
  });

  test("an empty variable counts as not set", () => {
    expect(readConfig(Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ""])))).toEqual(readConfig({}));
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", " "],
    ["PORT", "0x10"],
    ["SITE_URL", "example.org"],
    ["SITE_URL", "https://example.org/path"],
    ["SITE_URL", "https://example.org?x=1"],
    ["SITE_URL", "https://me@example.org"],
    ["DATABASE_URL", "mysql://localhost"],
    ["DATABASE_URL", "postgres://localhost:99999/x"],
    ["TILE_URL", "https://tiles.example.org/"],
    ["GEOCODER_URL", "ftp://example.org"],
    ["GEOCODER_CONTACT", "call us"],
    ["WORKERS", "0"],
    ["WORKERS", "1.5"],
    ["TRUST_PROXY", "yes"],
    ["CONTACT", "call us"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_PORT", "-1"],
    ["WEBHOOK_URL", "team chat"],
  ])("a bad %s (%s) is refused in one sentence that names it", (name, value) => {
    const reading = () => readConfig({ [name]: value });
    expect(reading).toThrow(ConfigError);
    expect(reading).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });

  test("the password of a bad DATABASE_URL is not printed", () => {
    const reading = () => readConfig({ DATABASE_URL: "postgres://me:secret@localhost:99999/x" });
    expect(reading).toThrow('it is "postgres://me:...@localhost:99999/x".');
  });

  test("every variable is documented in the README", () => {
    const readme = readFileSync("README.md", "utf8");
    const missing = Object.keys(SETTINGS).filter((name) => !readme.includes(`| \`${name}\` |`));
    expect(missing).toEqual([]);
  });
});
