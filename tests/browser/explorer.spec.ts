import type { Page } from "@playwright/test";
import { expect, test, WIDTHS } from "./journey.ts";

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

for (const width of WIDTHS) {
  test(`the explorer at ${width} px is accessible and fits the screen`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 844 });
    await explore(page, visitor, "/map?state=Massachusetts");
    await visitor.expectAccessible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
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

test("filters: the map fits what they find, chips drop them", async ({ page, visitor }) => {
  await explore(page, visitor, "/map");
  await page.getByText("Filters", { exact: true }).click();
  const filtered = page.waitForResponse(/\/api\/map\?.*kind=lighthouse/);
  await page.getByLabel("Kind of place").selectOption("lighthouse");
  const { list: shown } = (await (await filtered).json()) as { list: { total: number } };
  await expect(page).toHaveURL(/kind=lighthouse/);
  await expect(status(page)).toHaveText(`${shown.total} places here`);
  const all = answered(page);
  await page.getByRole("link", { name: "Lighthouses (drop this filter)" }).click();
  await all;
  await expect(page).not.toHaveURL(/kind=/);
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
    await expect.poll(() => page.locator(".map-city").allInnerTexts()).toContain("Columbus");
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
