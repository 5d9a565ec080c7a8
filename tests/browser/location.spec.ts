import { expect, test, WIDTHS } from "./journey.ts";

const WINCHESTER = "/location/winchester-mystery-house-san-jose-california";

for (const width of WIDTHS) {
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

  test(`a famous house at ${width} px is accessible and fits the screen`, async ({ page, visitor }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await visitor.visit(WINCHESTER);
    await visitor.expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

test.describe("a correction that cannot be sent", () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] });
  test("stays on the page and keeps its text", async ({ page, visitor, context }) => {
    await visitor.visit(WINCHESTER);
    await page.getByRole("link", { name: "Ask us to correct or remove this listing" }).click();
    await page.getByLabel("Your message").fill("The year is 1884.");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be sent" })).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveValue("The year is 1884.");
    await context.setOffline(false);
  });
});

test("Share copies the URL if the browser has no Web Share API", async ({ page, visitor, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await visitor.visit(WINCHESTER);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/location\/winchester-mystery-house/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the story, the visit panel and the sources are shown, and no controls that need scripts", async ({ page }) => {
    await page.goto(WINCHESTER);
    await expect(page.getByRole("heading", { name: "The Haunting Story" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Visit Information" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Additional Sources" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Find Near Me" })).toBeHidden();
  });
});

test("the whole visit panel can be reached while reading the story", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await visitor.visit(WINCHESTER);
  const panel = page.getByRole("complementary", { name: "Visit Information" });
  for (const link of await panel.getByRole("link").all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});

test("in print the visit information comes before the story, without interactive parts", async ({ page, visitor }) => {
  // A sheet of letter paper.
  await page.setViewportSize({ width: 704, height: 900 });
  await visitor.visit(WINCHESTER);
  await page.emulateMedia({ media: "print" });
  const topOf = async (name: string) => (await page.getByRole("heading", { name, exact: true }).boundingBox())!.y;
  expect(await topOf("Visit Information")).toBeLessThan(await topOf("The Haunting Story"));
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  await expect(page.getByText("https://winchestermysteryhouse.com/").first()).toBeVisible();
});

test("the meaning of a rating is one click away", async ({ page, visitor }) => {
  await visitor.visit(WINCHESTER);
  await page.getByText("Why this score").click();
  await page.getByRole("link", { name: "What the rating means" }).click();
  await expect(page).toHaveURL("/about#rating");
  await expect(page.getByRole("heading", { name: "What the rating means" })).toBeInViewport();
});
