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

test("after a navigation the map is loaded only when the visitor scrolls", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 360 });
  await visitor.visit("/");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const ofMap = () => fetched.filter((url) => /api\/map/.test(url));
  // By script: a pointer on its way to the link would bring this page's map into view.
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/state/pennsylvania"]')!.click());
  await expect(page).toHaveURL("/state/pennsylvania");
  await expect(page.locator("section[aria-label^='Map of']")).toBeAttached();
  await page.waitForLoadState("networkidle");
  // Longer than a map in view waits for the page to be idle.
  await page.waitForTimeout(1_500);
  expect(ofMap()).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => ofMap().length).toBeGreaterThan(0);
});
