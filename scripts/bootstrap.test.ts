import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { BUILD_INPUTS, SERVER_FLAGS } from "./bootstrap.mjs";

test("whatever the build takes in calls for a new build when it changes", () => {
  const taken = globSync("{app,server}/**/*.{ts,tsx}", { exclude: (path) => /\.test\.tsx?$/.test(path) }).flatMap(
    (file) =>
      [...readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"?]+)/g)].map(([, path]) =>
        join(dirname(file), path!),
      ),
  );
  expect(taken).toContain("data/famous-houses.json");
  const covered = (path: string) => BUILD_INPUTS.some((input) => path === input || path.startsWith(`${input}/`));
  expect(taken.filter((path) => !covered(path))).toEqual([]);
});

test("the container starts Node as npm start does", () => {
  const start = ["node", ...SERVER_FLAGS, "server/run.mjs"].map((word) => JSON.stringify(word)).join(", ");
  expect(readFileSync("Dockerfile", "utf8")).toContain(`\nCMD [${start}]\n`);
});
