import { expect, test, untilInteractive } from "./journey.ts";

test.describe("an unknown page", () => {
  test.use({ expectedErrors: [/404/] });
  test("is accessible and links back", async ({ page, visitor }) => {
    await visitor.visit("/no-such-page");
    await expect(page).toHaveTitle("404 - Page Not Found");
    await visitor.expectAccessible();
    await page.getByRole("main").getByRole("link", { name: "Homepage" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the skip link is the first tab stop and moves to the content", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
});

test("at 400 % zoom the header scrolls away and the whole menu is reachable", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await visitor.visit("/about");
  await page.getByRole("banner").locator("summary").click();
  const last = page.getByRole("navigation", { name: "Menu" }).getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("in print the home page has its text and no forms", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.emulateMedia({ media: "print" });
  const heading = page.getByRole("heading", { level: 1 });
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await expect(page.getByRole("search")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Find Haunts Near You" })).toBeHidden();
  await expect(page.locator(".scene-layer").first()).toBeHidden();
});

test("at 1024 pixels every link of the bar stands on one line", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visitor.visit("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  const tall = await links.evaluateAll((all) =>
    all.filter((link) => link.clientHeight > 44).map((link) => link.textContent),
  );
  expect(tall).toEqual([]);
});

test("the header has the scroll flag after 100 pixels", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visitor.visit("/");
  const header = page.getByRole("banner");
  await expect(header).toHaveAttribute("data-scrolled", "false");
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(header).toHaveAttribute("data-scrolled", "true");
});

test.describe("Find Near Me", () => {
  test("goes to the visitor's position when permitted", async ({ page, visitor, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 42.5, longitude: -70.9 });
    await visitor.visit("/");
    await page.getByRole("button", { name: "Find Near Me" }).click();
    await expect(page).toHaveURL("/?lat=42.5&lng=-70.9");
  });

  test("is a shortcut of the installed app, which asks at once", async ({ page, visitor, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 42.5, longitude: -70.9 });
    await visitor.visit("/#near-me");
    await expect(page).toHaveURL("/?lat=42.5&lng=-70.9");
  });

  test("leads to the results, which have the focus: five cards, all of them, and the map", async ({
    page,
    visitor,
    context,
  }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 42.5, longitude: -70.9 });
    await visitor.visit("/about");
    await page.getByRole("button", { name: "Find Near Me" }).click();
    const heading = page.getByRole("heading", { name: /^Nearby Haunted Attractions \(\d+ found\)$/ });
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await heading.evaluate((element) => element.parentElement === document.activeElement)).toBe(true);
    const section = page.getByRole("region", { name: "Find Haunts Near You" });
    const details = section.getByRole("link", { name: /^View Details/ });
    await expect(details).toHaveCount(5);
    await expect(page.getByRole("region", { name: "Haunted Places Near You", exact: true })).toBeVisible();
    await section.getByRole("link", { name: /^See all \d+$/ }).click();
    await expect(page).toHaveURL(/near=all/);
    await expect(section.getByRole("link", { name: /^See all/ })).toHaveCount(0);
    expect(await details.count()).toBeGreaterThan(5);
  });

  test("when denied, the cursor stands in the field for a town", async ({ page, visitor }) => {
    await visitor.visit("/about");
    await page.getByRole("button", { name: "Find Near Me" }).click();
    await expect(page.getByRole("alert")).toContainText("Location Error");
    const field = page.getByLabel("Address, city or zip code");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(field).toHaveAccessibleDescription(/Type a town or zip code instead/);
  });

  test("says so when denied, in a notice that closes after five seconds or by button", async ({ page, visitor }) => {
    await page.clock.install();
    await visitor.visit("/");
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole("button", { name: "Find Near Me" });
    const notice = page.getByRole("alert");
    await button.click();
    await expect(notice).toContainText("Location Error");
    await expect(notice).toContainText("Unable to get your current location. Please enable location services.");
    await page.clock.runFor(4_900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();

    await button.click();
    await expect(notice).toHaveCount(1);
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.getByRole("button", { name: "Close notification" }).click();
    await expect(notice).toBeHidden();
  });

  test("a notice is dismissed by a swipe of 50 pixels to the right, not less", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.getByRole("button", { name: "Find Near Me" }).click();
    const notice = page.getByRole("alert");
    const swipe = async (pixels: number) => {
      const box = (await notice.boundingBox())!;
      await page.mouse.move(box.x + 30, box.y + 30);
      await page.mouse.down();
      await page.mouse.move(box.x + 30 + pixels, box.y + 30, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(40);
    await expect(notice).toBeVisible();
    await visitor.expectAccessible();
    await swipe(60);
    await expect(notice).toBeHidden();
  });

  test("F8 moves to the notices", async ({ page, visitor }) => {
    await visitor.visit("/");
    // The key listener is added shortly after hydration.
    await expect(async () => {
      await page.keyboard.press("F8");
      await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused({ timeout: 100 });
    }).toPass();
  });

  test("Escape closes a notice, and none blocks what is below", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.getByRole("button", { name: "Find Near Me" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alert")).toBeHidden();
    const atCorner = await page.evaluate(
      () => document.elementFromPoint(innerWidth - 20, innerHeight - 8)?.closest("section")?.ariaLabel ?? "",
    );
    expect(atCorner).not.toMatch(/Notifications/);
  });

  test("a notice stays while it has the focus, and closes afterwards", async ({ page, visitor }) => {
    await page.clock.install();
    await visitor.visit("/");
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.getByRole("button", { name: "Find Near Me" });
    const notice = page.getByRole("alert");
    const close = page.getByRole("button", { name: "Close notification" });
    const field = page.getByLabel("Address, city or zip code");
    await button.click();
    await expect(notice).toBeVisible();
    // The cursor goes to the field for a town a moment after the notice.
    await expect(field).toBeFocused();
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    // A passing pointer does not end the hold by focus.
    await notice.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await button.focus();
    await page.clock.runFor(4_900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();

    // Closing a focused notice does not hold the next one.
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await close.press("Enter");
    await expect(notice).toBeHidden();
    await button.click();
    await expect(notice).toBeVisible();
    await page.clock.runFor(5_100);
    await expect(notice).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the home page shows its content and the menu opens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await expect(page.getByText("Paranormal Locations", { exact: true })).toBeVisible();
    await page.locator("header summary").click();
    await expect(
      page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Most Haunted" }),
    ).toBeVisible();
  });
});

test.describe("the menu on narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("stays open while the page hydrates, and closes on a click beside it or on its links", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await page.locator("header summary").click();
    await untilInteractive(page);
    await expect(menu).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(menu).toBeHidden();
    await page.locator("header summary").click();
    await menu.getByRole("link", { name: "Most Haunted" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Most Haunted Places in America" })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test.describe("a page whose scripts have not run yet", () => {
  test("hydrates without any input by the visitor", async ({ page }) => {
    await page.goto("/about");
    await untilInteractive(page);
  });

  test("restores its scroll position on back navigation", async ({ page }) => {
    await page.goto("/state/california");
    await untilInteractive(page);
    await page.evaluate(() => scrollTo(0, 2_400));
    const position = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    const before = await position();
    await page.goto("/robots.txt");
    await page.goBack();
    await expect.poll(position).toEqual(before);
  });

  test("keeps its height while scrolling", async ({ page }) => {
    await page.goto("/state/california");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => document.fonts.ready);
    const before = await height();
    for (let y = 0; y < before; y += 800) await page.evaluate((top) => scrollTo(0, top), y);
    await untilInteractive(page);
    expect(await height()).toBe(before);
  });

  test("shows the right page on back navigation to an entry from before a reload", async ({ page, visitor }) => {
    await visitor.visit("/");
    await page.locator("main a[href='/state/pennsylvania']").first().click();
    await page.waitForURL("**/state/pennsylvania");
    await page.locator("article a").first().click();
    await page.waitForURL("**/location/**");
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(/\/state\/pennsylvania$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Pennsylvania");
  });
});

test("a client-side navigation announces the page's title, and the focus goes where the reading goes on", async ({
  page,
  visitor,
}) => {
  await visitor.visit("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Most Haunted" }).click();
  await page.waitForURL("**/most-haunted");
  await expect(page.locator("body > p[aria-live=polite]")).toHaveText(/^Most Haunted /);
  // A link of the page itself is gone with it.
  await page
    .getByRole("link", { name: /^View Paranormal Activity Details/ })
    .first()
    .press("Enter");
  await page.waitForURL("**/location/**");
  await expect(page.getByRole("main")).toBeFocused();
});
