/** Key presses and clicks that come before React has hydrated the page. */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Runs `act` in the page right after React has registered its event listeners and before it has hydrated anything, on each page. */
async function whenReactBegins(page: Page, act: () => void): Promise<void> {
  await page.addInitScript(`{
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (name, ...rest) {
      if (name === "drop") {
        EventTarget.prototype.addEventListener = add;
        queueMicrotask(${act});
      }
      return add.call(this, name, ...rest);
    };
  }`);
}

test("text typed before hydration stays in the field and gets suggestions", async ({ page }) => {
  await page.goto("/");
  await page.locator("#search-q").pressSequentially("gettysburg");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.locator("#search-q")).toHaveValue("gettysburg");
});

test("a link clicked during hydration is followed", async ({ page }) => {
  await whenReactBegins(page, () => {
    if (location.pathname === "/") document.querySelector<HTMLElement>('main a[href="/all-locations"]')!.click();
  });
  await page.goto("/");
  await expect(page).toHaveURL("/all-locations");
});

test("of two links clicked during hydration the last one is followed", async ({ page }) => {
  await whenReactBegins(page, () => {
    if (location.pathname !== "/") return;
    document.querySelector<HTMLElement>('main a[href="/most-haunted"]')!.click();
    document.querySelector<HTMLElement>('main a[href="/all-locations"]')!.click();
  });
  await page.goto("/");
  await expect(page).toHaveURL("/all-locations");
});
