import { expect, test } from "vitest";
import { RecentlySeen } from "./recently-seen.ts";

test("knows at least so many of the last keys, and at most twice as many", () => {
  const seen = new RecentlySeen(100);
  for (let i = 0; i < 1_050; i++) expect(seen.note(`/${i}`)).toBe(false);
  for (let i = 950; i < 1_050; i++) expect(seen.note(`/${i}`), `/${i}`).toBe(true);
  for (let i = 0; i < 850; i++) expect(seen.note(`/${i}`), `/${i}`).toBe(false);
});

test("a key that keeps coming stays known", () => {
  const seen = new RecentlySeen(10);
  seen.note("/often");
  for (let i = 0; i < 100; i++) {
    seen.note(`/${i}`);
    expect(seen.note("/often")).toBe(true);
  }
});
