import { fillIn, signIn, submitted, test } from "./desk.ts";
import { expect } from "./journey.ts";

test("an empty form shows an error at each required field and focuses the first", async ({ page, visitor }) => {
  await visitor.visit("/submit");
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(page.getByLabel("Attraction Name")).toBeFocused();
  await expect(page.getByLabel("Attraction Name")).toHaveAccessibleDescription(/Required$/);
  await expect(page.getByText("Required", { exact: true })).toHaveCount(7);
  // An error disappears when its field is edited.
  await page.getByLabel("Attraction Name").fill("L");
  await expect(page.getByText("Required", { exact: true })).toHaveCount(6);
  await page.getByLabel("Attraction Name").fill("");
  await visitor.expectAccessible();
  await page.getByLabel("Attraction Name").fill("Lantern Hall");
  await page.getByLabel("Ticket Price").fill("-1");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Attraction Type")).toBeFocused();
  await expect(page.getByText("Number must be greater than or equal to 0", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Attraction Name")).toHaveValue("Lantern Hall");
});

test("from form to listing: submitted, found in the queue, edited, approved, published", async ({
  page,
  visitor,
  browser,
  baseURL,
}) => {
  test.slow();
  await visitor.visit("/submit");
  await fillIn(page, "Lantern Hall of the Journey");
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(page.getByRole("heading", { name: "Submission Received!" })).toBeVisible();
  const notice = page.getByRole("region", { name: "Notifications (F8)" });
  await expect(notice).toContainText("Submission Successful!");
  await expect(notice).toContainText(
    "Thank you for submitting your haunted attraction. We'll review it and get back to you within 24-48 hours.",
  );
  await visitor.expectAccessible();
  await expect(page.getByRole("link", { name: "Return to the homepage" })).toHaveAttribute("href", "/");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Submission Received!" })).toBeVisible();
  const track = (await page.getByRole("link", { name: /\/track\// }).getAttribute("href"))!;

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await signIn(desk, "ada");
  await desk.getByLabel("Search").fill("of the journey");
  await desk.getByRole("button", { name: "Show" }).click();
  await expect(desk.getByText(/^1 item/)).toBeVisible();
  await desk.getByRole("link", { name: "Lantern Hall of the Journey" }).click();
  await desk.getByLabel("Name", { exact: false }).first().fill("The Lantern Hall");
  await desk.getByLabel("Kind of place").selectOption("museum");
  await desk.getByLabel("Access *", { exact: true }).selectOption({ label: "tours: only with a tour or ticket" });
  await desk.getByLabel("Voices", { exact: true }).check();
  await desk.getByLabel("Leading activity").selectOption("Voices");
  await desk.getByLabel("Year built").fill("1871");
  const card = desk.getByRole("region", { name: "Preview" }).locator("article");
  await expect(card).toContainText("The Lantern Hall");
  await expect(card).toContainText("VOICES");
  await expect(card).toContainText("Built in 1871");
  await desk.getByRole("button", { name: "Put it in the town" }).click();
  await expect(desk.getByText(/^The pin stands in the middle of Salem, Oregon\./)).toBeVisible();
  const pin = desk.getByRole("button", { name: "Pin: drag it, or click on the map" });
  await pin.scrollIntoViewIfNeeded();
  const latitude = await desk.getByLabel("Latitude").inputValue();
  const box = (await pin.boundingBox())!;
  await desk.mouse.move(box.x + 15, box.y + 15);
  await desk.mouse.down();
  await desk.mouse.move(box.x + 60, box.y - 40, { steps: 8 });
  await desk.mouse.up();
  await expect(desk.getByLabel("Latitude")).not.toHaveValue(latitude);
  await desk.getByLabel("Note to the submitter").fill("Thank you for this one.");
  await desk.getByRole("button", { name: "Approve and publish" }).click();
  await expect(desk.getByText(/^Decided by ada/)).toBeVisible();
  await desk.context().close();

  await page.goto(track);
  await expect(page.getByRole("heading", { name: "Published" })).toBeVisible();
  await expect(page.getByText("Thank you for this one.")).toBeVisible();
  await visitor.expectAccessible();
  const slug = "the-lantern-hall-salem-oregon";
  await expect(page.getByRole("link", { name: "The Lantern Hall in the directory" })).toHaveAttribute(
    "href",
    `/location/${slug}`,
  );
  const places = await (await page.request.get("/api/haunted-locations")).json();
  expect(places).toContainEqual(
    expect.objectContaining({ slug, state: "Oregon", placeType: "museum", yearBuilt: 1871 }),
  );
});

test.describe("while the database is down", () => {
  test.use({ expectedErrors: [/503/] });
  test("the form says so and keeps its text, and submitting again stores it", async ({ page, visitor }) => {
    const sentence = "We cannot save anything right now. What you wrote is still here.";
    await visitor.visit("/submit");
    await fillIn(page, "Patient House");
    await page.route("/api/submissions", (route) =>
      route.fulfill({ status: 503, headers: { "retry-after": "30" }, json: { message: sentence } }),
    );
    await page.getByRole("button", { name: "Submit for Review" }).click();
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByLabel("Attraction Name")).toHaveValue("Patient House");
    await page.unroute("/api/submissions");
    await page.getByRole("button", { name: "Submit for Review" }).click();
    await expect(page.getByRole("heading", { name: "Submission Received!" })).toBeVisible();
  });
});

test.describe("when the network fails", () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR|The submission was not taken/] });
  test("the form stays, a notice says so, and submitting again stores it once", async ({ page, visitor }) => {
    await visitor.visit("/submit");
    await fillIn(page, "Twice Sent House");
    // The response is lost: the submission is stored, but the visitor can't know.
    await page.route("/api/submissions", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Submit for Review" }).click();
    const notice = page.getByRole("region", { name: "Notifications (F8)" });
    await expect(notice).toContainText("Submission Failed");
    await expect(notice).toContainText("There was an error submitting your attraction. Please try again.");
    await expect(page.getByLabel("Attraction Name")).toHaveValue("Twice Sent House");
    await page.unroute("/api/submissions");
    await page.getByRole("button", { name: "Submit for Review" }).click();
    await expect(page.getByRole("heading", { name: "Submission Received!" })).toBeVisible();
    await signIn(page, "ada", "/review?q=twice%20sent");
    await page.goto("/review?q=twice%20sent");
    await expect(page.getByText(/^1 item/)).toBeVisible();
  });
});

test("similar places are shown while typing", async ({ page, visitor }) => {
  await visitor.visit("/submit");
  await page.getByLabel("Attraction Name").pressSequentially("Winchester Mystery");
  await expect(page.getByText("Is it one of these?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Winchester Mystery House" })).toBeVisible();
  await visitor.expectAccessible();
});

test.describe("a busy address", () => {
  test.use({ expectedErrors: [/428/] });
  test("solves a proof of work after ten submissions and gets through", async ({ page, visitor }) => {
    for (let i = 0; i < 10; i++) await submitted(page, `Busy House ${i}`);
    await visitor.visit("/submit");
    await fillIn(page, "One More Busy House");
    await page.getByRole("button", { name: "Submit for Review" }).click();
    await expect(page.getByRole("heading", { name: "Submission Received!" })).toBeVisible();
  });
});

test.describe("a busy address on the way from a place's page", () => {
  test.use({ expectedErrors: [/429/] });
  test("solves a proof of work after ten requests and gets through", async ({ page, request, visitor }) => {
    await visitor.visit("/location/winchester-mystery-house-san-jose-california");
    await page.getByRole("link", { name: "Ask us to correct or remove this listing" }).click();
    const form = page.locator('form[action="/corrections"]');
    const placeId = await form.locator('input[name="placeId"]').inputValue();
    for (let i = 0; i < 10; i++) {
      const sent = { placeId, kind: "correct", message: `It has ${i} doors.` };
      expect((await request.post("/corrections", { form: sent })).ok()).toBe(true);
    }
    await form.getByLabel("Your message").fill("It has one more door.");
    await form.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page).toHaveURL(/\/track\//);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a form that is too large gets an error page, and going back keeps the text", async ({ page }) => {
    await page.goto("/submit");
    await fillIn(page, "Endless House");
    // Browsers enforce maxlength for typing, not for scripts.
    const description = page.getByLabel("Description");
    await description.evaluate((field) => field.removeAttribute("maxlength"));
    await description.fill("a b ".repeat(20_000));
    await page.getByRole("button", { name: "Submit for Review" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Too long to be sent" })).toBeVisible();
    await expect(page.getByText("Nothing was saved.")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Attraction Name")).toHaveValue("Endless House");
    await expect(description).toHaveValue("a b ".repeat(20_000));
  });

  test("a form is corrected, submitted, tracked, and rejected with a reason", async ({ page }) => {
    await page.goto("/submit");
    await fillIn(page, "Quiet House");
    await page.getByLabel("Zip Code").fill("12");
    await page.getByRole("button", { name: "Submit for Review" }).click();
    await expect(page.getByText("String must contain at least 5 character(s)", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Zip Code")).toBeFocused();
    await expect(page.getByLabel("Attraction Name")).toHaveValue("Quiet House");
    await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("Oregon");
    await page.getByLabel("Zip Code").fill("97301");
    // A form submitted faster than a person could is asked for again.
    await expect(async () => {
      const button = page.getByRole("button", { name: "Submit for Review" });
      if (await button.isVisible()) await button.click();
      await expect(page.getByRole("heading", { name: "Submission Received!" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const track = (await page.getByRole("link", { name: /\/track\// }).getAttribute("href"))!;
    await signIn(page, "ben");
    await page.getByLabel("Search").fill("quiet house");
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("link", { name: "Quiet House" }).click();
    await page.getByLabel("Reason").fill("We found no documented reports.");
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(page.getByText(/^Decided by ben/)).toBeVisible();
    await page.goto(track);
    await expect(page.getByRole("heading", { name: "Not accepted" })).toBeVisible();
    await expect(page.getByText("We found no documented reports.")).toBeVisible();
  });
});
