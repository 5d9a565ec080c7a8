import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lockfile, listComponents, withInstallScript } from "./list-components.ts";

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const lockfile: Lockfile = read("package-lock.json");

test("the bill of materials is that of the lockfile (npm run sbom rewrites it)", () => {
  expect(read("docs/sbom.cdx.json")).toEqual(JSON.parse(JSON.stringify(listComponents(lockfile))));
});

test("every package that runs with the site has a license and a digest", () => {
  const { components } = read("docs/sbom.cdx.json");
  const running = components.filter((one: { scope: string }) => one.scope === "required");
  expect(running.length).toBeGreaterThan(20);
  expect(running.filter((one: object) => !("licenses" in one) || !("hashes" in one))).toEqual([]);
});

test("each package with an install script is named in package.json, allowed or not", () => {
  expect(withInstallScript(lockfile)).toEqual(Object.keys(read("package.json").allowScripts));
});
