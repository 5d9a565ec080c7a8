/** Prefetching on hover and focus. */
import type { Page } from "@playwright/test";
import { firstLoadScripts, readClientManifest } from "../first-load.ts";
import { expect, test } from "./journey.ts";

const manifest = readClientManifest();

/** Data and scripts fetched from the server, not from the HTTP cache, in order. */
const sentTo = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter((entry) => entry.transferSize > 0 && /\.data(\?|$)|\.js$/.test(entry.name))
      .map((entry) => new URL(entry.name).pathname + new URL(entry.name).search),
  );

const dataOf = (sent: readonly string[]) => sent.filter((path) => !path.endsWith(".js"));

for (const [from, selector, routeId] of [
  ["/", 'li a[href="/state/pennsylvania"]', "routes/state"],
  ["/state/california", 'article a[href^="/location/"]', "routes/location"],
] as const) {
  test(`from ${from} a link to ${routeId} prefetches data and scripts on hover, each once`, async ({
    page,
    visitor,
  }) => {
    await visitor.visit(from);
    const link = page.getByRole("main").locator(selector).first();
    const href = (await link.getAttribute("href"))!;
    expect(dataOf(await sentTo(page))).toEqual([]);
    await link.hover();
    const needed = [`${href}.data`, ...firstLoadScripts(manifest, routeId)];
    await expect.poll(async () => missingIn(await sentTo(page), needed)).toEqual([]);
    await expect(page).toHaveURL(from);

    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sent = await sentTo(page);
    expect(dataOf(sent)).toEqual([`${href}.data`]);
    expect(sent).toEqual([...new Set(sent)]);
  });
}

/** A focused card prefetches its own page, which doesn't count here. */
const listsOf = (sent: readonly string[]) => sent.filter((path) => path.startsWith("/all-locations.data"));
const missingIn = (sent: readonly string[], needed: readonly string[]) => needed.filter((path) => !sent.includes(path));

test("Show more prefetches the next cards on hover and focus, each once", async ({ page, visitor }) => {
  await visitor.visit("/all-locations");
  const more = page.getByRole("link", { name: "Show more" });
  const cards = page.getByRole("article");
  const pageTwo = "/all-locations.data?page=2&_routes=routes%2Fall-locations";
  const pageThree = pageTwo.replace("2", "3");
  await more.hover();
  await expect.poll(async () => listsOf(await sentTo(page))).toEqual([pageTwo]);
  await expect(cards).toHaveCount(24);
  await more.click();
  await expect(cards).toHaveCount(48);
  expect(listsOf(await sentTo(page))).toEqual([pageTwo]);
  await more.focus();
  await expect.poll(async () => listsOf(await sentTo(page))).toEqual([pageTwo, pageThree]);
  await page.keyboard.press("Enter");
  await expect(cards).toHaveCount(72);
  expect(listsOf(await sentTo(page))).toEqual([pageTwo, pageThree]);
});

test("Previous prefetches the previous page, once", async ({ page, visitor }) => {
  await visitor.visit("/all-locations?page=2");
  const previous = page.getByRole("link", { name: "Previous" });
  await previous.hover();
  await expect.poll(async () => dataOf(await sentTo(page))).toEqual(["/all-locations.data"]);
  await previous.click();
  await expect(page).toHaveURL("/all-locations");
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 1 of");
  expect(dataOf(await sentTo(page))).toEqual(["/all-locations.data"]);
});
