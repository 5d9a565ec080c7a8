/** Docs must not mention missing files, tests or versions. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const PAGES = globSync(["*.md", "docs/**/*.md", "data/*.md"]);
/** Tables leave out what all of their paths begin with. */
const ROOTS = ["", "app/", "app/domain/", "server/", "tests/"];
const PATH = /`((?:[\w.-]+\/)+[\w.*-]+\.(?:ts|tsx|mjs|css|md|json|gz))`/g;
const NAMED_TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g;

const filesAt = (path: string): string[] => ROOTS.flatMap((root) => globSync(root + path));

describe.each(PAGES)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  test("names files that are there", () => {
    const named = [...text.matchAll(PATH)].map(([, path]) => path!);
    expect(named.filter((path) => filesAt(path).length === 0)).toEqual([]);
  });

  test("quotes names of tests that these files have", () => {
    const quoted = [...text.matchAll(NAMED_TEST)].map(([, file, name]) => ({ file: file!, name: name! }));
    const missing = quoted.filter(({ file, name }) => {
      const words = name.replace(/^\.\.\.|\.\.\.$/g, "");
      return !filesAt(file).some((found) => readFileSync(found, "utf8").includes(words));
    });
    expect(missing).toEqual([]);
  });
});

test("the changelog begins with the version of the package, and names its migrations", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const [newest] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m).slice(1);
  expect(newest).toMatch(new RegExp(`^${version}( \\(unreleased\\))?\n`));
  const last = globSync("app/store/migrations/[0-9]*.ts").toSorted().at(-1)!;
  expect(newest).toContain(`**Migrations**: 001 to ${/(\d+)-/.exec(last)![1]}.`);
});
