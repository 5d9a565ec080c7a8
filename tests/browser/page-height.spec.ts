import { expect, test } from "./journey.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const PAGES = ["/", "/state/ohio", "/location/winchester-mystery-house-san-jose-california", "/all-locations"];

for (const size of SIZES) {
  for (const path of PAGES) {
    test(`${path} keeps its height while one scrolls, at ${size.width} px`, async ({ page, visitor }) => {
      test.slow();
      await page.setViewportSize(size);
      await visitor.visit(path);
      const heights = await page.evaluate(async () => {
        const seen = new Set<number>();
        const { documentElement: root } = document;
        for (let y = 0; y < root.scrollHeight; y += window.innerHeight / 2) {
          window.scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          seen.add(root.scrollHeight);
        }
        return [...seen];
      });
      // The map was in view, so that it is there now.
      const map = page.locator(".leaflet-marker-pane > *").first();
      await page.locator(".leaflet-container").first().scrollIntoViewIfNeeded();
      await expect(map).toBeAttached();
      expect(new Set([...heights, await page.evaluate(() => document.documentElement.scrollHeight)]).size).toBe(1);
    });
  }
}
