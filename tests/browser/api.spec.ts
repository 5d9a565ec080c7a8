import { expect, test, WIDTHS } from "./journey.ts";

for (const width of WIDTHS) {
  test(`the page about the API at ${width} px is accessible and fits the screen`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitor.visit("/api");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open data and API");
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) (details as HTMLDetailsElement).open = true;
    });
    await visitor.expectAccessible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("an example on the page works when copied", async ({ page, visitor, request }) => {
  await visitor.visit("/api");
  const command = await page.locator("#listLocationsInState pre").first().textContent();
  const { pathname } = new URL(/"(.+)"/.exec(command!)![1]!);
  const response = await request.get(pathname);
  expect(response.status()).toBe(200);
  expect((await response.json()).length).toBeGreaterThan(0);
});

test("the footer links here", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Open data and API" }).click();
  await expect(page).toHaveTitle(/^Open data and API/);
});
