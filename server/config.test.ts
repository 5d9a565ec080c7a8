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
    ["DATABASE_URL", "postgres://me:12/34@localhost/x"],
    ["TILE_URL", "https://tiles.example.org/"],
    ["TILE_URL", "https://tiles.example.org:99999/{z}/{x}/{y}.png"],
    ["TILE_URL", "https://[/{z}/{x}/{y}"],
    ["GEOCODER_URL", "ftp://example.org"],
    ["GEOCODER_CONTACT", "call us"],
    ["ROUTER_URL", "router.example.org"],
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

  test.each([
    "postgres://me:secret@localhost:99999/x",
    "postgres://me:se:secret/x@localhost/db",
    "postgres://me:12/secret@localhost/db",
    "postgres://me:secret",
    "host=localhost password=secret",
  ])("the password of a bad DATABASE_URL is not printed (%s)", (value) => {
    const reading = () => readConfig({ DATABASE_URL: value });
    expect(reading).toThrow(
      /^DATABASE_URL must be a postgres:\/\/ address like postgres:\/\/user:password@host:5432\/name, .*; its value may contain a password and is not shown\.$/,
    );
  });

  test.each([
    ["SITE_URL", "https://me:secret@example.org", "https://...@example.org"],
    ["SITE_URL", "https://me:se@secret@example.org/x", "https://...@example.org/x"],
    ["TILE_URL", "https://me:secret/@example.org/", "https://...@example.org/"],
    ["TILE_URL", "https://example.org/tiles?key=secret", "https://example.org/tiles?..."],
    ["GEOCODER_URL", "me:secret@example.org", "...@example.org"],
    ["ROUTER_URL", "me:secret@example.org", "...@example.org"],
  ])("of a bad %s (%s) no name, password or key is printed", (name, value, shown) => {
    expect(() => readConfig({ [name]: value })).toThrow(`it is "${shown}".`);
  });

  test("metrics do not share the visitors' port", () => {
    const reading = () => readConfig({ PORT: "4000", METRICS_PORT: "4000" });
    expect(reading).toThrow("METRICS_PORT must differ from PORT; both are 4000.");
    expect(readConfig({ PORT: "0", METRICS_PORT: "0" }).metrics).toEqual({ port: 0, host: "127.0.0.1" });
  });

  test("nothing of a bad WEBHOOK_URL is printed", () => {
    expect(() => readConfig({ WEBHOOK_URL: "https://example.org/hooks/secret#x" })).toThrow(/^[^"]*$/);
  });

  test("every variable is documented in the README", () => {
    const readme = readFileSync("README.md", "utf8");
    const missing = Object.keys(SETTINGS).filter((name) => !readme.includes(`| \`${name}\` |`));
    expect(missing).toEqual([]);
  });

  test("Compose hands every variable to the container", () => {
    const compose = readFileSync("compose.yaml", "utf8");
    const missing = Object.keys(SETTINGS).filter((name) => !compose.includes(`\n      ${name}: `));
    expect(missing).toEqual([]);
  });

  test("every variable is in .env.example, as its schema has it (vitest -u writes the file anew)", async () => {
    await expect(envExample()).toMatchFileSnapshot("../.env.example");
  });

  test("what .env.example says is taken as it stands, and is what is set without it", () => {
    const lines = readFileSync(".env.example", "utf8").matchAll(/^#([A-Z0-9_]+)=(.*)$/gm);
    const example = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
    expect(Object.keys(example)).toEqual(Object.keys(SETTINGS));
    expect(readConfig(example)).toEqual(readConfig({}));
  });
});

/** Every setting turned off, with its allowed values and default. */
function envExample(): string {
  const settings = Object.entries(SETTINGS).map(([name, { schema, expects }]) => {
    const standard = schema.safeParse(undefined).data ?? "";
    const value = typeof standard === "boolean" ? Number(standard) : standard;
    return `# ${expects[0]!.toUpperCase()}${expects.slice(1)}.\n#${name}=${value}\n`;
  });
  return `# The settings of Hauntway with their defaults; README.md says what each is for.\n# Copy this to .env for Compose, or to /etc/hauntway.env for systemd.\n\n${settings.join("\n")}`;
}
