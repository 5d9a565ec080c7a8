/** Each page is loaded once and looked at in every width, as on a device that is turned. */
import type { Page } from "@playwright/test";
import { expect, inWidths, test, WIDTHS } from "./journey.ts";
import { openMap } from "./open-map.ts";

const openDetails = (page: Page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });

const PAGES: readonly (readonly [path: string, prepare?: (page: Page) => Promise<void>])[] = [
  ["/"],
  ["/search?q=Winchester"],
  ["/state/california"],
  ["/state/massachusetts", openMap],
  ["/city/salem"],
  ["/city/salem?state=oregon"],
  ["/activity/apparitions"],
  ["/activity-types"],
  ["/most-haunted"],
  ["/all-locations"],
  ["/all-locations?q=no-such-place"],
  ["/trip?from=Nashville,+TN&to=New+Orleans,+LA&start=2026-10-30"],
  ["/haunted-roadtrip"],
  ["/haunted-roadtrip/california-coast"],
  ["/kind/hotel"],
  ["/compare?places=winchester-mystery-house-san-jose-california,the-stanley-hotel-estes-park-colorado"],
  ["/submit"],
  ["/api", openDetails],
  ["/location/winchester-mystery-house-san-jose-california"],
  ["/about"],
  ["/privacy"],
];

for (const [path, prepare] of PAGES) {
  test(`${path} is accessible and fits the screen in every width`, async ({ page, visitor }) => {
    test.slow(); // axe reads every card
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await visitor.visit(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await prepare?.(page);
    await inWidths(page, async () => {
      await visitor.expectAccessible();
      await visitor.expectToFit();
    });
  });
}
