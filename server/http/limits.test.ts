import { afterEach, expect, test, vi } from "vitest";
import { Limits } from "./limits.ts";

const EXPORTS = 20;
const HOUR = 3_600_000;

afterEach(() => void vi.useRealTimers());

async function spendAll(limits: Limits, address: string): Promise<number> {
  let spent = 0;
  while ((await limits.spend("export", address)) === undefined) spent += 1;
  return spent;
}

test("an address uses up its budget, and no other address notices", async () => {
  const limits = new Limits({ shared: false });
  expect(await spendAll(limits, "198.51.100.7")).toBe(EXPORTS);
  expect(await spendAll(limits, "198.51.100.8")).toBe(EXPORTS);
});

test("the addresses of an IPv6 /48 have four times as much together", async () => {
  const limits = new Limits({ shared: false });
  const spent = [];
  for (const last of [1, 2, 3, 4, 5]) spent.push(await spendAll(limits, `2001:db8:7:${last}::/64`));
  expect(spent).toEqual([EXPORTS, EXPORTS, EXPORTS, EXPORTS, 0]);
  expect(await spendAll(limits, "2001:db8:8:1::/64")).toBe(EXPORTS);
});

test.each([
  ["back", -HOUR, 0],
  ["ahead", HOUR, EXPORTS],
])("a clock that jumps an hour %s locks nobody out and gives one budget a minute", async (_, jump, atOnce) => {
  vi.useFakeTimers();
  const limits = new Limits({ shared: false });
  await spendAll(limits, "198.51.100.7");
  vi.setSystemTime(Date.now() + jump);
  expect(await spendAll(limits, "198.51.100.7")).toBe(atOnce);
  expect(await limits.spend("export", "198.51.100.7")).toBe(60);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await spendAll(limits, "198.51.100.7")).toBe(EXPORTS);
});
