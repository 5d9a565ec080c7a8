import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

for (const width of [390, 1440]) {
  test(`filter and share the link at ${width} px`, async ({ page, visitor, browser, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitor.visit("/all-locations");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const state = page.getByLabel("State", { exact: true });
    await state.focus();
    await state.selectOption("Ohio");
    await expect(page).toHaveURL("/all-locations?state=Ohio");
    const shown = page.getByRole("status").filter({ hasText: "paranormal locations" });
    await expect(shown).not.toHaveText(/Showing (\S+) of \1 /);
    await expect(state).toBeFocused();
    await page.getByLabel("Kind of place").selectOption("house");
    await expect(page).toHaveURL("/all-locations?state=Ohio&kind=house");
    await expect(page.getByRole("article").first()).toContainText("Ohio");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

    const namesOn = (on: Page) => on.getByRole("article").getByRole("heading").allTextContents();
    const friend = await browser.newPage({ baseURL: baseURL! });
    await friend.goto(page.url());
    const names = await namesOn(friend);
    expect(names.length).toBeGreaterThan(0);
    await expect.poll(() => namesOn(page)).toEqual(names);
    await expect(friend.getByLabel("State", { exact: true })).toHaveValue("Ohio");
    await friend.close();
  });
}

test.describe("all locations", () => {
  test("filters while typing, keeps the focus, and adds one history entry", async ({ page, visitor }) => {
    await visitor.visit("/all-locations");
    const search = page.getByLabel("Search", { exact: true });
    await search.pressSequentially("light", { delay: 20 });
    await expect(page).toHaveURL(/\?q=light/);
    await search.pressSequentially("house");
    await expect(page).toHaveURL("/all-locations?q=lighthouse");
    await expect(search).toBeFocused();
    await expect(search).toHaveValue("lighthouse");
    await expect(page.getByRole("article").first()).toContainText(/lighthouse/i);
    await page.goBack();
    await expect(page).toHaveURL("/all-locations");
    await expect(search).toHaveValue("");
    await page.goForward();
    await expect(page).toHaveURL("/all-locations?q=lighthouse");
    await expect(search).toHaveValue("lighthouse");
  });

  test("back and forward restore the form and the results", async ({ page, visitor }) => {
    await visitor.visit("/all-locations");
    const state = page.getByLabel("State", { exact: true });
    const activity = page.getByLabel("Activity", { exact: true });
    await state.selectOption("Texas");
    await expect(page).toHaveURL("/all-locations?state=Texas");
    await activity.selectOption("apparitions");
    await expect(page).toHaveURL("/all-locations?state=Texas&activity=apparitions");
    await page.goBack();
    await expect(page).toHaveURL("/all-locations?state=Texas");
    await expect(activity).toHaveValue("");
    await expect(state).toHaveValue("Texas");
    await page.goBack();
    await expect(state).toHaveValue("");
    await page.goForward();
    await expect(state).toHaveValue("Texas");
    await expect(page.getByRole("article").first()).toContainText("Texas");
  });

  test("works by keyboard alone", async ({ page, visitor }) => {
    await visitor.visit("/all-locations");
    await page.getByLabel("Search", { exact: true }).focus();
    await page.keyboard.type("hotel");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/all-locations?q=hotel");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Sort by")).toBeFocused();
    await page.keyboard.type("Name");
    await expect(page).toHaveURL("/all-locations?q=hotel&sort=name");
    await expect(page.getByLabel("Sort by")).toBeFocused();
  });

  test("a chip that is removed by keyboard leaves the focus with the others, the last with the search", async ({
    page,
    visitor,
  }) => {
    await visitor.visit("/all-locations?q=hotel&state=Ohio&enter=1");
    const chip = (name: string) => page.getByRole("link", { name: `${name} (remove this filter)` });
    await chip('"hotel"').press("Enter");
    await expect(page).toHaveURL("/all-locations?state=Ohio&enter=1");
    await expect(chip("Ohio")).toBeFocused();
    await chip("Can be entered").press("Enter");
    await expect(page).toHaveURL("/all-locations?state=Ohio");
    await expect(chip("Can be entered")).toHaveCount(0);
    await expect(chip("Ohio")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/all-locations");
    await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
  });

  test("says when nothing matches, and clears the filters but not the sort order", async ({ page, visitor }) => {
    await visitor.visit("/all-locations?sort=name&state=Ohio");
    await expect(page.getByRole("link", { name: "Clear All Filters" })).toHaveCount(0);
    await page.getByLabel("Search", { exact: true }).fill("no such place");
    await expect(page.getByRole("heading", { name: "No locations found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your search criteria.")).toBeVisible();
    await page.getByRole("link", { name: "Clear All Filters" }).click();
    await expect(page).toHaveURL("/all-locations?sort=name");
    await expect(page.getByLabel("Search", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
    await expect(page.getByLabel("State", { exact: true })).toHaveValue("");
    await expect(page.getByLabel("Sort by")).toHaveValue("name");
    await expect(page.getByRole("article")).toHaveCount(24);
  });

  test("shows more in place, focuses the first new card, and restores them on back", async ({ page, visitor }) => {
    await visitor.visit("/all-locations");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(24);
    const more = page.getByRole("link", { name: "Show more" });
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(cards).toHaveCount(48);
    await expect(cards.nth(24).getByRole("link")).toBeFocused();
    await expect(page).toHaveURL("/all-locations?page=2&from=1");
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Pages 1-2 of");
    await more.click();
    await expect(cards).toHaveCount(72);
    await expect(page).toHaveURL("/all-locations?page=3&from=1");

    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Most Haunted" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Most Haunted Places in America" })).toBeVisible();
    await page.goBack();
    // Renders 72 posters.
    await expect(cards).toHaveCount(72);
    await page.reload();
    await expect(cards).toHaveCount(72);
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Pages 1-3 of");
    await page.getByLabel("State", { exact: true }).selectOption("Vermont");
    await expect(page).toHaveURL("/all-locations?state=Vermont");
    await expect(cards.first()).toContainText("Vermont");
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  });
});

test("a list on paper says how many of its places it shows, and where all of them are", async ({ page, visitor }) => {
  await visitor.visit("/all-locations?sort=name");
  const note = page.getByText(/^\d+ of [\d,]+ places\. All of them: /);
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(note).toContainText(/^24 of [\d,]+ places\. All of them: http\S+\/all-locations\?sort=name$/);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.getByText("Pages 1-2 of")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(note).toContainText(/^48 of /);
  // All of a short list is there.
  await page.goto("/city/salem");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("a slow navigation shows the page's loading text", async ({ page, visitor }) => {
  await visitor.visit("/most-haunted");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All Locations" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toContainText(
    ["Loading...", "Loading all paranormal locations..."].join(""),
  );
  release();
  await expect(page).toHaveURL("/all-locations");
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ paranormal locations$/)).toBeVisible();
});

test.describe("missing pages", () => {
  test.use({ expectedErrors: [/404/] });
  for (const [path, button, target] of [
    ["/state/narnia", "Explore Other States", "/"],
    ["/city/atlantis", "Explore Other Cities", "/"],
    ["/activity/zither-music", "Explore Other States", "/"],
  ] as const) {
    test(`${path} says so and links to other pages`, async ({ page, visitor }) => {
      await visitor.visit(path);
      await expect(page.getByRole("heading", { level: 1, name: "No Haunted Locations Found" })).toBeVisible();
      await visitor.expectAccessible();
      await page.getByRole("link", { name: button }).click();
      await expect(page).toHaveURL(target);
    });
  }

  test("a page past the end of a list is the not-found page", async ({ page, visitor }) => {
    await visitor.visit("/all-locations?page=999");
    await expect(page).toHaveTitle("404 - Page Not Found");
    await visitor.expectAccessible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ["/state/california", "Haunted California"],
    ["/city/salem", "Haunted Salem"],
    ["/activity/apparitions", "Apparitions Paranormal Locations"],
    ["/activity-types", "Paranormal Activity Types"],
    ["/most-haunted", "Most Haunted Places in America"],
    ["/all-locations", "All Paranormal Locations"],
  ] as const) {
    test(`${path} shows its content`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeAttached();
    });
  }

  test("the filters are a form with a button, and Show more is a link", async ({ page }) => {
    await page.goto("/all-locations");
    await page.getByLabel("State", { exact: true }).selectOption("Ohio");
    await page.getByLabel("Sort by").selectOption("name");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/[?&]state=Ohio/);
    await expect(page.getByRole("article").first()).toContainText("Ohio");
    await expect(page.getByLabel("State", { exact: true })).toHaveValue("Ohio");
    await page.goto("/all-locations");
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL("/all-locations?page=2");
    await expect(page.getByRole("article")).toHaveCount(24);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL("/all-locations");
  });
});

test.describe("when the connection fails", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });

  test("Show more keeps the page, reports the error, and can be retried", async ({ page, visitor, context }) => {
    await visitor.visit("/activity/apparitions");
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(24);
    await context.setOffline(true);
    await page.getByRole("link", { name: "Show more" }).click();
    const pages = page.getByRole("navigation", { name: "Pages" });
    await expect(pages.getByRole("alert")).toContainText("Failed to fetch locations");
    await expect(page.getByRole("heading", { level: 1, name: "Apparitions Paranormal Locations" })).toBeVisible();
    await expect(cards).toHaveCount(24);
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(cards.nth(24)).toBeVisible();
    await expect(pages.getByRole("alert")).toHaveCount(0);
  });

  test("a filter keeps the page, reports the error, and can be retried", async ({ page, visitor, context }) => {
    await visitor.visit("/all-locations");
    await context.setOffline(true);
    await page.getByLabel("State", { exact: true }).selectOption("Ohio");
    const bar = page.getByRole("search", { name: "Filter locations" });
    await expect(bar.getByRole("alert")).toContainText("Failed to fetch locations");
    await expect(page).toHaveURL("/all-locations");
    await expect(page.getByRole("article")).toHaveCount(24);
    await context.setOffline(false);
    await bar.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/all-locations?state=Ohio");
    await expect(bar.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("article").first()).toContainText("Ohio");
  });
});

test("Show more and filters send one request each", async ({ page, visitor }) => {
  await visitor.visit("/all-locations");
  const fromNetwork = () =>
    page.evaluate(
      () =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
          (entry) => entry.name.includes("/all-locations.data") && entry.transferSize > 0,
        ).length,
    );
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(page.getByRole("article")).toHaveCount(48);
  expect(await fromNetwork()).toBe(1);
  await page.getByLabel("State", { exact: true }).selectOption("Ohio");
  await expect(page).toHaveURL("/all-locations?state=Ohio");
  expect(await fromNetwork()).toBe(2);
});
