import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { makePlace } from "../make-place.ts";
import { type SiteProcess, startSiteProcess } from "../site-process.ts";
import { expect, inWidths, test } from "./journey.ts";

const WORDS = "The Extraordinarily Long and Thoroughly Documented Residence of the Honorable ".repeat(3).slice(0, 200);
const UNBROKEN = "X".repeat(200);

// One site for all of them.
test.describe.configure({ mode: "default" });

let dataDir: string;
let site: SiteProcess;
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "hauntway-long-"));
  const store = openStore({ dataDir });
  await migrate(store.db, store.engine);
  const places = [WORDS, UNBROKEN].map((text, index) =>
    makePlace({
      id: `long-${index}`,
      houseName: text,
      city: text,
      state: "Ohio",
      storySummary: text,
      paranormalActivityType: text,
      architectureStyle: text,
      yearBuilt: 1900,
      rating: 5,
      reviewCount: 100,
    }),
  );
  await savePlaces(
    store.db,
    places.map((place) => ({ place, origin: "import" })),
    new Date(),
  );
  await store.close();
  site = await startSiteProcess({ DATA_DIR: dataDir, TILE_URL: `${process.env.TEST_TILE_ORIGIN}/{z}/{x}/{y}.png` });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

for (const path of [
  "/state/ohio",
  `/city/${UNBROKEN.toLowerCase()}`,
  `/activity/${UNBROKEN.toLowerCase()}`,
  "/activity-types",
  "/most-haunted",
  "/all-locations",
]) {
  test(`names of 200 characters do not widen ${path.slice(0, 40)}`, async ({ page, visitor }) => {
    await visitor.visit(site.url + path);
    await inWidths(page, async (width) => {
      const tooWide = await page.evaluate(() => {
        const { right } = document.body.getBoundingClientRect();
        // Markers at the edge of a map are clipped by its frame.
        return [...document.querySelectorAll("main :is(h1, h2, h3, p, a, li, img)")]
          .filter(
            (element) =>
              !element.closest(".sr-only, .leaflet-container") && element.getBoundingClientRect().right > right + 1,
          )
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(tooWide, `${width} px`).toEqual([]);
    });
  });
}
