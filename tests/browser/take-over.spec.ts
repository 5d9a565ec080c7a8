/** What happens to keys and presses while React takes over a page. */
import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Runs in the page, before its scripts: does something at the moment when React has begun and has done nothing yet. */
async function whenReactBegins(page: Page, act: () => void): Promise<void> {
  await page.addInitScript(`{
    const add = window.addEventListener;
    window.addEventListener = function (name, ...rest) {
      if (name === "drop") {
        window.addEventListener = add;
        queueMicrotask(${act});
      }
      return add.call(this, name, ...rest);
    };
  }`);
}

test("a key is answered at once: React does not do the whole page first", async ({ page, visitor }) => {
  await whenReactBegins(page, () => {
    const isTaken = () => Object.keys(document.querySelector("header")!).some((key) => key.startsWith("__reactProps"));
    const field = document.querySelector("#search-q")!;
    const before = isTaken();
    for (const name of ["keydown", "keypress", "input", "keyup"])
      field.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    Object.assign(window, { taken: [before, isTaken()] });
  });
  await visitor.visit("/");
  expect(await page.evaluate(() => (window as unknown as { taken: boolean[] }).taken)).toEqual([false, false]);
});

test("what was typed meanwhile is in the field, and is looked for", async ({ page }) => {
  await page.goto("/");
  await page.locator("#search-q").pressSequentially("gettysburg");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.locator("#search-q")).toHaveValue("gettysburg");
});

test("a link that is pressed meanwhile is followed, without loading the site anew", async ({ page, visitor }) => {
  await whenReactBegins(page, () => {
    Object.assign(window, { isSame: true });
    document.querySelector<HTMLElement>('main a[href="/all-locations"]')!.click();
  });
  await visitor.visit("/");
  await expect(page).toHaveURL("/all-locations");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("the link that was pressed last is the one that is followed", async ({ page, visitor }) => {
  await whenReactBegins(page, () => {
    document.querySelector<HTMLElement>('main a[href="/most-haunted"]')!.click();
    document.querySelector<HTMLElement>('main a[href="/all-locations"]')!.click();
  });
  await visitor.visit("/");
  await expect(page).toHaveURL("/all-locations");
});

test("the next page's map waits until the visitor comes near it", async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.visit("/");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const ofMap = () => fetched.filter((url) => /api\/map/.test(url));
  // By its address, because on the way to the link one would pass the map of this page.
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/state/california"]')!.click());
  await expect(page).toHaveURL("/state/california");
  await expect(page.locator("section[aria-label^='Map of']")).toBeAttached();
  await page.waitForLoadState("networkidle");
  // Longer than a map in view waits for an idle moment.
  await page.waitForTimeout(1_500);
  expect(ofMap()).toEqual([]);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => ofMap().length).toBeGreaterThan(0);
});
