import { signIn, submitted, test } from "./desk.ts";
import { expect } from "./journey.ts";

test("a shortcut asks before unsaved text is lost", async ({ page, visitor }) => {
  const { id } = await submitted(page, "Asked House");
  await submitted(page, "House After It");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  await page.getByLabel("Summary").fill("Half an hour's work.");
  await page.locator("h1").click();
  const asked = page.waitForEvent("dialog");
  const pressed = page.keyboard.press("n");
  const dialog = await asked;
  expect(dialog.message()).toBe("What you wrote here is not saved. Leave it?");
  await dialog.dismiss();
  await pressed;
  await expect(page.locator("h1")).toHaveText("Asked House");
  await expect(page.getByLabel("Summary")).toHaveValue("Half an hour's work.");
  // No question after saving.
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(/^Last step: ada saved a draft/)).toBeVisible();
  // Shortcuts are ignored during a navigation.
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(page.locator("h1")).not.toHaveText("Asked House", { timeout: 1_000 });
  }).toPass();
});

test("the Back button asks before unsaved text is lost", async ({ page, visitor }) => {
  const { id } = await submitted(page, "House Before Back");
  await signIn(page, "ada");
  await visitor.visit("/review");
  await page.locator(`a[href="/review/submission/${id}"]`).first().click();
  await page.getByLabel("Summary").fill("Half an hour's work.");
  const answers: string[] = [];
  const answer = (accepts: boolean) =>
    page.once("dialog", async (dialog) => {
      answers.push(dialog.message());
      await (accepts ? dialog.accept() : dialog.dismiss());
    });
  answer(false);
  await page.evaluate(() => window.history.back());
  await expect.poll(() => answers).toEqual(["What you wrote here is not saved. Leave it?"]);
  await expect(page).toHaveURL(`/review/submission/${id}`);
  await expect(page.getByLabel("Summary")).toHaveValue("Half an hour's work.");
  answer(true);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/review");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("House Before Back");
  expect(answers).toHaveLength(2);
});

test("a decision asks first when the listing has unsaved changes", async ({ page, visitor }) => {
  const { id } = await submitted(page, "House of Two Forms");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  await page.getByLabel("Summary").fill("Half an hour's work.");
  await page.getByLabel("Reason").fill("No documented reports.");
  const asked = page.waitForEvent("dialog");
  const pressed = page.getByRole("button", { name: "Reject", exact: true }).click();
  const dialog = await asked;
  expect(dialog.message()).toBe("What you wrote in the listing is not saved. Go on without it?");
  await dialog.dismiss();
  await pressed;
  await expect(page.getByLabel("Summary")).toHaveValue("Half an hour's work.");
  await expect(page.getByLabel("Reason")).toHaveValue("No documented reports.");
  page.once("dialog", (second) => second.accept());
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText(/^Last step: ada rejected it/)).toBeVisible();
});

test("Enter in a field publishes nothing, and warnings are next to the button", async ({ page, visitor }) => {
  const { id } = await submitted(page, "Enter House");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  const checks = page.getByRole("region", { name: "Before you publish" });
  await expect(checks).toContainText("access is not chosen");
  await expect(checks).toContainText("The pin is a guess: the middle of zip code 97301.");
  await page.getByRole("textbox", { name: "Name *" }).press("Enter");
  await page.getByLabel("City").fill("Portland");
  await expect(checks).toContainText("The town was changed, but the pin is still near Salem, Oregon.");
  await page.getByLabel("City").fill("Salem");
  await page.getByLabel("Longitude").fill("-120");
  await expect(checks).toContainText(/The pin is 1\d\d miles from Salem, Oregon\./);
  await page.getByLabel("Access *").selectOption("private");
  await expect(checks).toContainText("Private: address, ZIP code, telephone, website, picture and pin are left out");
  await expect(checks).not.toContainText("miles from");
  await expect(page.getByText("Waiting", { exact: true })).toBeVisible();
});

test("a canned reason is appended to the reviewer's own text and replaces another canned one", async ({
  page,
  visitor,
}) => {
  const { id } = await submitted(page, "Reason House");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  const reason = page.getByLabel("Reason");
  await reason.fill("Sorry.");
  await page.getByRole("button", { name: "Private home" }).click();
  await page.getByRole("button", { name: "Outside the US" }).click();
  await expect(reason).toHaveValue(
    "Sorry.\n\nIt lies outside the United States, which is as far as the directory goes.",
  );
});

test("the buttons of a submission stay in sight on a wide screen", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await submitted(page, "Wide House");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  const approve = page.getByRole("button", { name: "Approve and publish" });
  for (const label of ["Street address", "Full story", "Year built"]) {
    await page.getByLabel(label).scrollIntoViewIfNeeded();
    await page.getByLabel(label).focus();
    await expect(approve).toBeInViewport();
  }
});

test("after the session has ended the words stay; signed in again in another tab, the same button sends them", async ({
  page,
  visitor,
  context,
}) => {
  test.slow();
  const { id } = await submitted(page, "House of a Long Evening");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  await page.getByLabel("Full story").fill("Half an hour's work.");
  await context.clearCookies({ name: "reviewer" });
  const save = page.getByRole("button", { name: "Save draft" });
  await save.click();
  const alert = page.getByRole("alert").filter({ hasText: "Your session has ended, so nothing was sent." });
  await expect(alert).toBeInViewport();
  await visitor.expectAccessible();
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    alert.getByRole("link", { name: "sign in in a new tab" }).click(),
  ]);
  await signIn(tab, "ada");
  await tab.close();
  await expect(page.getByLabel("Full story")).toHaveValue("Half an hour's work.");
  await save.click();
  await expect(page.getByText(/^Last step: ada saved a draft/)).toBeVisible();
  await expect(alert).toBeHidden();
});

test("a colleague who signs in meanwhile in the same browser does not get the decision", async ({
  page,
  visitor,
  context,
}) => {
  const { id } = await submitted(page, "House of One Browser");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  await page.getByLabel("Reason").fill("No source.");
  await context.clearCookies({ name: "reviewer" });
  const tab = await context.newPage();
  await signIn(tab, "ben");
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended, so nothing was sent.");
  await expect(page.getByLabel("Reason")).toHaveValue("No source.");
});

test.describe("without a network", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load/] });
  test("a decision is not sent and its words stay", async ({ page, visitor, context }) => {
    const { id } = await submitted(page, "House in a Valley");
    await signIn(page, "ada");
    await visitor.visit(`/review/submission/${id}`);
    await page.getByLabel("Reason").fill("No source.");
    const reject = page.getByRole("button", { name: "Reject", exact: true });
    await context.setOffline(true);
    await reject.click();
    await expect(page.getByRole("alert")).toContainText("The site does not answer, so nothing was sent.");
    await context.setOffline(false);
    await expect(page.getByLabel("Reason")).toHaveValue("No source.");
    await reject.click();
    await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  });
});
