import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { makePlace } from "../make-place.ts";
import { startSiteProcess } from "../site-process.ts";
import { expect, inWidths, test, WIDTHS } from "./journey.ts";

const list = (page: Page) => page.getByRole("list", { name: "Places on the map" });
const status = (page: Page) => page.getByText(/^\d[\d,]* places? here$/);
const markers = (page: Page) => page.locator(".map-place");
const answered = (page: Page) => page.waitForResponse(/\/api\/map\?.*cards=1/);

async function explore(page: Page, visitor: { visit(path: string): Promise<void> }, path: string): Promise<void> {
  const first = answered(page);
  await visitor.visit(path);
  await first;
  await expect(page.locator(".map-group, .map-place").first()).toBeVisible();
}

for (const path of ["/map", "/map?state=Massachusetts"]) {
  test(`the explorer at ${path} is accessible and fits the screen in every width`, async ({ page, visitor }) => {
    test.slow(); // axe reads every marker
    await page.setViewportSize({ width: WIDTHS[0], height: 844 });
    await explore(page, visitor, path);
    await inWidths(
      page,
      async () => {
        await expect(page.locator(".map-group, .map-place").first()).toBeVisible();
        await visitor.expectAccessible();
        await visitor.expectToFit();
      },
      { height: 844 },
    );
  });
}

test("the list is what the map shows, with one request per move", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?at=42.3,-71.5,7");
  const before = await status(page).textContent();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const moved = answered(page);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const { list: shown } = (await (await moved).json()) as { list: { total: number; places: { houseName: string }[] } };
  await expect(status(page)).toHaveText(`${shown.total} places here`);
  expect(await status(page).textContent()).not.toBe(before);
  await expect(list(page).getByRole("heading").first()).toHaveText(shown.places[0]!.houseName);
  await expect(page).toHaveURL(/at=42\.3,-71\.5,8/);
  expect(requests.filter((path) => /^\/api\/|\.data$/.test(path))).toEqual(["/api/map"]);
});

test("moving replaces the address; opening a place is a step that Back undoes", async ({ page, visitor }) => {
  await visitor.visit("/");
  await explore(page, visitor, "/map?q=fall+river&at=41.7,-71.2,9");
  const moved = answered(page);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await moved;
  await list(page)
    .getByRole("button", { name: /^Show on map ?: Lizzie Borden House$/ })
    .click();
  const popup = page.locator(".leaflet-popup");
  await expect(popup).toContainText("Lizzie Borden House");
  await expect(popup.locator("img")).toHaveAttribute("src", /^\/art\/lizzie-borden/);
  await expect(popup).toContainText("Tours or tickets");
  await expect(page).toHaveURL(/open=lizzie-borden-house-fall-river-massachusetts/);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/map\?q=fall\+river&at=[^&]*,8$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("a shared link opens the same view and place", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?at=41.7,-71.2,10&open=lizzie-borden-house-fall-river-massachusetts");
  await expect(page.locator(".leaflet-popup")).toContainText("Lizzie Borden House");
  await expect(page).toHaveURL(/open=lizzie-borden/);
});

test("pointing at a card lights its marker, and the other way round", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?at=41.7,-71.2,10");
  const card = list(page).getByRole("listitem").filter({ hasText: "Lizzie Borden House" });
  await card.hover();
  await expect(page.locator(".map-lit")).toHaveAttribute("title", /^Lizzie Borden House/);
  await markers(page)
    .and(page.getByTitle(/^Lizzie Borden House/))
    .hover();
  await expect(card).toHaveAttribute("data-lit", "true");
});

test("the focus does the same: on a card, on a marker", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?at=41.7,-71.2,10");
  const card = list(page).getByRole("listitem").filter({ hasText: "Lizzie Borden House" });
  const marker = markers(page).and(page.getByTitle(/^Lizzie Borden House/));
  await card.getByRole("link").first().focus();
  await expect(marker).toHaveClass(/map-lit/);
  await marker.focus();
  await expect(card).toHaveAttribute("data-lit", "true");
  await page.getByRole("button", { name: "Near me", exact: true }).focus();
  await expect(card).toHaveAttribute("data-lit", "false");
});

test.describe("by keyboard, also with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("a marker's popup and a card's have the focus, and give it back", async ({ page, visitor }) => {
    await explore(page, visitor, "/map?at=41.7,-71.2,10");
    const details = page.locator(".leaflet-popup").getByRole("link", { name: "View Paranormal Activity Details" });
    const marker = markers(page).and(page.getByTitle(/^Lizzie Borden House/));
    const button = list(page).getByRole("button", { name: /^Show on map ?: Lizzie Borden House$/ });
    for (const opener of [marker, button]) {
      await opener.press("Enter");
      await expect(details).toBeFocused();
      await expect(page).toHaveURL(/open=lizzie-borden-house/);
      await page.keyboard.press("Escape");
      await expect(opener).toBeFocused();
      await expect(details).toHaveCount(0);
      await expect(page).not.toHaveURL(/open=/);
    }
    // Also from another marker.
    await marker.press("Enter");
    await expect(details).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(details).toHaveCount(0);
  });
});

for (const width of [640, 320]) {
  test(`a marker that has the focus is under no control, zoomed in to ${width} px`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 640 });
    await explore(page, visitor, "/map?at=42.3,-71.5,7");
    const seen = () =>
      page.locator(".map-over").evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== "0").length);
    const focused = page.locator(".leaflet-marker-icon:focus");
    await page.getByRole("link", { name: "Skip the map" }).focus();
    // The map itself comes first.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    while ((await focused.count()) > 0) {
      expect(await seen()).toBe(0);
      await page.keyboard.press("Tab");
    }
    await expect(page.locator(".map-over:focus, .map-over :focus")).toHaveCount(1);
    await expect(page.locator(".explorer-controls")).toHaveCSS("opacity", "1");
  });
}

test("Alaska and Hawaii are one press away, with the filters", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?enter=1");
  const moved = answered(page);
  await page.getByRole("link", { name: "Hawaii", exact: true }).click();
  const { list: shown } = (await (await moved).json()) as { list: { places: { state: string }[] } };
  expect(new Set(shown.places.map(({ state }) => state))).toEqual(new Set(["Hawaii"]));
  await expect(page).toHaveURL(/\/map\?enter=1&at=2\d[.\d]*,-15/);
  await expect(page.getByRole("link", { name: "Alaska", exact: true })).toBeVisible();
  await visitor.visit("/map?state=Hawaii");
  await expect(page.getByRole("link", { name: "Hawaii", exact: true })).toHaveCount(0);
});

test("places at one spot spread around it at the deepest zoom, and are listed", async ({ page, visitor }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-spot-"));
  const store = openStore({ dataDir });
  await migrate(store.db, store.engine);
  const names = ["Anchor Inn", "Bell Tower", "Custom House", "Dock Tavern", "Elm Hall"];
  const places = names.map((houseName) => ({
    place: makePlace({ id: houseName.toLowerCase().replace(" ", "-"), houseName, latitude: 44.94, longitude: -123.03 }),
    origin: "submission" as const,
  }));
  await savePlaces(store.db, places, new Date());
  await store.close();
  const TILE_URL = `${process.env.TEST_TILE_ORIGIN}/{z}/{x}/{y}.png`;
  const site = await startSiteProcess({ DATA_DIR: dataDir, TILE_URL });
  try {
    await explore(page, visitor, `${site.url}/map?at=44.94,-123.03,18`);
    // The site's own places are elsewhere.
    await page.locator(".map-group").press("Enter");
    const popup = page.locator(".leaflet-popup");
    for (const name of names) await expect(popup.getByRole("link", { name })).toBeVisible();
    await expect(markers(page)).toHaveCount(names.length);
    const spots = await markers(page).evaluateAll((all) =>
      all.map((marker) => marker.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    for (const [index, one] of spots.entries()) {
      for (const other of spots.slice(0, index)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
      }
    }
    await page.keyboard.press("Escape");
    await expect(popup).toHaveCount(0);
    await markers(page)
      .and(page.getByTitle(/^Dock Tavern/))
      .click();
    await expect(popup).toContainText("Dock Tavern");
    await expect(page).toHaveURL(/open=dock-tavern/);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("filters keep the view, chips drop them", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?at=42.3,-71.5,6");
  await page.getByText("Filters", { exact: true }).click();
  const filtered = page.waitForResponse(/\/api\/map\?.*kind=lighthouse/);
  await page.getByLabel("Kind of place").selectOption("lighthouse");
  const { list: shown } = (await (await filtered).json()) as { list: { total: number } };
  await expect(page).toHaveURL(/kind=lighthouse/);
  await expect(page).toHaveURL(/at=42\.3,-71\.5,6/);
  await expect(status(page)).toHaveText(`${shown.total} places here`);
  const all = answered(page);
  await page.getByRole("link", { name: "Lighthouses (remove this filter)" }).press("Enter");
  await all;
  await expect(page).not.toHaveURL(/kind=/);
  await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
});

test("a filter that leaves nothing in the view widens it, and says so", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?at=39.05,-101.5,8");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Kind of place").selectOption("lighthouse");
  await expect(page.locator(".explorer").getByRole("status")).toContainText("so the map now shows them all");
  await expect(page).not.toHaveURL(/at=39\.05/);
  await expect(page.locator(".map-group, .map-place").first()).toBeVisible();
});

test("one press separates the places of a town, with a sign for each kind", async ({ page, visitor }) => {
  await explore(page, visitor, "/map?at=42.52,-70.89,10");
  const separated = answered(page);
  await page.getByRole("button", { name: /places around Salem, Massachusetts/ }).click();
  const { places } = (await (await separated).json()) as { places: { city: string }[] };
  expect(places.filter(({ city }) => city === "Salem").length).toBeGreaterThan(4);
  await expect(page.locator(".map-sign-stone")).not.toHaveCount(0);
});

test.describe("near me", () => {
  test.use({ geolocation: { latitude: 41.7, longitude: -71.15 }, permissions: ["geolocation"] });
  test("shows the visitor and what is around", async ({ page, visitor }) => {
    await explore(page, visitor, "/map");
    await page.getByRole("button", { name: "Near me", exact: true }).click();
    await expect(page.getByRole("img", { name: "Your Location" })).toBeVisible();
    await expect(page).toHaveURL(/at=41\.7,-71\.15,9/);
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const sheet = (page: Page) => page.locator(".explorer-list");

  test("the sheet opens by button and by keyboard", async ({ page, visitor }) => {
    await explore(page, visitor, "/map?state=Ohio");
    await page.getByRole("button", { name: "Show list" }).tap();
    await expect(sheet(page)).toHaveAttribute("data-height", "full");
    await page.getByRole("button", { name: "Show map" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(sheet(page)).toHaveAttribute("data-height", "low");
    await page.keyboard.press("Enter");
    await expect(sheet(page)).toHaveAttribute("data-height", "half");
  });

  test("the sheet is pulled by its handle", async ({ page, visitor }) => {
    await explore(page, visitor, "/map?state=Ohio");
    const handle = (await page.getByRole("button", { name: "Show list" }).boundingBox())!;
    const x = handle.x + handle.width / 2;
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x, y, id: 0 }] });
    await touch("touchStart", handle.y + 10);
    for (const y of [350, 250, 150, 90]) await touch("touchMove", y);
    await touch("touchEnd");
    await expect(sheet(page)).toHaveAttribute("data-height", "full");
  });

  test("one finger moves the map", async ({ page, visitor }) => {
    await explore(page, visitor, "/map?at=40,-83,7");
    const moved = answered(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 60, y, id: 0 }] });
    await touch("touchStart", 300);
    for (const y of [280, 260, 240, 220]) await touch("touchMove", y);
    await touch("touchEnd");
    await moved;
    await expect(page).not.toHaveURL(/at=40,-83,7/);
  });
});

test.describe("with tiles refused", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });
  test("the drawn map says where one is", async ({ page, visitor }) => {
    await page.route(`${process.env.TEST_TILE_ORIGIN}/**`, (route) => route.abort());
    await explore(page, visitor, "/map?at=40,-83,7");
    await expect.poll(() => page.locator(".map-labels .city").allTextContents()).toContain("Columbus");
  });

  test("a place that a link opens is still in view after the map stepped back", async ({ page, visitor }) => {
    await page.route(`${process.env.TEST_TILE_ORIGIN}/**`, (route) => route.abort());
    await explore(page, visitor, "/map?at=37.33,-121.95,14&open=winchester-mystery-house-san-jose-california");
    await expect(page).toHaveURL(/,9(&|$)/);
    await expect(page.locator(".map-popup-name")).toBeInViewport({ ratio: 1 });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the filters are a form beside the list and a drawn map", async ({ page }) => {
    await page.goto("/map");
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Kind of place").selectOption("lighthouse");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/kind=lighthouse/);
    await expect(list(page).getByRole("heading").first()).toContainText("Light");
    const picture = page.getByRole("img", { name: /^Map of the places/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
    await list(page).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/location\//);
  });
});
