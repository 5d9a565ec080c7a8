/** A whole day of a trip that was kept: without a network, 40 minutes late, with a moving position. The server is really stopped. */
import type { Page, Request } from "@playwright/test";
import { expect, untilInteractive } from "./journey.ts";
import { test } from "./stoppable-site.ts";

const TRIP = "/trip?from=Nashville,+TN&to=New+Orleans,+LA&days=3&start=2026-10-30";
const WALK = "/trip?from=New+Orleans,+LA&mode=walk&start=2026-10-31";
/** The morning of its second day, and of the walk, by the clocks of the test's time zone. */
const THAT_MORNING = new Date("2026-10-31T14:10:00Z");
const LATE = 40;

test.use({ timezoneId: "America/Chicago" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const steps = (page: Page) => page.getByRole("navigation", { name: "Stops of this day" }).getByRole("link");

async function positionOf(page: Page): Promise<{ latitude: number; longitude: number }> {
  const href = await page.getByRole("link", { name: "Directions in Other app" }).getAttribute("href");
  const [, latitude, longitude] = /^geo:([\d.-]+),([\d.-]+)/.exec(href!)!.map(Number);
  // Some yards off, in digits that no stop has: stops in towns are not much farther from each other.
  return { latitude: latitude! + 0.0000432, longitude: longitude! + 0.0000234 };
}

test("the whole day of a kept plan, from Saved, without a network and 40 minutes late", async ({
  page,
  context,
  visitor,
  site,
}) => {
  await context.grantPermissions(["geolocation"]);
  await visitor.visit(TRIP);
  await page.getByRole("button", { name: "Keep for offline use" }).click();
  await expect(page.getByRole("button", { name: "Kept for offline use" })).toBeVisible();
  await site.stop();

  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  await page.clock.setFixedTime(THAT_MORNING);
  await page.goto("/saved");
  await untilInteractive(page);
  await page.getByRole("link", { name: /^Today.*Day 2: Nashville to New Orleans/ }).click();
  await expect(page).toHaveURL(/day=2$/);
  await untilInteractive(page);

  await page.getByRole("button", { name: "Running late" }).click();
  await page.getByRole("button", { name: `+${LATE} min` }).click();
  await expect(page.getByText(/(\d+ min|hr) later than planned/)).toBeVisible();
  await page.getByRole("switch", { name: /Show how far it is/ }).click();

  const own: string[] = [];
  const visited: string[] = [];
  const stops = (await steps(page).count()) - 1;
  for (let stop = 0; stop < stops; stop++) {
    const name = (await heading(page).textContent())!;
    const position = await positionOf(page);
    await context.setGeolocation({ ...position, latitude: position.latitude - 0.5 });
    await expect(page.getByText(/^3\d miles north from you/)).toBeVisible();
    await context.setGeolocation(position);
    await expect(page.getByText("You are here")).toBeVisible();
    own.push(position.latitude.toFixed(5), (position.latitude - 0.5).toFixed(4), position.longitude.toFixed(5));
    const picture = page.getByRole("article").locator("img[src^='/art/']");
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("button", { name: `Done ${name}` }).click();
    await expect(steps(page).nth(stop)).toHaveAccessibleName(`Stop ${stop + 1}: ${name}, done`);
    // However near the next one is.
    await expect(page.getByText("You are here")).toBeHidden();
    visited.push(name);
  }
  expect(new Set(visited).size).toBe(stops);
  await expect(heading(page)).toContainText(/^Night /);
  const map = page.getByRole("img", { name: "Map of day 2" });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.expectAccessible();

  // The other days and the plan are there as well, and what was marked is, too.
  await page.getByRole("link", { name: "Day 3" }).click();
  await expect(page).toHaveURL(/day=3$/);
  await expect(heading(page)).toBeVisible();
  await page.goto("/trip/mine");
  await expect(page).toHaveURL(/day=2$/);
  await expect(heading(page)).toContainText(/^Night /);
  await page.getByRole("link", { name: "The whole plan" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Day 2" })).toBeVisible();

  expect(own.length).toBeGreaterThan(0);
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    const sent = decodeURIComponent(request.url()) + (request.postData() ?? "") + JSON.stringify(request.headers());
    for (const digits of own) expect(sent).not.toContain(digits);
  }
});

test("a whole walk that was kept, without a network and 40 minutes late, with the way as a word and an arrow", async ({
  page,
  context,
  visitor,
  site,
}) => {
  await context.grantPermissions(["geolocation"]);
  await visitor.visit(WALK);
  await page.getByRole("button", { name: "Keep for offline use" }).click();
  await expect(page.getByRole("button", { name: "Kept for offline use" })).toBeVisible();
  await site.stop();

  await page.clock.setFixedTime(THAT_MORNING);
  await page.goto("/saved");
  await untilInteractive(page);
  await page.getByRole("link", { name: /^Today.*New Orleans on foot/ }).click();
  await untilInteractive(page);
  await page.getByRole("button", { name: "Running late" }).click();
  await page.getByRole("button", { name: `+${LATE} min` }).click();
  await expect(page.getByText(/(\d+ min|hr) later than planned/)).toBeVisible();
  await expect(
    page.getByText(/(north|south|east|west) from New Orleans, Louisiana, in a straight line$/),
  ).toBeVisible();
  await page.getByRole("switch", { name: /Show how far it is/ }).click();

  const stops = (await steps(page).count()) - 1;
  expect(stops).toBeGreaterThan(3);
  for (let stop = 0; stop < stops; stop++) {
    const name = (await heading(page).textContent())!;
    const position = await positionOf(page);
    await context.setGeolocation({ ...position, longitude: position.longitude - 0.005 });
    await expect(page.getByText(/^0\.3 miles east from you/)).toBeVisible();
    await context.setGeolocation(position);
    await expect(page.getByText("You are here")).toBeVisible();
    await page.getByRole("button", { name: `Done ${name}` }).click();
    await expect(steps(page).nth(stop)).toHaveAccessibleName(`Stop ${stop + 1}: ${name}, done`);
  }
  await expect(heading(page)).toContainText("ends in New Orleans");
  const map = page.getByRole("img", { name: "Map of day 1" });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
