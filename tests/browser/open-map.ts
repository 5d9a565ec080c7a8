import { expect, type Page } from "@playwright/test";

export const frameOf = (page: Page) => page.locator("section[aria-label^='Map of']");
export const mapOf = (page: Page) => page.locator(".leaflet-container");

/** Scrolls a page's map into view and waits for its places. */
export async function openMap(page: Page): Promise<void> {
  // Pictures that load above it may push it out of view again.
  await expect(async () => {
    await frameOf(page).scrollIntoViewIfNeeded();
    // On phones the map waits for it.
    const ask = page.getByRole("button", { name: "Zoom and move the map" });
    if (await ask.isVisible()) await ask.click();
    await expect(page.locator(".map-group, .map-place").first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
