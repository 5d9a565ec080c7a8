import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { frameOf, mapOf, openMap } from "./open-map.ts";

const groups = (page: Page) => page.locator(".map-group");
/** Without those around the place that a map is about. */
const markers = (page: Page) => page.locator(".map-place:not(.map-neighbor)");

test("the map's code is loaded only when a map comes near the screen of a desk", async ({ page, visitor }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await visitor.visit("/");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => /draw-map|api\/map/.test(url))).toEqual([]);
  await openMap(page);
  expect(fetched.some((url) => url.includes("draw-map"))).toBe(true);
});

test("clicking splits a cluster, down to a place whose popup links to its page", async ({ page, visitor }) => {
  await visitor.visit("/");
  await openMap(page);
  const names = await page
    .locator(".map-group, .map-place")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(names.length);
  const group = groups(page).first();
  await expect(group).toHaveAttribute("aria-label", /^\d+ places around .+, .+$/);
  const answered = page.waitForResponse(/\/api\/map/);
  await group.click();
  await answered;
  await expect(markers(page).first()).toBeVisible();

  await page.goto("/location/winchester-mystery-house-san-jose-california");
  await openMap(page);
  await expect(markers(page)).toHaveCount(1);
  const box = await markers(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([30, 30]);
  await expect(markers(page).locator("img")).toHaveAttribute("src", /^\/assets\/marker-.*\.svg$/);
  await markers(page).click();
  const popup = page.locator(".leaflet-popup");
  await expect(popup).toContainText("Winchester Mystery House");
  await expect(popup).toContainText("San Jose, California");
  await expect(popup).toContainText(/\d\.\d of 5, our editors' score/);
  await expect(popup).toContainText(/\d+ reports?/);
  // Drawn, since not every device has a font with a star.
  expect((await popup.locator(".star").boundingBox())!.width).toBeGreaterThan(10);
  expect(await popup.textContent()).not.toContain("★");
  await expect(popup).toContainText(/\$\d+/);
  await visitor.expectAccessible();
});

test("a popup's button opens the place without a page load", async ({ page, visitor }) => {
  await visitor.visit("/most-haunted");
  await openMap(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await markers(page).first().click();
  const button = page.locator(".leaflet-popup").getByRole("link", { name: "View Paranormal Activity Details" });
  await button.click();
  await expect(page).toHaveURL(/\/location\//);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("by keyboard: reach, open and leave markers, pan and zoom the map", async ({ page, visitor }) => {
  await visitor.visit("/location/winchester-mystery-house-san-jose-california");
  await openMap(page);
  await mapOf(page).focus();
  await page.keyboard.press("Tab");
  await expect(markers(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const button = page.getByRole("link", { name: "View Paranormal Activity Details", exact: true });
  await expect(button).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeHidden();
  await expect(markers(page).first()).toBeFocused();

  await mapOf(page).focus();
  const zoomed = page.waitForRequest(/\/api\/map\?.*zoom=14/);
  await page.keyboard.press("+");
  await zoomed;
  const moved = page.waitForRequest(/\/api\/map/);
  await page.keyboard.press("ArrowRight");
  await moved;
});

test("dragging loads the places of the new view", async ({ page, visitor }) => {
  await visitor.visit("/state/massachusetts");
  await openMap(page);
  const box = (await mapOf(page).boundingBox())!;
  const bboxOf = (url: string) => new URL(url).searchParams.get("bbox");
  const moved = page.waitForRequest(/\/api\/map/);
  await page.mouse.move(box.x + 40, box.y + box.height - 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 240, box.y + box.height - 160, { steps: 5 });
  await page.mouse.up();
  const request = await moved;
  expect(new URL(request.url()).searchParams.get("state")).toBe("Massachusetts");
  expect(bboxOf(request.url())).toMatch(/^-?\d/);
});

test("a wheel scrolls the page; with Ctrl it zooms the map", async ({ page, visitor }) => {
  await visitor.visit("/state/massachusetts");
  await openMap(page);
  await mapOf(page).hover();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expect(page.locator(".map-hint")).toHaveAttribute("data-shown", "true");
  await mapOf(page).hover();
  const zoomed = page.waitForRequest(/\/api\/map\?.*zoom=(8|9)/);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await page.keyboard.up("Control");
  await zoomed;
});

test("the first tick with Ctrl zooms the map and not the page", async ({ page, visitor }) => {
  await visitor.visit("/state/massachusetts");
  await openMap(page);
  await mapOf(page).hover();
  // Passive, so that it changes nothing, and capturing, because the map stops events that it handles.
  const ticks = await page.evaluateHandle(() => {
    const seen: WheelEvent[] = [];
    window.addEventListener("wheel", (event) => seen.push(event), { capture: true, passive: true });
    return seen;
  });
  const prevented = () => ticks.evaluate((seen) => seen.map((event) => event.defaultPrevented));
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await expect.poll(prevented).toEqual([true]);
  await page.keyboard.up("Control");
  await page.mouse.wheel(0, 120);
  await expect.poll(prevented).toEqual([true, false]);
});

test.describe("touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  interface Finger {
    readonly x: number;
    readonly y: number;
  }

  /** Touches with several fingers, moves each in steps, and lifts them. */
  async function swipe(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", fingers: readonly Finger[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map((at, id) => ({ ...at, id })) });
    await touch("touchStart", from);
    const steps = 10;
    for (let step = 1; step <= steps; step++) {
      const on = (a: number, b: number) => a + ((b - a) * step) / steps;
      await touch(
        "touchMove",
        from.map((at, i) => ({ x: on(at.x, to[i]!.x), y: on(at.y, to[i]!.y) })),
      );
    }
    await touch("touchEnd", []);
    await session.detach();
  }

  async function middleOfMap(page: Page): Promise<Finger> {
    const box = (await mapOf(page).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
  const drawnAt = (page: Page) => page.locator(".leaflet-map-pane").getAttribute("style");

  test("the picture is the map until it is pressed, and that press opens the popup of a drawn mark", async ({
    page,
    visitor,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await visitor.visit("/location/winchester-mystery-house-san-jose-california");
    await frameOf(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => /draw-map|api\/map/.test(url))).toEqual([]);
    const { x, y, width, height } = (await frameOf(page).boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page.locator(".leaflet-popup")).toContainText("Winchester Mystery House");
    await expect(page.getByRole("button", { name: "Zoom and move the map" })).toHaveCount(0);
  });

  test("one finger scrolls the page, and a hint says what two do", async ({ page, visitor }) => {
    await visitor.visit("/state/massachusetts");
    await openMap(page);
    const { x, y } = await middleOfMap(page);
    const [before, view] = [await scrolled(page), await drawnAt(page)];
    await swipe(page, [{ x, y }], [{ x, y: y - 150 }]);
    await expect(page.locator(".map-hint")).toHaveText("Use two fingers to move the map");
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
    expect(await drawnAt(page)).toBe(view);
  });

  test("two fingers pan the map and don't scroll the page", async ({ page, visitor }) => {
    await visitor.visit("/state/massachusetts");
    await openMap(page);
    const { x, y } = await middleOfMap(page);
    const before = await scrolled(page);
    const moved = page.waitForRequest(/\/api\/map/);
    await swipe(
      page,
      [
        { x: x - 40, y },
        { x: x + 40, y },
      ],
      [
        { x: x - 40, y: y - 90 },
        { x: x + 40, y: y - 90 },
      ],
    );
    const [, south, , north] = new URL((await moved).url()).searchParams.get("bbox")!.split(",").map(Number);
    // Dragging up moves the view south.
    expect((south! + north!) / 2).toBeLessThan(41.9);
    expect(await scrolled(page)).toBe(before);
  });

  test("spreading two fingers zooms in", async ({ page, visitor }) => {
    await visitor.visit("/state/massachusetts");
    await openMap(page);
    const { x, y } = await middleOfMap(page);
    const zoomed = page.waitForRequest(/\/api\/map\?.*zoom=(8|9)/);
    await swipe(
      page,
      [
        { x: x - 40, y },
        { x: x + 40, y },
      ],
      [
        { x: x - 130, y },
        { x: x + 130, y },
      ],
    );
    await zoomed;
  });
});

test("the visitor's position has a blue, labelled marker", async ({ page, visitor }) => {
  await visitor.visit("/?lat=42.52&lng=-70.89");
  await openMap(page);
  const own = page.getByRole("img", { name: "Your Location" });
  await expect(own).toBeVisible();
  const box = await own.boundingBox();
  expect([box?.width, box?.height]).toEqual([20, 20]);
  await visitor.expectAccessible();
});

test("a map with many markers can be skipped", async ({ page, visitor }) => {
  await visitor.visit("/most-haunted");
  await openMap(page);
  const skip = page.getByRole("link", { name: "Skip the map" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByText("List of places on this map")).toBeFocused();
});

test("a focused marker stays while the places around it change", async ({ page, visitor }) => {
  await visitor.visit("/all-locations?state=Nebraska");
  await openMap(page);
  const marker = page.locator(".map-place:not([aria-label*='Omaha'])").first();
  const others = page.locator(".map-place:not([aria-label*='Omaha'])");
  await expect.poll(() => others.count()).toBeGreaterThan(1);
  await marker.focus();
  const name = await marker.getAttribute("aria-label");
  const answered = page.waitForResponse(/\/api\/map\?.*q=Omaha/);
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("#filter-q")!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "Omaha");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await answered;
  await expect(others).toHaveCount(1);
  await expect(page.getByRole("button", { name: name!, exact: true })).toBeFocused();
});

test("the places on the map are also available as a list", async ({ page, visitor }) => {
  await visitor.visit("/most-haunted");
  await openMap(page);
  await page.getByText("List of places on this map").click();
  const list = page.locator("details[open] li a");
  // Markers are drawn first, the list shortly after.
  await expect.poll(() => list.count()).toBeGreaterThan(0);
  await list.first().click();
  await expect(page).toHaveURL(/\/location\//);
});

test("places outside the view are one press away", async ({ page, visitor }) => {
  await visitor.visit("/state/texas");
  await openMap(page);
  const button = frameOf(page).getByRole("button", { name: /^Show all \d+ places$/ });
  await expect(button).toBeVisible();
  const count = Number((await button.textContent())!.match(/\d+/)![0]);
  const answered = page.waitForResponse(/\/api\/map/);
  await button.click();
  const { places, groups: grouped } = (await (await answered).json()) as { places: []; groups: { count: number }[] };
  expect(places.length + grouped.reduce((sum, group) => sum + group.count, 0)).toBe(count);
  await expect(button).toBeHidden();
});

const isMapAt = (url: string, zoom: number): boolean =>
  url.includes("/api/map?") && new URL(url).searchParams.get("zoom") === String(zoom);

test("a place's map shows its neighbors, fainter and with a way to them", async ({ page, visitor }) => {
  await visitor.visit("/location/lizzie-borden-house-fall-river-massachusetts");
  await openMap(page);
  await expect(markers(page)).not.toHaveCount(0);
  // A key that is pressed while the map still zooms is lost; it asks for places when it has zoomed.
  for (const zoom of [12, 11, 10]) {
    const answered = page.waitForResponse((response) => isMapAt(response.url(), zoom));
    await mapOf(page).press("-");
    await answered;
  }
  // Its markers may still change; the one with the focus stays.
  const neighbor = page.locator(".map-neighbor").first();
  await expect.poll(async () => (await neighbor.boundingBox())?.width).toBe(30);
  await neighbor.focus();
  await page.keyboard.press("Enter");
  await page.locator(".leaflet-popup a[href^='/location/']").click();
  await expect(page).not.toHaveURL(/lizzie-borden/);
});

test("the page's filters apply to its map", async ({ page, visitor }) => {
  await visitor.visit("/all-locations");
  await openMap(page);
  const filtered = page.waitForResponse(/\/api\/map\?.*state=Ohio/);
  await page.getByLabel("State", { exact: true }).selectOption("Ohio");
  const { places, groups: grouped } = (await (await filtered).json()) as {
    places: { state: string }[];
    groups: { count: number }[];
  };
  expect(places.every((place) => place.state === "Ohio")).toBe(true);
  expect(places.length + grouped.length).toBeGreaterThan(0);
});
