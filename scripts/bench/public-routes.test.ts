import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { addressesWith } from "./public-routes.ts";

const pages = ((await routes) as RouteConfigEntry[]).filter(
  ({ file }) => file.endsWith(".tsx") && !file.startsWith("routes/review"),
);
const addresses = addressesWith({ importedSlug: "old-mill", trackingToken: "abc" }).map(
  (address) => new URL(address, "https://hauntway.test").pathname,
);
/** The one for everything else is there for what the others do not take. */
const patternOf = ({ path = "" }: RouteConfigEntry) =>
  path === "*" ? /^\/no-such-page$/ : new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`);

test("there are pages to look at", () => expect(pages.length).toBeGreaterThan(14));

test.each(pages.map((page) => [page.path ?? "/", page] as const))("the bench visits the page %s", (_path, page) => {
  expect(addresses.some((address) => patternOf(page).test(address))).toBe(true);
});

test("the bench visits nothing else", () => {
  for (const address of addresses)
    expect([address, pages.some((page) => patternOf(page).test(address))]).toEqual([address, true]);
});
