import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { TightPacking } from "./tight-packing.ts";

/** Takes a while, and counts how many do so at the same time. */
function countingPages() {
  const seen = { packed: [] as string[], atOnce: 0, most: 0 };
  const page = (name: string) => ({
    async packTightly() {
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      await pause(2);
      seen.atOnce -= 1;
      seen.packed.push(name);
      if (name === "broken") throw new Error("cannot be packed");
    },
  });
  return { seen, page };
}

test("pages are packed one after the other, in the order they came, whatever becomes of one", async () => {
  const packing = new TightPacking(0);
  const { seen, page } = countingPages();
  for (const name of ["a", "broken", "b"]) expect(packing.add(page(name))).toBe(true);
  await expect.poll(() => seen.packed).toEqual(["a", "broken", "b"]);
  expect(seen.most).toBe(1);
  packing.add(page("later"));
  await expect.poll(() => seen.packed.at(-1)).toBe("later");
});

test("a full line takes nobody", () => {
  const packing = new TightPacking();
  const { page } = countingPages();
  const taken = Array.from({ length: 150 }, (_, number) => packing.add(page(String(number))));
  expect(taken.filter(Boolean)).toHaveLength(100);
});

test("after the end nothing is packed, and the end waits for the page that is being packed", async () => {
  const packing = new TightPacking(0);
  const { seen, page } = countingPages();
  const begun = Promise.withResolvers<void>();
  const first = page("under way");
  packing.add({
    packTightly() {
      begun.resolve();
      return first.packTightly();
    },
  });
  packing.add(page("waiting"));
  await begun.promise;
  await packing.stop();
  expect(seen.packed).toEqual(["under way"]);
  expect(packing.add(page("too late"))).toBe(false);
  await pause(20);
  expect(seen.packed).toEqual(["under way"]);
});

test("the end does not wait for a pause to be over", async () => {
  const packing = new TightPacking(60_000);
  const { seen, page } = countingPages();
  packing.add(page("waiting"));
  await packing.stop();
  expect(seen.packed).toEqual([]);
});

test("after a change what is new waits, from the last change on", async () => {
  const packing = new TightPacking(0, 60_000);
  const { seen, page } = countingPages();
  packing.forget();
  packing.add(page("new"));
  await pause(30);
  expect(seen.packed).toEqual([]);
  await packing.stop();
  expect(seen.packed).toEqual([]);
});

test("what is no longer shown is not packed", async () => {
  const packing = new TightPacking(20, 0);
  const { seen, page } = countingPages();
  packing.add(page("gone"));
  packing.forget();
  packing.add(page("shown"));
  await expect.poll(() => seen.packed).toEqual(["shown"]);
});
