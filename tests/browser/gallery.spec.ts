import { openStore } from "../../app/store/engine/open-store.ts";
import { addPhoto } from "../make-photo.ts";
import { type SiteProcess, startSiteProcess } from "../site-process.ts";
import { expect, inWidths, test } from "./journey.ts";

/** Drawn for itself: its gallery has three drawings, and here three photographs. */
const PLACE_ID = "ca-winchester-mystery-house";
const PLACE = "/location/winchester-mystery-house-san-jose-california";
/** Pictures the list of bridges. */
const LISTED_ID = "vt-emilys-bridge";
const PICTURES = [
  { alt: "The house from the garden", drawing: { width: 1600, height: 1067 } },
  { alt: "The tower", drawing: { width: 1000, height: 1500, color: "#335577" } },
  { alt: "The stairs", drawing: { width: 1400, height: 900, color: "#553377" } },
] as const;

// One site for all of them.
test.describe.configure({ mode: "default" });

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSiteProcess();
  const store = openStore({ dataDir: site.dataDir, databaseUrl: undefined });
  for (const { alt, drawing } of PICTURES) {
    const words = { alt, caption: `${alt}, on a day in May`, sourceUrl: "https://commons.example/file" };
    await addPhoto(store.db, PLACE_ID, { words, drawing });
  }
  await addPhoto(store.db, LISTED_ID);
  await store.close();
});
test.afterAll(() => site.stop());
test.beforeEach(async ({ page }) => {
  // The catalog polls once a second.
  await expect
    .poll(async () => (await (await page.request.get(site.url + PLACE)).text()).includes("/photo/"))
    .toBe(true);
});

test("the gallery is a dialog with keys, counter, captions and credits in every width", async ({ page, visitor }) => {
  test.slow();
  await visitor.visit(site.url + PLACE);
  const hero = page.getByRole("link", { name: "The house from the garden" });
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  await inWidths(page, async () => {
    await visitor.expectAccessible();
    await hero.click();
    await expect(dialog.getByText("1 of 6")).toBeVisible();
    await expect(dialog.getByText("The house from the garden, on a day in May")).toBeInViewport();
    await expect(dialog.getByRole("link", { name: "CC BY 4.0" }).first()).toBeInViewport();
    await visitor.expectAccessible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText("2 of 6")).toBeVisible();
    await expect(dialog.getByText("Drawing, not a likeness").first()).toBeInViewport();
    await page.keyboard.press("End");
    await expect(dialog.getByText("6 of 6")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Next picture" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Previous picture" }).click();
    await expect(dialog.getByText("5 of 6")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(hero).toBeFocused();
  });
});

test("a card whose picture is as high as its text fits a phone, with a photograph too", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => (await (await page.request.get(`${site.url}/lists`)).text()).includes("/photo/"))
    .toBe(true);
  await visitor.visit(`${site.url}/lists`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test("a swipe shows the next picture", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.visit(site.url + PLACE);
  await page.getByRole("link", { name: "The tower" }).click();
  const dialog = page.getByRole("dialog", { name: "Pictures" });
  await expect(dialog.getByText("3 of 6")).toBeVisible();
  await dialog.getByRole("list").evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: "instant" }));
  await expect(dialog.getByText("4 of 6")).toBeVisible();
  await expect(dialog.getByText("The stairs, on a day in May")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each picture is a link to its large file", async ({ page }) => {
    await page.goto(site.url + PLACE);
    await page.getByRole("link", { name: "The house from the garden" }).click();
    await expect(page).toHaveURL(/\/photo\/[0-9a-f]{32}-1920\.webp$/);
  });
});
