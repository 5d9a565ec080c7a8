import { expect, test } from "./journey.ts";

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
