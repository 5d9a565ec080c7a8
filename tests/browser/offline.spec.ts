/** The site without a network: the server is really stopped. */
import type { Page } from "@playwright/test";
import { expect, untilInteractive } from "./journey.ts";
import { test, untilStored } from "./stoppable-site.ts";

const banner = (page: Page) => page.getByText("You are offline.");

test("pages that were seen open without a network, from links and by themselves; others say so and list what is there", async ({
  page,
  visitor,
  site,
}) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  // Opened by the router: there is data of it, and no document.
  await page.getByRole("contentinfo").getByRole("link", { name: "California" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("California");
  await untilStored(page, "/state/california.data");
  await visitor.visit("/activity-types");
  await untilStored(page, "/activity-types");
  await site.stop();

  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "California" }).click();
  await expect(page).toHaveURL("/state/california");
  await page.goto("/state/california");
  await expect(page).toHaveURL("/state/california");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("California");

  await page.getByRole("contentinfo").getByRole("link", { name: "Texas" }).click();
  await expect(page.getByText("Texas is not on your device.")).toBeVisible();
  for (const name of ["About our data", "California"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  }
  await visitor.expectAccessible();

  await site.start();
  await expect(page).toHaveURL("/state/texas", { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Texas");
  await expect(banner(page)).toBeHidden();
});
