/** docs/security.md promises by naming tests: they must exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/security.md", "utf8");

/** Level 1 of ASVS 5.0, without the chapters on OAuth and WebRTC. */
const LEVEL_1 = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2
  6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.3.1 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2
  8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1
  14.2.1 14.3.1 15.1.1 15.2.1 15.3.1`
  .trim()
  .split(/\s+/);

const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?: "([^"]+)")?/g)].map(([, file, name]) => ({
  file: file!,
  name,
}));

test("docs/security.md names tests, and each of them exists", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ file }) => !existsSync(file)).map(({ file }) => file)).toEqual([]);
  const missing = named.filter(({ file, name }) => name && !readFileSync(file, "utf8").includes(name));
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test("docs/security.md speaks of every requirement of level 1", () => {
  const rows = text.split("\n").filter((line) => /^\| \d/.test(line));
  const numbers = new Set(rows.flatMap((row) => row.split("|")[1]!.match(/\d+\.\d+\.\d+/g) ?? []));
  expect(LEVEL_1.filter((number) => !numbers.has(number))).toEqual([]);
});

test("docs/security.md says of what is not met that it is not, in the first table, too", () => {
  const first = text.slice(text.indexOf("## Not met"), text.indexOf("## Sign-in"));
  const rows = text.split("\n").filter((line) => /^\| \d/.test(line) && line.includes("**not met"));
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const numbers = row.split("|")[1]!.match(/\d+\.\d+\.\d+/g)!;
    expect(
      numbers.some((number) => first.includes(number)),
      row,
    ).toBe(true);
  }
});
