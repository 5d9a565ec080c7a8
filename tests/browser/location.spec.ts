import { expect, test } from "./journey.ts";

/** Its record has checked hours and a telephone number. */
const LIGHTHOUSE = "/location/st-augustine-lighthouse-st-augustine-florida";
const WINCHESTER = "/location/winchester-mystery-house-san-jose-california";

for (const width of [390, 1440]) {
  test(`from home to state, city, place and a related place at ${width} px`, async ({ page, visitor }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await visitor.visit("/");
    const main = page.getByRole("main");
    await main
      .getByRole("link", { name: /Pennsylvania/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Haunted Pennsylvania" })).toBeVisible();
    await main
      .getByRole("link", { name: /Philadelphia/ })
      .first()
      .click();
    await expect(page).toHaveURL("/city/philadelphia");
    await main.getByRole("link", { name: /Activity Details.*Eastern State Penitentiary/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Eastern State Penitentiary" })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const related = page.getByRole("region", { name: "Related Paranormal Locations" }).getByRole("link").first();
    const name = await related.textContent();
    await related.click();
    await expect(page.getByRole("heading", { level: 1, name: name! })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Eastern State Penitentiary" })).toBeVisible();
  });
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test(`the title is on the first screen of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(WINCHESTER);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Drawing, not a likeness").first()).toBeInViewport({ ratio: 1 });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("access, directions, hours and admission are on the first screen, address and telephone within the first two", async ({
    page,
    visitor,
  }) => {
    await visitor.visit(LIGHTHOUSE);
    const { y: fold } = (await page.locator(".action-bar").boundingBox())!;
    const panel = page.getByRole("complementary", { name: "Visit Information" });
    const limits = { Hours: fold, Admission: fold, Address: 2 * fold, Phone: 2 * fold };
    for (const [label, limit] of Object.entries(limits)) {
      const { y, height } = (await panel.getByText(label, { exact: true }).locator("..").boundingBox())!;
      expect(y + height, label).toBeLessThan(limit);
    }
  });

  test("a long story is folded, but not when a link leads to it, and not on paper", async ({ page, visitor }) => {
    await visitor.visit(WINCHESTER);
    const last = page.getByRole("region", { name: "The Haunting Story" }).locator("p").last();
    await expect(last).toBeHidden();
    await page.getByText("Read the whole story").click();
    await expect(last).toBeVisible();
    await visitor.expectAccessible();
    await visitor.visit(`${WINCHESTER}#story`);
    await page.reload();
    await expect(last).toBeVisible();
    await visitor.visit(WINCHESTER);
    await page.reload();
    await expect(last).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(last).toBeVisible();
  });

  test("a bar with directions stays at the bottom while one reads, covers no focus, and is not printed", async ({
    page,
    visitor,
  }) => {
    await visitor.visit(WINCHESTER);
    const bar = page.locator(".action-bar");
    for (const name of ["Directions", /^Save/, "Share"]) {
      await expect(bar.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("heading", { name: "The Haunting Story" }).evaluate((heading) => heading.scrollIntoView());
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole("button", { name: /^Save/ }).click();
    await expect(bar.getByRole("button", { name: /^Saved/ })).toHaveAttribute("aria-pressed", "true");
    for (const link of (await page.locator("main > article a:visible").all()).slice(0, 40)) {
      await link.focus();
      const [focused, covering] = await Promise.all([link.boundingBox(), bar.boundingBox()]);
      expect(focused!.y + focused!.height).toBeLessThanOrEqual(Math.min(covering!.y, 844));
    }
    await page.emulateMedia({ media: "print" });
    await expect(bar).toBeHidden();
  });
});

test("directions lead to the maps that were chosen, and the choice is remembered", async ({ page, visitor }) => {
  const asked: string[] = [];
  await page.route(/google\.com|apple\.com|openstreetmap\.org\/directions/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ body: "A map" });
  });
  await visitor.visit(WINCHESTER);
  const panel = page.getByRole("complementary", { name: "Visit Information" });
  await panel.getByRole("button", { name: "Directions" }).click();
  const choice = page.getByRole("dialog", { name: "Directions in" });
  await expect(choice.getByRole("link")).toHaveText(["Google Maps", "Apple Maps", "OpenStreetMap"]);
  await visitor.expectAccessible();
  expect(asked).toEqual([]);
  await choice.getByRole("link", { name: "Apple Maps" }).click();
  await expect(page.getByText("A map")).toBeVisible();
  await visitor.visit(WINCHESTER);
  await panel.getByRole("button", { name: "Choose other maps" }).click();
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await panel.getByRole("link", { name: "Directions in Apple Maps" }).click();
  await expect(page.getByText("A map")).toBeVisible();
  expect(asked).toEqual(["maps.apple.com", "maps.apple.com"]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test("directions open in any map app, too", async ({ page, visitor }) => {
    await visitor.visit(WINCHESTER);
    await page.getByRole("button", { name: "Directions" }).filter({ visible: true }).click();
    const choice = page.getByRole("dialog", { name: "Directions in" });
    await expect(choice.getByRole("link")).toHaveText(["Google Maps", "Apple Maps", "OpenStreetMap", "Other app"]);
    const href = await choice.getByRole("link", { name: "Other app" }).getAttribute("href");
    expect(href).toMatch(/^geo:37\.\d+,-121\.\d+\?q=37\.\d+,-121\.\d+$/);
  });
});

test.describe("a correction that cannot be sent", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });
  test("stays on the page and keeps its text", async ({ page, visitor, context }) => {
    await visitor.visit(WINCHESTER);
    await page.getByRole("link", { name: "Ask us to correct or remove this listing" }).click();
    await page.getByLabel("Your message").fill("The year is 1884.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be sent" })).toBeFocused();
    await expect(page.getByLabel("Your message")).toHaveValue("The year is 1884.");
    await context.setOffline(false);
  });
});

test("Share offers the link, and the code of a card for other pages", async ({ page, visitor, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await visitor.visit(WINCHESTER);
  const share = page.getByRole("button", { name: "Share", exact: true }).filter({ visible: true });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await share.click();
  await visitor.expectAccessible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await copied()).toMatch(/\/location\/winchester-mystery-house/);
  await share.click();
  await page.getByRole("button", { name: "Copy code" }).click();
  await expect(page.getByText("Code copied")).toBeVisible();
  expect(await copied()).toMatch(/^<iframe src="http:\/\/.+\/embed\/location\/winchester-mystery-house-.+<\/iframe>$/);
});

for (const width of [340, 520]) {
  test(`the card for other pages, ${width} px wide, is accessible, fits its frame and asks for nothing but its picture`, async ({
    page,
    visitor,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width, height: width < 420 ? 380 : 220 });
    await page.goto(`/embed${WINCHESTER}`);
    await visitor.expectAccessible();
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.querySelector("main div")!.scrollHeight - document.querySelector("main div")!.clientHeight,
    ]);
    expect(over.every((pixels) => pixels <= 0)).toBe(true);
    expect(requests.filter((path) => !/^\/(embed|art)\//.test(path))).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the story, the visit panel and the sources are shown, and no controls that need scripts", async ({ page }) => {
    await page.goto(WINCHESTER);
    await expect(page.getByRole("heading", { name: "The Haunting Story" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Visit Information" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Additional Sources" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Find Near Me" })).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("region", { name: "The Haunting Story" }).locator("p").last()).toBeVisible();
    await page.getByRole("button", { name: "Directions" }).filter({ visible: true }).click();
    await expect(page.getByRole("link", { name: "OpenStreetMap" }).first()).toBeVisible();
  });
});

test("at a desk the facts of the visit are on the first screen, and nothing scrolls inside the page", async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.visit(LIGHTHOUSE);
  const panel = page.getByRole("complementary", { name: "Visit Information" });
  for (const label of ["Address", "Hours", "Admission", "Phone"]) {
    await expect(panel.getByText(label, { exact: true }).locator("..")).toBeInViewport({ ratio: 1 });
  }
  await expect(panel.getByText("Address", { exact: true }).locator("..")).toContainText("St. Augustine, Florida");
  for (const name of ["Directions", /^Save/, "Share"]) {
    await expect(panel.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText("Read the whole story")).toBeHidden();
  await expect(page.getByRole("region", { name: "The Haunting Story" }).locator("p").last()).toBeVisible();
  const scrollers = await page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter(
        (part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
      )
      .map((part) => part.className),
  );
  expect(scrollers).toEqual([]);
});

test("the whole visit panel can be reached while reading the story", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visitor.visit(WINCHESTER);
  const panel = page.getByRole("complementary", { name: "Visit Information" });
  for (const link of await panel.getByRole("link").all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.95 });
  }
});

test("at 400 % zoom a source's long address wraps", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visitor.visit("/location/waverly-hills-sanatorium-louisville-kentucky");
  await page.getByText("More for your visit, and sources").click();
  await expect(page.getByRole("link", { name: /freepages\.history\.rootsweb/ })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("in print the visit information comes before the story, without interactive parts", async ({ page, visitor }) => {
  // A sheet of letter paper.
  await page.setViewportSize({ width: 704, height: 900 });
  await visitor.visit(WINCHESTER);
  await page.emulateMedia({ media: "print" });
  const topOf = async (name: string) => (await page.getByRole("heading", { name, exact: true }).boundingBox())!.y;
  expect(await topOf("Visit Information")).toBeLessThan(await topOf("The Haunting Story"));
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
  await expect(page.getByText("https://winchestermysteryhouse.com/").first()).toBeVisible();
  // Nothing to read there.
  await expect(page.getByText("Nobody has written about a visit yet.")).toBeHidden();
});

test("the meaning of a rating is one click away", async ({ page, visitor }) => {
  await visitor.visit(WINCHESTER);
  await page.getByText("Why this score").click();
  await page.getByRole("link", { name: "What the rating means" }).click();
  await expect(page).toHaveURL("/about#rating");
  await expect(page.getByRole("heading", { name: "What the rating means" })).toBeInViewport();
});
