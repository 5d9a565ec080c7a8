import type { Page } from "@playwright/test";
import { sendReport, signIn, test } from "./desk.ts";
import { expect, inWidths } from "./journey.ts";

// The browser itself reports a refused form.
test.use({ expectedErrors: [/status of 400/] });

/** A place that no other journey reports about: the desk's site is shared, and so is its queue. */
async function hotelPath(page: Page): Promise<string> {
  const answer = await page.request.get("/api/haunted-locations/co-stanley-hotel");
  return `/location/${(await answer.json()).slug}`;
}

async function fillIn(page: Page, account: string): Promise<void> {
  await page.getByLabel("Month of your visit").selectOption("August");
  await page.getByLabel("Year").fill("2025");
  await page.getByLabel("After dark", { exact: true }).check();
  await page.getByRole("radio", { name: /^Something/ }).check();
  await page.getByLabel("Footsteps").check();
  await page.getByLabel("Where was it?").fill("Second floor");
  await page.getByLabel("In your own words").fill(account);
  await page.getByLabel("5 stars").check();
  await page.getByLabel("Your name").fill("Nell");
  await page.getByLabel(/I was there, and you may publish/).check();
}

test("a visitor writes, tracks, is approved, is read, and withdraws", async ({ page, visitor }) => {
  test.slow();
  const place = await hotelPath(page);
  await visitor.visit(place);
  const section = page.getByRole("region", { name: "Visitors' Reports" });
  await section.getByRole("link", { name: "I Was There" }).click();
  await expect(section.getByRole("heading", { name: "I Was There" })).toBeFocused();
  await expect(page).toHaveURL(place);
  await visitor.expectAccessible();
  await section.getByRole("button", { name: "Send to the reviewers" }).click();
  await expect(section.getByRole("alert")).toContainText("fields need another look");
  await expect(page.getByLabel("Month of your visit")).toBeFocused();
  await visitor.expectAccessible();

  await fillIn(page, "Slow steps followed us along the corridor, and nobody was there.");
  await sendReport(page);
  const track = page.url();
  await expect(page.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
  await expect(page.getByText("Keep the address of this page.")).toBeVisible();
  await visitor.expectAccessible();

  await signIn(page, "ada");
  await page
    .getByRole("link", { name: /Stanley Hotel/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Report: / })).toBeVisible();
  await visitor.expectAccessible();
  await page.getByRole("button", { name: "Approve and publish" }).click();
  await expect(page.getByText(/Decided by ada/)).toBeVisible();

  await visitor.visit(place);
  await expect(section.getByText("1 visitor wrote: 1 noticed something.")).toBeVisible();
  await expect(section.getByText("Slow steps followed us")).toBeVisible();
  await page.getByText("Why this score").click();
  await expect(page.getByText("The mean of 1 visitor.")).toBeVisible();
  await visitor.expectAccessible();

  await visitor.visit(track);
  await expect(page.getByRole("heading", { name: "Published" })).toBeVisible();
  await page.getByText("Withdraw my report").first().click();
  await page.getByRole("button", { name: "Withdraw my report" }).click();
  await expect(page.getByText("Please check the box first.")).toBeVisible();
  await page.getByLabel("Delete what I wrote, for good.").check();
  await visitor.expectAccessible();
  await page.getByRole("button", { name: "Withdraw my report" }).click();
  await expect(page.getByRole("heading", { name: "Withdrawn" })).toBeVisible();
  await visitor.visit(place);
  await expect(page.getByText("Slow steps followed us")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works, keeps every word, and says what is wrong beside its field", async ({ page }) => {
    await page.goto(await hotelPath(page));
    await page.getByRole("link", { name: "I Was There" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "I Was There" })).toBeVisible();
    await fillIn(page, "Too short.");
    await page.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page.getByRole("alert")).toContainText("In your own words: Please write at least 20 characters.");
    await expect(page.getByLabel("Your name")).toHaveValue("Nell");
    await expect(page.getByLabel("Footsteps")).toBeChecked();
    await expect(page.getByLabel("5 stars")).toBeChecked();
    await page.getByLabel("In your own words").fill("Long enough now, by a good many characters.");
    await sendReport(page);
    await expect(page.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
  });
});

test("the form fits the screen and is accessible in every width", async ({ page, visitor }) => {
  await visitor.visit(`${await hotelPath(page)}/report`);
  await inWidths(page, async () => {
    await visitor.expectAccessible();
    await visitor.expectToFit();
  });
});
