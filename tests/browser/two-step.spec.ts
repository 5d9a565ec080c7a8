import { Secret, TOTP } from "otpauth";
import { PASSWORD } from "../reviewer-password.ts";
import { addReviewer, signIn, test } from "./desk.ts";
import { expect, WIDTHS } from "./journey.ts";

// A wrong code.
test.use({ expectedErrors: [/400/] });

const totp = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });

test("a reviewer sets two-step sign-in up, signs in with a code, then with a recovery code, and sees it in the history", async ({
  page,
  visitor,
  deskSite,
}) => {
  test.slow();
  addReviewer("two.steps", deskSite.dataDir);
  await signIn(page, "two.steps", "/review/account");
  await page.getByRole("link", { name: "Set it up" }).click();
  await expect(page.locator("h1")).toHaveText("Two-step sign-in");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await visitor.expectAccessible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const key = (await page.locator("code").textContent())!;
  await page.getByRole("textbox", { name: "Code" }).fill("12345");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("alert")).toContainText("The code is not right.");
  await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
  await page.getByRole("textbox", { name: "Code" }).fill(totp(key).generate());
  await page.getByRole("button", { name: "Turn it on" }).click();
  const heading = page.getByRole("heading", { name: "Your recovery codes" });
  await expect(heading).toBeFocused();
  const recovery = (await page.locator("main ol li").first().textContent())!;
  expect(recovery).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  await visitor.expectAccessible();

  const enter = async (code: string) => {
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.getByLabel("Name", { exact: true }).fill("two.steps");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("textbox", { name: "Code" })).toBeFocused();
    await page.getByRole("textbox", { name: "Code" }).fill(code);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("navigation", { name: "Review desk" })).toBeVisible();
  };
  // The code of the next half minute: this one's has been used.
  await enter(totp(key).generate({ timestamp: Date.now() + 30_000 }));
  await enter(recovery);
  await visitor.visit("/review/account");
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("two.steps signed in with a recovery code");
  await expect(history).toContainText("two.steps turned two-step sign-in on");
  await visitor.expectAccessible();
});

test.describe("with another session open", () => {
  test("the account page ends that one and no other", async ({ page, visitor, browser, baseURL }) => {
    await signIn(page, "ben");
    const other = await browser.newContext({ baseURL: baseURL!, userAgent: "Firefox/143.0 (Windows NT 10.0)" });
    const elsewhere = await other.newPage();
    await signIn(elsewhere, "ben");
    await visitor.visit("/review/account");
    await page
      .getByRole("button", { name: /^Sign out there: Firefox on Windows/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: /^Sign out there: Firefox on Windows/ })).toHaveCount(0);
    await elsewhere.goto("/review");
    await expect(elsewhere.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("ben");
    await other.close();
  });
});
