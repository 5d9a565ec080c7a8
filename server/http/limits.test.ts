import { expect, test } from "vitest";
import { Limits } from "./limits.ts";

const EXPORTS = 20;

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
