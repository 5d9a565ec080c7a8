/** Nights for ghost hunters and television programs: from the lists and the guide to a place, and back by the filter. */
import { expect, inWidths, test } from "./journey.ts";

test("from the lists to the nights of a state, a place's terms and its programs", async ({ page, visitor }) => {
  await visitor.visit("/lists");
  await page.getByRole("link", { name: /^Overnight Investigations/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Overnight Investigations" })).toBeVisible();
  await visitor.expectAccessible();
  await inWidths(page, visitor.expectToFit);
  await page.getByRole("link", { name: /^West Virginia \(/ }).click();
  await expect(page).toHaveURL("/investigations#west-virginia");
  const state = page.getByRole("region", { name: "West Virginia" });
  await expect(state).toBeInViewport();
  await expect(state.getByRole("link", { name: "Book a night at West Virginia Penitentiary" })).toHaveAttribute(
    "href",
    /^https:/,
  );
  await state.getByRole("link", { name: "West Virginia Penitentiary", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "West Virginia Penitentiary" })).toBeVisible();
  await expect(page.getByText("Public nights with tickets, and teams may rent it")).toBeVisible();
  await expect(page.getByRole("link", { name: "Book a night" })).toBeVisible();
  await page.getByRole("link", { name: "Ghost Adventures", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Haunted Places on Ghost Adventures" })).toBeVisible();
});

test("from the guide to the programs, a program's places and a trip through them", async ({ page, visitor }) => {
  await visitor.visit("/haunted-roadtrip");
  await page.getByRole("link", { name: /^On Television/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Haunted Places on Television" })).toBeVisible();
  await visitor.expectAccessible();
  await inWidths(page, visitor.expectToFit);
  await page.getByRole("link", { name: /^Kindred Spirits/ }).click();
  await expect(page).toHaveURL("/shows/kindred-spirits");
  await expect(page.getByRole("article").first()).toBeVisible();
  await visitor.expectAccessible();
  await inWidths(page, visitor.expectToFit);
  await page.getByRole("link", { name: "Plan a trip through these" }).click();
  await expect(page).toHaveURL("/trip?list=on-kindred-spirits");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the filter leaves those that offer nights, in a list and on the map", async ({ page, visitor }) => {
  await visitor.visit("/investigations");
  await page.getByRole("link", { name: "Filter these places" }).click();
  await expect(page).toHaveURL("/all-locations?hunt=1");
  const shown = page.getByRole("status").filter({ hasText: "paranormal locations" });
  await expect(shown).toHaveText(/^Showing \d{2,3} of [\d,]{5,} paranormal locations$/);
  await page.getByLabel("State", { exact: true }).selectOption("Ohio");
  await expect(page).toHaveURL("/all-locations?state=Ohio&hunt=1");
  await expect(page.getByRole("article").first()).toContainText("Ohio");
  await page.getByRole("link", { name: "Investigations offered (remove this filter)" }).click();
  await expect(page).toHaveURL("/all-locations?state=Ohio");
});

test("a program's name is answered by its page, and narrowed by a state", async ({ page, visitor }) => {
  await visitor.visit("/search?q=ghost+adventures+nevada");
  await expect(page.getByRole("link", { name: /^On Ghost Adventures/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^In Nevada/ })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Nevada");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Ghost Adventures/ })
    .first()
    .click();
  await expect(page).toHaveURL("/shows/ghost-adventures");
});
