import type { Page } from "@playwright/test";
import sharp from "sharp";
import { drawPicture } from "../make-photo.ts";
import { sendReport, signIn, test } from "./desk.ts";
import { expect } from "./journey.ts";

// The browser itself reports a refused form.
test.use({ expectedErrors: [/status of 400/] });

async function formPath(page: Page, id = "ar-crescent-hotel"): Promise<string> {
  const answer = await page.request.get(`/api/haunted-locations/${id}`);
  return `/location/${(await answer.json()).slug}/report`;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Month of your visit").selectOption("August");
  await page.getByLabel("Year").fill("2025");
  await page.getByLabel("After dark", { exact: true }).check();
  await page.getByRole("radio", { name: /^Nothing/ }).check();
  await page.getByLabel("4 stars").check();
  await page.getByLabel(/I was there, and you may publish/).check();
}

const photo = async (color: string) => ({
  name: "IMG_1234.jpg",
  mimeType: "image/jpeg",
  buffer: await drawPicture({ width: 3_000, height: 2_000, color }).jpeg().toBuffer(),
});

test("a visitor sends photographs, a reviewer opens and approves one, the visitor withdraws it", async ({
  page,
  visitor,
}) => {
  test.slow();
  await visitor.visit(await formPath(page));
  await fillIn(page);
  await page.getByText("Add photographs (optional, up to three)").click();
  await expect(page.getByLabel("Photograph 2", { exact: true })).toHaveCount(0);
  const first = page.getByLabel("Photograph 1", { exact: true });
  await first.setInputFiles({
    name: "IMG_1.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x18ftypheic____"),
  });
  await expect(page.getByText("Please send it as a JPEG")).toBeVisible();
  await first.setInputFiles(await photo("#7a5c3e"));
  await expect(page.getByText(/Ready to send: \d+ KB/)).toBeVisible();
  // What is sent is smaller than what was chosen.
  const sent = await first.evaluate(async (input: HTMLInputElement) => [
    ...new Uint8Array(await input.files![0]!.arrayBuffer()),
  ]);
  expect(await sharp(Buffer.from(sent)).metadata()).toMatchObject({ format: "jpeg", width: 2_048, height: 1_365 });
  await page.getByLabel("Photograph 2", { exact: true }).setInputFiles(await photo("#334455"));
  await page.getByRole("button", { name: "Remove photograph 2" }).click();
  await expect(page.getByRole("button", { name: "Remove photograph 2" })).toHaveCount(0);
  await visitor.expectAccessible();

  await page.getByRole("button", { name: "Send to the reviewers" }).click();
  await expect(page.getByRole("alert")).toContainText("Name for the credit: Required");
  await expect(page.getByText(/Ready to send: \d+ KB/)).toBeVisible();
  await page.getByLabel("What photograph 1 shows").fill("The hotel on its hill");
  await page.getByLabel("Name for the credit").fill("Nell Doe");
  await page.getByLabel(/I took these photographs myself/).check();
  await sendReport(page);
  const track = page.url();
  await expect(page.getByText("The hotel on its hill", { exact: true })).toBeVisible();
  await visitor.expectAccessible();

  await signIn(page, "ada", "/review?kind=photo");
  await page
    .getByRole("link", { name: /Crescent Hotel/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Photograph: / })).toBeVisible();
  await visitor.expectAccessible();
  const picture = page.getByRole("img", { name: "The hotel on its hill" });
  await expect(picture).toHaveCSS("filter", /blur/);
  await page.getByText("Show the picture").click();
  await expect(picture).toHaveCSS("filter", "none");
  await page.getByRole("button", { name: "Approve and publish" }).click();
  await expect(page.getByText(/Decided by ada/)).toBeVisible();
  await page.getByRole("link", { name: "All photographs of the place" }).click();
  await expect(page.getByText("Leads", { exact: true })).toBeVisible();
  await visitor.expectAccessible();

  await visitor.visit(track);
  await expect(page.getByRole("img", { name: "The hotel on its hill" })).toBeVisible();
  await page.getByText("Withdraw this photograph").click();
  await visitor.expectAccessible();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("You withdrew it.")).toBeVisible();
});

test("an editor's picture that is too large is not sent, and the first mistake gets the focus", async ({
  page,
  visitor,
}) => {
  await signIn(page, "ada");
  await visitor.visit("/review/place/ar-crescent-hotel/photos");
  const picture = page.getByLabel("Picture");
  await page.getByLabel("What it shows").fill("The hotel on its hill");
  await picture.setInputFiles({ name: "big.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(13 * 1024 * 1024) });
  expect(await picture.evaluate((input: HTMLInputElement) => input.validationMessage)).toContain("larger than 12 MB");
  await picture.setInputFiles(await photo("#7a5c3e"));
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByLabel("Author *")).toBeFocused();
  await expect(page.getByLabel("What it shows")).toHaveValue("The hotel on its hill");
  await picture.setInputFiles({ name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await page.getByLabel("Author *").fill("Ada");
  await page.getByLabel("Licence *").selectOption("cc0");
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(picture).toHaveAccessibleDescription(/This is not a JPEG, PNG or WebP picture\./);
  await expect(picture).toBeFocused();
  await picture.setInputFiles(await photo("#7a5c3e"));
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByRole("status").filter({ hasText: "In this order: " })).toContainText("The hotel on its hill");
  await expect(page.locator("body")).not.toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("photographs are sent as they are, and chosen again after a mistake", async ({ page }) => {
    await page.goto(await formPath(page, "ca-queen-mary"));
    await fillIn(page);
    await page.getByText("Add photographs (optional, up to three)").click();
    const third = page.getByLabel("Photograph 3", { exact: true });
    const ship = await photo("#225544");
    await third.setInputFiles(ship);
    await page.getByLabel("What photograph 3 shows").fill("The ship at night");
    await page.getByLabel(/I took these photographs myself/).check();
    await page.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page.getByRole("alert")).toContainText("Name for the credit: Required");
    await expect(page.getByText("Please choose the pictures again: your browser does not keep them.")).toBeVisible();
    await expect(page.getByLabel("What photograph 3 shows")).toHaveValue("The ship at night");
    await page.getByLabel("Name for the credit").fill("Nell Doe");
    await sendReport(page, () => third.setInputFiles(ship));
    await expect(page.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
    await expect(page.getByText("The ship at night", { exact: true })).toBeVisible();
  });
});
