import { PASSWORD } from "../reviewer-password.ts";
import { signIn, submitted, test } from "./desk.ts";
import { expect, inWidths, untilInteractive } from "./journey.ts";

test("the desk is accessible and fits the screen in every width", async ({ page, visitor }) => {
  test.slow();
  const { id } = await submitted(page, "Winchester Mystery House and a name that goes on ".repeat(5).slice(0, 200));
  const look = () =>
    inWidths(page, async () => {
      await visitor.expectAccessible();
      await visitor.expectToFit();
    });
  await page.goto("/review");
  await look();
  await signIn(page, "ada");
  for (const path of [
    "/review",
    `/review/submission/${id}`,
    "/review/places",
    "/review/place/ar-crescent-hotel",
    "/review/account",
  ]) {
    await visitor.visit(path);
    await look();
  }
});

test("by keyboard alone: sign in, find, reject, undo", async ({ page, visitor }) => {
  await submitted(page, "Keyboard House");
  await visitor.visit("/review");
  await page.getByLabel("Name").focus();
  await page.keyboard.type("ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Review queue" })).toBeVisible();
  // Shortcuts work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page.getByLabel("Search")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("keyboard");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^1 item with "keyboard"/)).toBeVisible();
  await page.getByRole("button", { name: "Show" }).focus();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Keyboard House" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Keyboard House" })).toBeVisible();
  // Shortcuts are ignored during a navigation.
  await expect(async () => {
    await page.keyboard.press("r");
    await expect(page.getByLabel("Reason")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("No sources. A r d q n are letters here.");
  await page.getByRole("button", { name: "Reject", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("u");
    await expect(page.getByRole("button", { name: "Undo the decision" })).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Approve and publish" })).toBeVisible();
  await expect(page.getByText(/^Last step: ada undid the last step/)).toBeFocused();
});

test.describe("by keyboard alone", () => {
  test.use({ expectedErrors: [/400/] });
  test("approve: the missing field gets the focus, Escape leaves it, and the key for Approve works again", async ({
    page,
    visitor,
  }) => {
    test.slow();
    const { id } = await submitted(page, "House of Keys");
    await signIn(page, "ada");
    await visitor.visit(`/review/submission/${id}`);
    const approve = page.getByRole("button", { name: "Approve and publish" });
    await page.keyboard.press("a");
    await expect(approve).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Access *")).toBeFocused();
    await page.keyboard.type("ext");
    await page.keyboard.press("Escape");
    await page.keyboard.press("a");
    await expect(approve).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  });

  test("a listing is edited and saved", async ({ page, visitor }) => {
    await signIn(page, "ada");
    await visitor.visit("/review/place/ar-crescent-hotel");
    await page.keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "Name *" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("s");
    await expect(page.getByRole("button", { name: "Save and publish" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Last step: ada edited the listing/)).toBeVisible();
  });
});

test("through the queue by shortcuts: a canned reason, submit, and on to the next item with a fresh form", async ({
  page,
  visitor,
}) => {
  const first = await submitted(page, "Corn House One");
  await submitted(page, "Corn House Two");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${first.id}`);
  await page.getByLabel("Reason").fill("typed for the first one");
  await page.locator("h1").click();
  await page.keyboard.press("1");
  await expect(page.getByRole("button", { name: "Reject", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  await expect(page.getByText(/^Last step: ada rejected it/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Next in the queue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).not.toHaveText("Corn House One");
  await expect(page.getByRole("textbox", { name: "Name *" })).toHaveValue(await page.locator("h1").innerText());
  await expect(page.getByLabel("Reason")).toHaveValue("");
});

test("text typed for one submission does not carry over to the next one's form", async ({ page, visitor }) => {
  const first = await submitted(page, "Typed House");
  await submitted(page, "Untouched House");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${first.id}`);
  const name = page.getByRole("textbox", { name: "Name *" });
  await name.fill("Typed over");
  await page.locator("h1").click();
  page.once("dialog", (dialog) => dialog.accept());
  await page.keyboard.press("n");
  await expect(page.locator("h1")).not.toHaveText("Typed House");
  await expect(name).toHaveValue(await page.locator("h1").innerText());
});

test("the page's preview follows the form", async ({ page, visitor }) => {
  const { id } = await submitted(page, "Preview House");
  await signIn(page, "ada");
  await visitor.visit(`/review/submission/${id}`);
  await page.keyboard.press("p");
  const preview = page.locator("#page-preview");
  await expect(preview.getByText("The Haunting Story")).toBeVisible();
  await page.getByLabel("Full story").fill("THE CELLAR\n\nIt has a second door.");
  await expect(preview.getByText("It has a second door.")).toBeVisible();
  await expect(preview.locator("h3", { hasText: "THE CELLAR" })).toBeVisible();
  await visitor.expectAccessible();
});

test.describe("a listing with errors", () => {
  test.use({ expectedErrors: [/400/] });
  test("focuses the first invalid field, and the title mentions the errors", async ({ page, visitor }) => {
    test.slow();
    const { id } = await submitted(page, "Mistaken House");
    await signIn(page, "ada");
    await visitor.visit(`/review/submission/${id}`);
    await page.getByLabel("Access *").selectOption("open");
    await page.getByLabel("Latitude").fill("99");
    await page.getByLabel("Year built").fill("soon");
    await page.getByRole("button", { name: "Approve and publish" }).click();
    await expect(page.getByLabel("Latitude")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Latitude");
    await expect(page.getByRole("alert")).toContainText("Year built");
    await expect(page).toHaveTitle(/^Error: Review: Mistaken House/);
    await visitor.expectAccessible();
    await page.getByRole("alert").getByRole("link", { name: "Year built" }).click();
    await expect(page.getByLabel("Year built")).toBeFocused();
  });
});

test("shortcuts can be turned off", async ({ page }) => {
  await signIn(page, "ada");
  await page.getByText("Keyboard shortcuts").click();
  await page.getByLabel("Shortcuts are on").uncheck();
  await page.getByRole("heading", { name: "Review queue" }).click();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search")).not.toBeFocused();
});

test.describe("two reviewers", () => {
  test.use({ expectedErrors: [/409/] });
  test("on one submission: the second one is notified, nothing is overwritten", async ({
    page,
    visitor,
    browser,
    baseURL,
  }) => {
    const { id } = await submitted(page, "Contested House");
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn(page, "ada");
    await visitor.visit(`/review/submission/${id}`);
    await signIn(other, "ben", `/review/submission/${id}`);
    await expect(other.getByText(/^ada has had this open since/)).toBeVisible();
    await page.getByLabel("Reason").fill("It is a corn maze.");
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(page.getByText(/^Decided by ada/)).toBeVisible();
    // The other one is notified without doing anything and keeps the typed text.
    await other.getByLabel("Access *").selectOption("open");
    await other.getByLabel("Summary").fill("Half an hour's work.");
    await expect(other.getByText(/^ada rejected it while you have this open/)).toBeVisible();
    await expect(other.getByLabel("Summary")).toHaveValue("Half an hour's work.");
    await other.getByRole("button", { name: "Approve and publish" }).click();
    await expect(other.getByRole("alert")).toContainText("ada was here first: rejected it");
    await expect(other.getByRole("region", { name: "Yours was not saved" })).toContainText("Half an hour's work.");
    await expect(other.getByText(/^Decided by ada/)).toBeVisible();
    await other.getByRole("link", { name: "Show it as it is now", exact: true }).click();
    await expect(other.getByRole("region", { name: "Yours was not saved" })).toBeHidden();
    await other.context().close();
  });
});

test.describe("a request", () => {
  test.use({ expectedErrors: [/400/] });
  test("a visitor asks for a correction, a reviewer edits the listing and closes the request", async ({
    page,
    visitor,
  }) => {
    await visitor.visit("/corrections?place=ar-crescent-hotel");
    await visitor.expectAccessible();
    await page.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page.getByLabel("Your message")).toHaveAccessibleDescription(/Required$/);
    await page.getByLabel("Your message").fill("The tours cost 30 dollars now.");
    await page.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
    const track = page.url();
    await signIn(page, "ada");
    await page.goto("/review?kind=correction&q=30%20dollars");
    await page.getByRole("link", { name: "1886 Crescent Hotel" }).click();
    await page.getByRole("link", { name: "Edit the listing" }).click();
    await page.getByLabel("Ticket price").fill("30");
    await page.getByRole("button", { name: "Save and publish" }).click();
    await page.getByLabel("Answer").fill("Corrected, thank you.");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(/^Decided by ada/)).toBeVisible();
    await expect(page.getByText("Closed", { exact: true })).toBeVisible();
    await page.goto(track);
    await expect(page.getByRole("heading", { name: "Done" })).toBeVisible();
    await expect(page.getByText("Corrected, thank you.")).toBeVisible();
    const places = await (await page.request.get("/api/haunted-locations")).json();
    expect(places).toContainEqual(expect.objectContaining({ id: "ar-crescent-hotel", ticketPrice: 30 }));
  });
});

test("a request that is closed without a change says no more than that", async ({ page, visitor }) => {
  await visitor.visit("/corrections?place=ar-crescent-hotel");
  await page.getByLabel("Your message").fill("Do the ghosts have names?");
  await page.getByRole("button", { name: "Send to the reviewers" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
  const track = page.url();
  await signIn(page, "ada");
  await page.goto("/review?kind=correction&q=names");
  await page.getByRole("link", { name: "1886 Crescent Hotel" }).click();
  await expect(page.getByText("the visitor is told only that it is closed")).toBeVisible();
  await page.getByRole("button", { name: "Close as done" }).click();
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  await page.goto(track);
  await expect(page.getByRole("heading", { name: "Closed" })).toBeVisible();
});

test("by keys: one request is declined with an answer, the next one hides its listing", async ({ page, visitor }) => {
  test.slow();
  const tracks: string[] = [];
  for (const [kind, message] of [
    ["correct", "The lantern is blue."],
    ["remove", "The lantern house is ours: take it off."],
  ] as const) {
    await visitor.visit("/corrections?place=al-sturdivant-hall");
    await page.locator("[name=kind]").selectOption(kind);
    await page.getByLabel("Your message").fill(message);
    await page.getByRole("button", { name: "Send to the reviewers" }).click();
    await expect(page.getByRole("heading", { name: "Waiting for review" })).toBeVisible();
    tracks.push(page.url());
  }
  await signIn(page, "ada");
  await visitor.visit("/review?kind=correction&q=lantern");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The lantern is blue.")).toBeVisible();
  // Shortcuts are ignored during a navigation.
  await expect(async () => {
    await page.keyboard.press("r");
    await expect(page.getByLabel("Answer")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type("It was red when we looked.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  await expect(page.getByRole("button", { name: "Decline" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Next in the queue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The lantern house is ours: take it off.")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("h");
    await expect(page.getByRole("button", { name: "Hide the listing and close" })).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  await page.goto(tracks[0]!);
  await expect(page.getByRole("heading", { name: "Not changed" })).toBeVisible();
  await expect(page.getByText("It was red when we looked.")).toBeVisible();
  await page.goto(tracks[1]!);
  await expect(page.getByText("We took the listing off the site.")).toBeVisible();
});

test("by keyboard from the parts of a listing to its admission", async ({ page, visitor }) => {
  await signIn(page, "ada");
  await visitor.visit("/review/place/ar-crescent-hotel");
  const parts = page.getByRole("navigation", { name: "Parts of the listing" });
  await parts.getByRole("link", { name: "Visit and building" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Admission")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("3");
  await expect(page.getByLabel("Summary")).toBeFocused();
});

test("a request about the telephone leads to its field by keys", async ({ page, visitor }) => {
  const form = { placeId: "ar-crescent-hotel", kind: "phone", message: "The bell rings elsewhere now." };
  expect((await page.request.post("/corrections", { form, maxRedirects: 0 })).status()).toBe(303);
  await signIn(page, "ada");
  await visitor.visit("/review?kind=correction&q=rings");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The bell rings elsewhere now.")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("e");
    await expect(page.getByRole("link", { name: "Edit the listing" })).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone")).toBeFocused();
});

test("closing several together is accessible, first and last", async ({ page, visitor }) => {
  for (const name of ["House of Bulk", "Barn of Bulk"]) await submitted(page, name);
  await signIn(page, "ada");
  await visitor.visit("/review?q=of+Bulk");
  for (const name of ["House of Bulk", "Barn of Bulk"]) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole("button", { name: "Close the selected together" }).click();
  await expect(page.getByRole("heading", { name: "Close together" })).toBeVisible();
  await visitor.expectAccessible();
  await page.getByLabel("Reason").fill("A test.");
  await page.getByRole("button", { name: "Reject what is checked" }).click();
  await expect(page.getByText("2 items rejected.")).toBeVisible();
  await visitor.expectAccessible();
});

test.describe("a draft that another reviewer saved first", () => {
  test.use({ expectedErrors: [/409/] });
  test("focuses the conflict, and only overwrites by explicit choice", async ({ page, browser, baseURL }) => {
    test.slow();
    const { id } = await submitted(page, "Twice Written House");
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn(page, "ada", `/review/submission/${id}`);
    await signIn(other, "ben", `/review/submission/${id}`);
    for (const opened of [page, other]) await untilInteractive(opened);
    await page.getByLabel("Summary").fill("Ada's summary.");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText(/^Last step: ada saved a draft/)).toBeFocused();
    await other.getByLabel("Access *").selectOption("open");
    await other.getByLabel("Summary").fill("Ben's summary.");
    for (let press = 0; press < 2; press++) {
      await other.getByRole("button", { name: "Approve and publish" }).click();
      await expect(other.getByRole("alert")).toBeFocused();
      await expect(other.getByRole("alert")).toBeInViewport();
      await expect(other.getByRole("alert")).toContainText("ada was here first: saved a draft");
    }
    await other.getByLabel("Mine replaces what is there now").check();
    await other.getByRole("button", { name: "Approve and publish" }).click();
    await expect(other.getByText(/^Decided by ben/)).toBeVisible();
    await other.context().close();
  });
});

test.describe("a rejected form at the desk", () => {
  test.use({ expectedErrors: [/400/] });
  test("focuses the invalid field, whose error goes away on edit", async ({ page }) => {
    test.slow();
    const { id } = await submitted(page, "Focus House");
    await signIn(page, "ben", `/review/submission/${id}`);
    const twin = page.getByLabel("Of which listing?");
    await twin.fill("nowhere");
    await page.getByRole("button", { name: "Mark as duplicate" }).click();
    await expect(twin).toBeFocused();
    await expect(twin).toHaveAccessibleDescription(/There is no such listing\.$/);
    const year = page.getByLabel("Year built");
    await year.fill("soon");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(year).toBeFocused();
    await expect(year).toHaveAttribute("aria-invalid", "true");
    await year.fill("1871");
    await expect(year).not.toHaveAttribute("aria-invalid", "true");
  });

  test("the password: rules shown, rejected, changed", async ({ page }) => {
    test.slow();
    const next = "a brighter lantern now";
    await signIn(page, "ben", "/review/account");
    const current = page.getByLabel("Current password");
    const change = async (from: string, to: string) => {
      await current.fill(from);
      await page.getByLabel("New password", { exact: true }).fill(to);
      await page.getByLabel("New password, once more").fill(to);
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await change("wrong", next);
    await expect(current).toBeFocused();
    for (const [from, to] of [
      [PASSWORD, next],
      [next, PASSWORD],
    ] as const) {
      await change(from, to);
      await expect(page.getByText("Your password was changed.")).toBeFocused();
      await expect(current).toHaveValue("");
    }
  });
});
