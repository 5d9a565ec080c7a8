/** What a map shows under its markers, and when requests fail. */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { frameOf, mapOf, openMap } from "./open-map.ts";

test("tiles have their attribution", async ({ page, visitor }) => {
  await visitor.visit("/state/massachusetts");
  await openMap(page);
  await expect(page.getByRole("link", { name: "OpenStreetMap" })).toBeVisible();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeAttached();
});

test.describe("when tiles fail to load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });
  test("the map still shows land, towns, highways and markers", async ({ page, visitor }) => {
    await page.route(`${process.env.TEST_TILE_ORIGIN}/**`, (route) => route.abort());
    await visitor.visit("/state/massachusetts");
    await openMap(page);
    const inked = () =>
      page.locator(".leaflet-paper-pane canvas").evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
        return data.some((value) => value > 0);
      });
    await expect.poll(inked).toBe(true);
    const named = (kind: string) => page.locator(`.map-labels .${kind}`).allTextContents();
    await expect.poll(() => named("town")).toContain("New Haven");
    await expect.poll(() => named("interstate")).toContain("90");
    await expect.poll(() => named("us")).toContain("6");
    for (const zoom of [8, 9]) {
      const zoomedIn = page.waitForResponse(new RegExp(`/api/map\\?.*zoom=${zoom}`));
      await page.getByRole("button", { name: "Zoom in" }).click();
      await zoomedIn;
      await expect.poll(() => page.locator(".map-labels .town").count()).toBeGreaterThan(10);
      await expect
        .poll(() => page.locator(".map-labels text, .map-place, .map-group").evaluateAll(touching))
        .toEqual([]);
    }
    await visitor.expectAccessible();
  });

  test("states are labelled where there is room, without overlaps, at every zoom", async ({ page, visitor }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(`${process.env.TEST_TILE_ORIGIN}/**`, (route) => route.abort());
    // With a center SPEC's zoom 5, without one the whole country.
    await visitor.visit("/?lat=41.1&lng=-98.58");
    await openMap(page);
    const named = () => page.locator(".map-labels .state").allTextContents();
    await expect.poll(named).toContain("Nebraska");
    for (const zoom of [4, 3]) {
      const zoomedOut = page.waitForResponse(new RegExp(`/api/map\\?.*zoom=${zoom}`));
      await page.getByRole("button", { name: "Zoom out" }).click();
      await zoomedOut;
      // Which states have room depends on where the markers stand.
      await expect.poll(async () => (await named()).every((name) => /^[A-Z]{2}$/.test(name))).toBe(true);
      expect((await named()).length).toBeGreaterThan(2);
      expect(await named()).not.toContain("RI");
      expect(await page.locator(".map-labels text").evaluateAll(touching)).toEqual([]);
    }
  });
});

test("a map that is left while its details are on their way ends without an error", async ({ page, visitor }) => {
  await visitor.visit("/state/massachusetts");
  await openMap(page);
  await expect.poll(() => page.locator(".map-labels .town").count()).toBeGreaterThan(0);
  const held = Promise.withResolvers<void>();
  await page.route("**/detail-*.json", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/detail-*.json");
  await page.getByRole("button", { name: "Zoom out" }).click();
  const detail = (await asked).url();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  held.resolve();
  // Asked for last, it is there last.
  await page.evaluate(async (url) => (await fetch(url)).json(), detail);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
});

test.describe("when places fail to load", () => {
  test.use({ expectedErrors: [/500/] });
  test("the map says so and retries when moved", async ({ page, visitor }) => {
    await page.route("**/api/map?*", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await visitor.visit("/state/massachusetts");
    await frameOf(page).scrollIntoViewIfNeeded();
    await expect(page.getByText("The map could not be loaded in full.")).toBeVisible();
    await mapOf(page).focus();
    await page.keyboard.press("-");
    await expect(page.locator(".map-group, .map-place").first()).toBeVisible();
    await expect(page.getByText("The map could not be loaded in full.")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a picture of the map takes its place", async ({ page }) => {
    await page.goto("/state/massachusetts");
    await frameOf(page).scrollIntoViewIfNeeded();
    await expectPicture(page);
  });
});

test("a picture of the map is there before the map, and gives way to it without a jump", async ({ page, visitor }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/map?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/state/massachusetts");
  await frameOf(page).scrollIntoViewIfNeeded();
  await expectPicture(page);
  const box = await frameOf(page).boundingBox();
  held.resolve();
  await openMap(page);
  await expect(frameOf(page).getByRole("img", { name: /^Map of/ })).toBeHidden();
  expect(await frameOf(page).boundingBox()).toEqual(box);
  await page.emulateMedia({ media: "print" });
  await expectPicture(page);
  await expect(mapOf(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await visitor.expectAccessible();
});

async function expectPicture(page: Page): Promise<void> {
  const picture = frameOf(page).getByRole("img", { name: /^Map of/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
}

/** Runs in the page; returns overlapping labels. */
function touching(names: Element[]): string[] {
  const shown = names.map((name) => ({ name, box: name.getBoundingClientRect() }));
  return shown.flatMap(({ name, box }, at) =>
    shown
      .slice(at + 1)
      .filter((other) => {
        const isBeside = other.box.left >= box.right || other.box.right <= box.left;
        return !isBeside && other.box.top < box.bottom && other.box.bottom > box.top;
      })
      .map((other) => `${name.textContent} ${other.name.textContent}`),
  );
}
