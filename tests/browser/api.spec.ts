import { expect, test } from "./journey.ts";

test("an example on the page works when copied", async ({ page, visitor, request }) => {
  await visitor.visit("/api");
  const command = await page.locator("#listLocationsInState pre").first().textContent();
  const { pathname } = new URL(/"(.+)"/.exec(command!)![1]!);
  const response = await request.get(pathname);
  expect(response.status()).toBe(200);
  expect((await response.json()).length).toBeGreaterThan(0);
});

test.describe("from elsewhere", () => {
  // The form is refused.
  test.use({ expectedErrors: [/blocked by CORS policy|ERR_FAILED/] });
  test("a page of another site reads the API and calls it by POST", async ({ page, visitor }) => {
    await visitor.visit("/");
    const { origin } = new URL(page.url());
    // A page of another origin, without a policy of its own.
    await page.goto(`${process.env.TEST_TILE_ORIGIN}/0/0/0.png`);
    const read = await page.evaluate(async (from) => {
      const figures = await (await fetch(`${from}/api/stats`)).json();
      const body = JSON.stringify({ latitude: 39.96, longitude: -83, radius: 50 });
      const headers = { "content-type": "application/json" };
      const near = await (await fetch(`${from}/api/search/nearby`, { method: "POST", headers, body })).json();
      const form = await fetch(`${from}/api/submissions`, { method: "POST", headers, body: "{}" }).catch(
        () => "refused",
      );
      return { places: figures.totalLocations, near: near.length, form };
    }, origin);
    expect(read.places).toBeGreaterThan(1_000);
    expect(read.near).toBeGreaterThan(0);
    expect(read.form).toBe("refused");
  });
});

test("the footer links here", async ({ page, visitor }) => {
  await visitor.visit("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Open data and API" }).click();
  await expect(page).toHaveTitle(/^Open data and API/);
});
