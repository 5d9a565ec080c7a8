import { expect, test } from "vitest";
import { nameHash, readNameHash } from "./list-hash.ts";

test.each(["Book club", "50% off & more?", "#1 Österreich 👻", "name=x", "\ud83d"])(
  "a shared list is called %j",
  (name) => {
    expect(readNameHash(new URL(`https://x/saved${nameHash(name)}`).hash)).toBe(name.toWellFormed());
  },
);

test("a list that was given no name has none in its link", () => {
  expect(nameHash("My places")).toBe("");
});

test.each(["", "#", "#list-2", "#name=", "#name=%20", "#name=%E0%A4%A", "#other=x"])("no name in %j", (hash) => {
  expect(readNameHash(hash)).toBe("");
});

test("a name is as long as a list's may be", () => {
  expect(readNameHash(`#name=${"x".repeat(500)}`)).toHaveLength(60);
});
