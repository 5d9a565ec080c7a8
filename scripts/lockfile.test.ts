import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8"));
const packages: [name: string, locked: Locked][] = Object.entries(read("package-lock.json").packages as object)
  .filter(([path]) => path !== "")
  .map(([path, locked]) => [path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length), locked]);

/** State their license only in a file: the first is under BSD-2-Clause. */
const LICENSE_IN_A_FILE = ["suncalc"];

test("every package that runs with the site has a license and a digest", () => {
  const running = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(running.length).toBeGreaterThan(20);
  const incomplete = running.filter(([, { license, integrity }]) => !license || !integrity);
  expect(incomplete.map(([name]) => name)).toEqual(LICENSE_IN_A_FILE);
});

test("each package with an install script is named in package.json, allowed or not", () => {
  const installing = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([name]) => name);
  expect(installing.toSorted()).toEqual(Object.keys(read("package.json").allowScripts));
});
