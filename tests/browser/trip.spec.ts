import type { Page } from "@playwright/test";
import { expect, test, untilInteractive } from "./journey.ts";

const TRIP = "/trip?from=Nashville,+TN&to=New+Orleans,+LA&days=3&start=2026-10-30";

/** Names of the stops, in order. */
const stops = (page: Page) => page.locator(".trip-stop h3 a");
const notice = (page: Page) => page.getByRole("region", { name: /Notifications/ });

test("a trip is asked for, with suggestions and by keyboard alone", async ({ page, visitor }) => {
  await visitor.visit("/trip");
  await visitor.expectAccessible();
  await page.getByLabel("From").focus();
  await page.keyboard.type("Nashville, T");
  await expect(page.getByRole("option", { name: /Nashville, Tennessee/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("From")).toHaveValue(/Nashville/);
  await page.getByLabel("To", { exact: true }).focus();
  await page.keyboard.type("New Orleans, LA");
  await page.keyboard.press("Enter");
  // The first plan of a server waits until it has read the roads.
  await expect(page.getByRole("heading", { level: 1, name: "Nashville to New Orleans" })).toBeVisible();
  await expect(page).toHaveURL(/\/trip\?from=Nashville,\+T[^&]*&to=New\+Orleans,\+LA$/);
  const summary = page.locator("#trip-summary");
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleName(/^Nashville to New Orleans: 2 days, \d+ stops$/);
  await expect(page.getByRole("heading", { name: "Day 2" })).toBeVisible();
});

test("after an example's link the focus is on the plan", async ({ page, visitor }) => {
  await visitor.visit("/trip");
  await page.locator("main a[href^='/trip?']").first().press("Enter");
  await expect(page.locator("#trip-summary")).toBeFocused();
});

test("mistakes are said beside their fields, which keep what was typed", async ({ page, visitor }) => {
  await visitor.visit("/trip");
  await page.getByLabel("From").fill("Xyzzyville");
  await page.getByLabel("Days").fill("99");
  await page.getByRole("button", { name: "Plan the trip" }).click();
  await expect(page.getByLabel("From")).toHaveAccessibleDescription(/could not find "Xyzzyville"/);
  await expect(page.getByLabel("From")).toBeFocused();
  await expect(page.getByLabel("From")).toHaveValue("Xyzzyville");
  await expect(page.getByLabel("Days")).toHaveValue("99");
  await visitor.expectAccessible();
});

test("a plan is changed in place, and the link to it shows the same plan to someone else", async ({
  page,
  visitor,
  browser,
}) => {
  test.slow();
  await visitor.visit(TRIP);
  const first = await stops(page).first().textContent();
  const before = await stops(page).count();

  await page.getByRole("button", { name: `Drop ${first}` }).click();
  await expect(notice(page)).toContainText(`Dropped: ${first}`);
  await expect(notice(page)).toContainText(/\d+ stops, .+ of driving/);
  await expect(stops(page).filter({ hasText: first! })).toHaveCount(0);
  await expect(page).toHaveURL(/without=/);
  await expect(page.locator(".trip-stop a:focus, h2:focus")).toBeVisible();

  const second = await stops(page).nth(1).textContent();
  const earlier = page.getByRole("button", { name: `Earlier: ${second}` });
  await expect(earlier).toBeHidden();
  await page.getByText(`Move ${second}`).click();
  await earlier.click();
  await expect(stops(page).first()).toHaveText(second!);
  await expect(page).toHaveURL(/fixed=1/);
  await expect(page.locator(`.trip-stop:first-child :focus`)).toBeVisible();

  const toNextDay = page.getByRole("button", { name: `Move ${second} to day 2` });
  if (!(await toNextDay.isVisible())) await page.getByText(`Move ${second}`, { exact: true }).click();
  await toNextDay.click();
  await expect(notice(page)).toContainText(`${second}: day 2`);
  await expect(
    page.getByRole("region", { name: "Day 2" }).getByRole("link", { name: second!, exact: true }),
  ).toBeVisible();
  expect(await stops(page).count()).toBeGreaterThanOrEqual(before - 2);

  const names = await stops(page).allTextContents();
  const shared = await page.getByRole("link", { name: "The link to this plan" }).getAttribute("href");
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await other.newPage();
  await theirs.goto(shared!);
  expect(await stops(theirs).allTextContents()).toEqual(names);
  await other.close();

  await page.goBack();
  await expect(stops(page).first()).toHaveText(second!);
});

test("a place that is added keeps what its button says, and Undo brings back the earlier plan", async ({
  page,
  visitor,
}) => {
  await visitor.visit(TRIP);
  const address = page.url();
  const before = await stops(page).allTextContents();
  const add = page.getByRole("button", { name: /^Add, .+: (?!.* places$)/ }).first();
  const label = (await add.getAttribute("aria-label"))!;
  const [, out] = /, in place of (.+?): /i.exec(label) ?? [];
  const name = label.slice(label.lastIndexOf(": ") + 2);
  await add.click();
  await expect(notice(page)).toContainText(`${name}: day`);
  const kept = before.filter((stop) => stop.toLowerCase() !== out?.toLowerCase());
  expect((await stops(page).allTextContents()).toSorted()).toEqual([...kept, name].toSorted());
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(stops(page)).toHaveText(before);
  expect(page.url()).toBe(address);
});

test("rarer wishes are folded until they are used", async ({ page, visitor }) => {
  await visitor.visit("/trip");
  await expect(page.getByRole("textbox", { name: "Along" })).toBeHidden();
  await page.getByText("Route", { exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Along" })).toBeVisible();
  await visitor.visit(`${TRIP}&along=US+61&people=4`);
  await page.getByText("Change your trip").click();
  await expect(page.getByRole("textbox", { name: "Along" })).toHaveValue("US 61");
  await expect(page.getByLabel("People")).toHaveValue("4");
  await expect(page.getByRole("group", { name: "Kinds of places" })).toBeHidden();
  await visitor.expectAccessible();
});

test("the link is copied, and shared where the browser can", async ({ page, visitor, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const told: { share?: (what: ShareData) => Promise<void> } = navigator;
    Object.defineProperty(told, "share", {
      value: async ({ url }: ShareData) => document.documentElement.setAttribute("data-shared", url ?? ""),
    });
  });
  await visitor.visit(TRIP);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(notice(page)).toContainText("Link copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/trip\?from=Nashville,\+TN&.*with=.*&fixed=1$/);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", copied);
});

test("the map draws the line and numbered stops", async ({ page, visitor }) => {
  await visitor.visit(TRIP);
  const map = page.getByRole("region", { name: "Map: Nashville to New Orleans" });
  await map.scrollIntoViewIfNeeded();
  const marker = map.getByRole("button", { name: /^Stops? 1\b/ });
  await expect(marker).toBeVisible();
  // Those of one town stand side by side, so that their numbers can be read.
  const markers = await map.getByRole("button", { name: /^Stops? \d/ }).all();
  expect(markers.length).toBeGreaterThan(4);
  const boxes = await Promise.all(markers.map(async (one) => (await one.boundingBox())!));
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
      const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
      expect(Math.min(width, height)).toBeLessThan(6);
    }
  }
  await expect(map.locator("path[stroke]").first()).toBeAttached();
  await marker.focus();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("link", { name: (await stops(page).first().textContent())! })).toBeVisible();
});

test("the time at a stop, the start of a day and the town of a night are changed beside them", async ({
  page,
  visitor,
}) => {
  await visitor.visit(TRIP);
  for (const day of [1, 2]) await page.getByText(`Change this day: day ${day}`).click();
  await page.getByLabel("Start at (now 9:00 AM), day 2").fill("10:30");
  await page.getByLabel("Town of the night, day 1").fill("Birmingham, AL");
  await page.getByRole("button", { name: "Change day 2" }).click();
  await expect(notice(page)).toContainText("Changed as you asked");
  await expect(page).toHaveURL(/starts=2@10%3A30&night=1@Birmingham,\+AL/);
  await expect(page.locator("#day-1")).toContainText("Night in or near Birmingham, Alabama");
  await expect(page.getByLabel("Start at (now 10:30 AM), day 2")).toHaveValue("10:30");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(new RegExp(`${TRIP.replaceAll("?", "\\?").replaceAll("+", "\\+")}$`));
});

test("on paper the map is a page and each day another, with addresses and without controls", async ({
  page,
  visitor,
}) => {
  await visitor.visit(TRIP);
  const days = await page.locator(".trip-day").count();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /^Drop / }).first()).toBeHidden();
  await expect(page.locator(".trip-stop").first()).toContainText(
    /\d+ .+, .+, (Tennessee|Alabama|Mississippi|Louisiana)/,
  );
  await expect(page.getByAltText(/^QR code of (the|a) link /)).toBeVisible();
  await expect(page.getByAltText("Map: Nashville to New Orleans")).toBeVisible();
  // Times and names stand in columns that do not touch.
  await page.setViewportSize({ width: 704, height: 900 });
  const [times, name] = await Promise.all([
    page.locator(".trip-when").first().boundingBox(),
    page.locator(".trip-stop h3").first().boundingBox(),
  ]);
  expect(name!.x - (times!.x + times!.width)).toBeGreaterThan(12);
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(days + 1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a trip is planned, changed and downloaded", async ({ page }) => {
    test.slow();
    await page.goto("/trip");
    await page.getByLabel("From").fill("Nashville, TN");
    await page.getByLabel("To", { exact: true }).fill("New Orleans, LA");
    await page.getByLabel("Days").fill("2");
    await page.getByRole("button", { name: "Plan the trip" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nashville to New Orleans" })).toBeVisible();
    const picture = page.getByAltText("Map: Nashville to New Orleans");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const last = await stops(page).last().textContent();
    await page.getByRole("button", { name: `Drop ${last}` }).click();
    await expect(page).toHaveURL(/without=.*#plan$/);
    await expect(stops(page).filter({ hasText: last! })).toHaveCount(0);
    await page.getByRole("link", { name: `${last} (allow it again)` }).click();
    await expect(page).not.toHaveURL(/without=/);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "GPX", exact: true }).click();
    expect((await download).suggestedFilename()).toBe("haunted-trip.gpx");
  });
});

test("a sample route of the guide and a place open in the planner", async ({ page, visitor }) => {
  test.slow();
  await visitor.visit("/haunted-roadtrip/new-england-weekend");
  await page.getByRole("link", { name: /^Open in the planner.*A New England weekend/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fall River to Kennebunk" })).toBeVisible();
  await expect(stops(page)).toHaveCount(7);
  await stops(page).first().click();
  await untilInteractive(page);
  await page.getByRole("link", { name: "Plan a trip here" }).click();
  await expect(page.getByText("Must include:")).toBeVisible();
  await expect(page.getByLabel("From")).toHaveValue("");
});
