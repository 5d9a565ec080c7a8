import { afterEach, expect, test } from "vitest";
import { QuietMoments } from "./quiet-moments.ts";

let quiet: QuietMoments | undefined;
afterEach(() => quiet?.stop());

/** Looks at these times, each with what others had had by then. */
function looks(...all: readonly (readonly [at: number, taken: number | undefined])[]): QuietMoments {
  let next = 0;
  const current = () => all[Math.min(next, all.length - 1)]!;
  quiet = new QuietMoments(
    () => {
      const [, taken] = current();
      next += 1;
      return taken === undefined ? undefined : { busy: 0, taken };
    },
    () => current()[0],
  );
  for (let i = 1; i < all.length; i++) quiet.look();
  return quiet;
}

test("what was asked while others had the processors, just before and just after is not quiet", () => {
  const moments = looks([1_000, 5], [1_100, 5], [1_200, 6], [1_300, 6]);
  expect([900, 999, 1_000, 1_150, 1_300, 1_301, 2_000].map((at) => moments.isQuiet(at))).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("where the system does not say everything counts", () => {
  expect(looks([1_000, undefined], [1_100, undefined]).isQuiet(1_050)).toBe(true);
});
