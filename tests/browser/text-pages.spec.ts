import { expect, test } from "./journey.ts";

const PAGES = ["/haunted-roadtrip", "/haunted-roadtrip/california-coast", "/about", "/privacy"];

test("the table of contents scrolls to its chapter, not hidden by the header", async ({ page, visitor }) => {
  await visitor.visit("/haunted-roadtrip");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Safety" }).click();
  const heading = page.getByRole("heading", { name: "Safety", exact: true });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole("banner").boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThan(header.y + header.height);
});

test("lines of the guide have about 65 characters", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.visit("/haunted-roadtrip");
  const characters = await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll("#safety ~ div .prose > p, .prose > p")];
    const perLine = paragraphs.map((p) => {
      const lines = p.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(p).lineHeight);
      return lines > 3 ? p.textContent.length / (lines - 0.5) : Number.NaN;
    });
    const known = perLine.filter((count) => !Number.isNaN(count));
    return known.reduce((sum, count) => sum + count, 0) / known.length;
  });
  expect(characters).toBeGreaterThan(55);
  expect(characters).toBeLessThan(72);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of PAGES) {
    test(`${path} shows its content`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
    });
  }

  test("a stop of a sample route links to its place", async ({ page }) => {
    await page.goto("/haunted-roadtrip");
    await page.getByRole("link", { name: "Cell blocks and battlefields" }).last().click();
    const stop = page.getByRole("link", { name: "Gettysburg Battlefield" });
    await expect(stop).toHaveAttribute("href", "/location/gettysburg-battlefield-gettysburg-pennsylvania");
  });
});

test("from the data's page a reader comes to the works under a letter, and from a place to its reference", async ({
  page,
  visitor,
}) => {
  await visitor.visit("/about");
  await page.getByRole("main").getByRole("link", { name: "works and sites we cite" }).click();
  await visitor.expectAccessible();
  await page.getByRole("navigation", { name: "By letter" }).getByRole("link", { name: "Q", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sources: Q" })).toBeVisible();
  await visitor.expectAccessible();
  await visitor.visit("/location/winchester-mystery-house-san-jose-california");
  await page.getByRole("link", { name: "Cite this page" }).click();
  await expect(page.getByRole("heading", { name: "Chicago style" })).toBeVisible();
  await visitor.expectAccessible();
  await visitor.expectToFit();
});
