import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HELD } from "./browser-first.ts";

test("whatever makes React hurry is held, in the version that is installed", () => {
  const react = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");
  const [, names] = /"(mousedown mouseup touch[^"]*)"/.exec(react) ?? [];
  expect(names, "React names these events in one string").toBeDefined();
  expect(HELD).toEqual(expect.arrayContaining(names!.split(" ")));
});
