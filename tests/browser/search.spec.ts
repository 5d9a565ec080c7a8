import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

// The moving sky above the search box would take as much of the processor as the rest; the journeys of the shell have it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const SEARCH_BOX = { name: "City, state, or zip code" };

test("by keyboard: search from the home page and open all results", async ({ page, visitor }) => {
  await visitor.visit("/");
  const box = page.getByRole("combobox", SEARCH_BOX);
  await box.focus();
  await page.keyboard.type("salem");
  const options = suggestions(page);
  await expect(options.first()).toHaveText(/Salem, Massachusetts/);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id"))!);
  await page.keyboard.press("Enter");

  const heading = page.getByRole("heading", { name: /^Search Results \(\d+ locations found\)$/ });
  await expect(heading).toBeFocused();
  await expect(box).toHaveValue("Salem, Massachusetts");
  const panel = page.getByRole("region", { name: /^Search Results/ });
  await expect(panel).toContainText("Within 100 miles of Salem, Massachusetts");
  await expect(panel.getByRole("article")).toHaveCount(6);
  const total = Number(/\((\d+)/.exec((await heading.textContent())!)![1]);

  await panel.getByRole("link", { name: `View All ${total} Results` }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/all-locations?find=Salem%2C+Massachusetts");
  await expect(page.getByText(new RegExp(`^Showing ${total} of [\\d,]+ paranormal locations$`))).toBeVisible();
  await page.getByRole("link", { name: /remove this filter/ }).click();
  await expect(page).toHaveURL("/all-locations");
});

test("going back from a place restores the search results", async ({ page, visitor }) => {
  await visitor.visit("/");
  const box = page.getByRole("combobox", SEARCH_BOX);
  await box.fill("Savannah");
  await box.press("Enter");
  const panel = page.getByRole("region", { name: /^Search Results/ });
  const last = panel.getByRole("link", { name: /^View Paranormal/ }).last();
  await last.click();
  await expect(page).toHaveURL(/\/location\//);
  await page.goBack();
  await expect(panel).toContainText("Within 100 miles of Savannah, Georgia");
  await expect(box).toHaveValue("Savannah");
  await expect(last).toBeInViewport();
});

test("Enter submits the text; Escape closes the suggestions and keeps the text", async ({ page, visitor }) => {
  await visitor.visit("/");
  const box = page.getByRole("combobox", SEARCH_BOX);
  await box.fill("01970");
  await expect(suggestions(page).first()).toBeVisible();
  await box.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(box).toHaveValue("01970");
  await box.press("Enter");
  await expect(page.getByText("Within 100 miles of Salem, Massachusetts 01970.")).toBeVisible();
});

test("the arrow down opens the suggestions again after Escape", async ({ page, visitor }) => {
  await visitor.visit("/");
  const box = page.getByRole("combobox", SEARCH_BOX);
  await box.fill("01970");
  await expect(suggestions(page).first()).toBeVisible();
  await box.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await box.press("ArrowDown");
  await expect(suggestions(page).first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  await expect(suggestions(page).first()).toHaveAttribute("aria-selected", "true");
});

test("open suggestions are accessible", async ({ page, visitor }) => {
  await visitor.visit("/search");
  await page.getByRole("combobox", SEARCH_BOX).fill("salem");
  await expect(suggestions(page).first()).toBeVisible();
  await visitor.expectAccessible();
});

test("a suggested place opens its page", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.getByRole("combobox", SEARCH_BOX).fill("winchestor mistery");
  await suggestions(page).filter({ hasText: "Winchester Mystery House" }).click();
  await expect(page).toHaveURL("/location/winchester-mystery-house-san-jose-california");
});

test("a stale response is not shown", async ({ page, visitor }) => {
  await visitor.visit("/");
  const late = Promise.withResolvers<void>();
  await page.route("**/api/suggest?q=s*", async (route) => {
    if (new URL(route.request().url()).searchParams.get("q") === "sav") await late.promise;
    await route.continue().catch(() => {});
  });
  const box = page.getByRole("combobox", SEARCH_BOX);
  const asked = page.waitForRequest(/suggest\?q=sav$/);
  await box.fill("sav");
  await asked;
  await box.fill("salem");
  await expect(suggestions(page).first()).toHaveText(/Salem, Massachusetts/);
  late.resolve();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(suggestions(page).first()).toHaveText(/Salem, Massachusetts/);
});

test("a choice by keyboard is of the answer to the text as it stands", async ({ page, visitor }) => {
  await visitor.visit("/");
  const late = Promise.withResolvers<void>();
  await page.route("**/api/suggest?q=winchester*", async (route) => {
    await late.promise;
    await route.continue();
  });
  const box = page.getByRole("combobox", SEARCH_BOX);
  await box.fill("salem");
  await expect(suggestions(page).first()).toHaveText(/Salem/);
  await box.fill("winchester mystery");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(page).toHaveURL("/");
  late.resolve();
  await expect(page).toHaveURL("/location/winchester-mystery-house-san-jose-california");
});

test("results are restored after visiting a place and after a reload", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.getByRole("combobox", SEARCH_BOX).fill("Salem, MA");
  await page.getByRole("combobox", SEARCH_BOX).press("Enter");
  await expect(page).toHaveURL("/?q=Salem%2C+MA");
  const panel = page.getByRole("region", { name: /^Search Results/ });
  await panel.getByRole("link", { name: "The Witch House" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "The Witch House" })).toBeVisible();
  await page.goBack();
  await expect(panel.getByRole("article")).toHaveCount(6);
  await expect(page.getByRole("combobox", SEARCH_BOX)).toHaveValue("Salem, MA");
  await page.reload();
  await expect(panel.getByRole("article")).toHaveCount(6);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("combobox", SEARCH_BOX)).toHaveValue("");
});

test("an empty search shows an error next to the box and in a notice", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a city, state, or zip code to search.");
  await expect(page.getByRole("combobox", SEARCH_BOX)).toHaveAccessibleDescription(
    "Please enter a city, state, or zip code to search.",
  );
});

test("while searching, the button says so and is disabled", async ({ page, visitor }) => {
  await visitor.visit("/");
  const held = Promise.withResolvers<void>();
  await page.route("**/_.data?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("combobox", SEARCH_BOX).fill("Ohio");
  await page.getByRole("combobox", SEARCH_BOX).press("Enter");
  await expect(page.getByRole("button", { name: "Searching..." })).toBeDisabled();
  held.resolve();
  await expect(page.getByRole("heading", { name: /^Search Results/ })).toBeVisible();
  await expect(page.getByRole("search").getByRole("button", { name: "Search" })).toBeEnabled();
});

test("nothing found: the panel and a notice say so", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.getByRole("combobox", SEARCH_BOX).fill("zzzzzzz");
  await page.getByRole("combobox", SEARCH_BOX).press("Enter");
  await expect(page.getByRole("heading", { name: "Search Results (0 locations found)" })).toBeVisible();
  await expect(
    page.getByText(
      "No haunted locations found in that area. Try expanding your search or checking a different location.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("No Results Found");
  await expect(page.getByRole("alert")).toContainText(
    "No haunted locations found near that area. Try expanding your search or checking a different location.",
  );
});

test.describe("when searches are rate limited", () => {
  test.use({ expectedErrors: [/429/] });
  test("the search page says so, and the search can be retried", async ({ page, visitor }) => {
    await visitor.visit("/search");
    await page.route("**/search.data?*", (route) => route.fulfill({ status: 429, body: "Too many requests." }));
    await page.getByRole("combobox", SEARCH_BOX).fill("Ohio");
    await page.getByRole("combobox", SEARCH_BOX).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Too many requests" })).toBeVisible();
    await visitor.expectAccessible();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: /^Search Results/ })).toBeVisible();
  });
});

test.describe("when the server fails", () => {
  test.use({ expectedErrors: [/500/] });
  test("a notice says so and the search can be retried", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.route("**/_.data?*", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await page.getByRole("combobox", SEARCH_BOX).fill("Ohio");
    await page.getByRole("combobox", SEARCH_BOX).press("Enter");
    await expect(page.getByRole("alert")).toContainText("Search Error");
    await expect(page.getByRole("alert")).toContainText("Failed to search for haunted locations. Please try again.");
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: /^Search Results/ })).toBeVisible();
  });

  test("the nearby section says so and can be retried", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.route("**/api/search/nearby", (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await page.getByLabel("Address, city or zip code").fill("Salem, MA");
    await page.getByRole("button", { name: "Find Haunts" }).click();
    await expect(page.getByRole("alert")).toContainText("Search Error");
    await expect(page.getByRole("alert")).toContainText("Failed to find nearby haunted locations. Please try again.");
    await page.getByRole("button", { name: "Find Haunts" }).click();
    await expect(page.getByRole("heading", { name: /^Nearby Haunted Attractions/ })).toBeVisible();
  });
});

test("the type filter narrows the results and is kept by the link to all of them", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.getByLabel("Type of place").selectOption("Hotels & Inns");
  await page.getByRole("combobox", SEARCH_BOX).fill("Colorado");
  await page.getByRole("combobox", SEARCH_BOX).press("Enter");
  await expect(page.getByRole("heading", { name: /^Search Results/ })).toBeFocused();
  await expect(
    page
      .getByRole("region", { name: /^Search Results/ })
      .getByRole("article")
      .first(),
  ).toContainText("Colorado");
});

test.describe("Find Haunts Near You", () => {
  const here = { latitude: 42.52, longitude: -70.89 };

  test("by text, under the results of a search: five cards with distance and rating", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.getByRole("combobox", SEARCH_BOX).fill("Ohio");
    await page.getByRole("combobox", SEARCH_BOX).press("Enter");
    await expect(page.getByRole("heading", { name: /^Search Results/ })).toBeFocused();
    const field = page.getByLabel("Address, city or zip code");
    await field.fill("Salem, MA");
    await field.press("Enter");
    await expect(page.getByRole("heading", { name: /^Nearby Haunted Attractions \(\d+ found\)$/ })).toBeVisible();
    const cards = page.getByRole("link", { name: /^View Details/ });
    await expect(cards).toHaveCount(5);
    await expect(page.getByText(/^\d+\.\d miles$/).first()).toBeVisible();
    await visitor.expectAccessible();
    await cards.first().click();
    await expect(page).toHaveURL(/\/location\//);
  });

  test("rejects empty and unknown text", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.getByRole("button", { name: "Find Haunts" }).click();
    await expect(page.getByRole("alert")).toContainText("Location Required");
    await expect(page.getByRole("alert")).toContainText("Please enter your address, city, or zip code.");
  });

  test.describe("an unknown place", () => {
    test.use({ expectedErrors: [/404/] });
    test("is reported as not found", async ({ page, visitor }) => {
      await visitor.visit("/");
      await page.getByLabel("Address, city or zip code").fill("qwertyuiop");
      await page.getByRole("button", { name: "Find Haunts" }).click();
      await expect(page.getByRole("alert")).toContainText("Location Not Found");
      await expect(page.getByRole("alert")).toContainText(
        "Unable to find the location you entered. Please try a different address.",
      );
      await expect(page.getByRole("button", { name: "Find Haunts" })).toBeEnabled();
    });
  });

  test.describe("a wish with a place", () => {
    test.use({ expectedErrors: [/404/] });
    test("is answered by the search", async ({ page, visitor }) => {
      await visitor.visit("/");
      await page.getByLabel("Address, city or zip code").fill("free places near Salem, MA");
      await page.getByRole("button", { name: "Find Haunts" }).click();
      await expect(page).toHaveURL(/\/search\?q=free\+places\+near\+Salem%2C\+MA&within=50$/);
      await expect(page.getByRole("link", { name: "Free (remove this)" })).toBeVisible();
    });
  });

  test("free places near me: the device's position, and what was wished for", async ({ page, visitor, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(here);
    await visitor.visit("/search?q=free+places+near+me");
    await page.getByRole("button", { name: "Use My Current Location" }).click();
    await expect(page).toHaveURL("/search?q=free+places+near+me&lat=42.52&lng=-70.89");
    await expect(page.getByRole("heading", { name: /^Nearby Haunted Attractions/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Within 50 miles of you/ })).toBeVisible();
    await visitor.expectAccessible();
  });

  test("by geolocation, when permitted", async ({ page, visitor, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(here);
    await visitor.visit("/");
    await page.getByRole("button", { name: "Use My Current Location" }).click();
    await expect(page.getByRole("heading", { name: /^Nearby Haunted Attractions/ })).toBeVisible();
  });

  test("says so when geolocation is denied", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.getByRole("button", { name: "Use My Current Location" }).click();
    await expect(page.getByRole("alert")).toContainText("Location Error");
    await expect(page.getByRole("alert")).toContainText(
      "Unable to get your current location. Please enable location services.",
    );
  });

  test("both buttons are disabled while locating, and enabled after a timeout", async ({ page, visitor }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed, options) => {
        Object.assign(window, { asked: options, giveUp: () => failed?.({ code: 3 } as GeolocationPositionError) });
      };
    });
    await visitor.visit("/");
    await page.getByRole("button", { name: "Use My Current Location" }).click();
    await expect(page.getByRole("button", { name: "Searching..." })).toBeDisabled();
    await expect(page.getByRole("button", { name: "Use My Current Location" })).toBeDisabled();
    expect(await page.evaluate(() => (window as never as { asked: PositionOptions }).asked)).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    });
    await page.evaluate(() => (window as never as { giveUp: () => void }).giveUp());
    await expect(page.getByRole("alert")).toContainText("Location Error");
    await expect(page.getByRole("button", { name: "Find Haunts" })).toBeEnabled();
  });

  test("says so if the browser has no geolocation", async ({ page, visitor }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "geolocation");
    });
    await visitor.visit("/");
    await page.getByRole("button", { name: "Use My Current Location" }).click();
    await expect(page.getByRole("alert")).toContainText("Location Error");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both searches lead to the search page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", SEARCH_BOX).fill("Salem, MA");
    await page.getByRole("combobox", SEARCH_BOX).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=Salem%2C\+MA/);
    await expect(page.getByRole("article").first()).toContainText(/\d\.\d mi/);
    await page.goto("/");
    await page.getByLabel("Address, city or zip code").fill("01970");
    await page.getByRole("button", { name: "Find Haunts" }).click();
    await expect(page).toHaveURL(/\/search\?q=01970&within=50$/);
    await expect(page.getByRole("heading", { name: /^Nearby Haunted Attractions \(\d+ found\)$/ })).toBeVisible();
    await expect(page.getByText("Within 50 miles of Salem, Massachusetts 01970.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Use My Current Location" })).toBeHidden();
  });
});
