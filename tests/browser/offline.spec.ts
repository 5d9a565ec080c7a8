/** The site without a network: the server is really stopped. */
import type { Page } from "@playwright/test";
import { openStore } from "../../app/store/engine/open-store.ts";
import { addPhoto } from "../make-photo.ts";
import { addReviewer, fillIn, signIn, submitted } from "./desk.ts";
import { expect, untilInteractive } from "./journey.ts";
import {
  keptPaths,
  makeNextRelease,
  startServer,
  storedPaths,
  test,
  untilKept,
  untilStored,
} from "./stoppable-site.ts";

const WINCHESTER = "/location/winchester-mystery-house-san-jose-california";
const TRIP = "/trip?from=Nashville,+TN&to=New+Orleans,+LA&days=3&start=2026-10-30";

const banner = (page: Page) => page.getByText("You are offline.");

test("pages that were seen open without a network, from links and by themselves; others say so and list what is there", async ({
  page,
  visitor,
  site,
}) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  // Opened by the router: there is data of it, and no document.
  await page.getByRole("contentinfo").getByRole("link", { name: "California" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("California");
  await untilStored(page, "/state/california.data");
  await visitor.visit("/activity-types");
  await untilStored(page, "/activity-types");
  await site.stop();

  await page.reload();
  await untilInteractive(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "California" }).click();
  await expect(page).toHaveURL("/state/california");
  await page.goto("/state/california");
  await expect(page).toHaveURL("/state/california");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("California");

  await page.getByRole("contentinfo").getByRole("link", { name: "Texas" }).click();
  await expect(page.getByText("Texas is not on this device.")).toBeVisible();
  for (const name of ["About our data", "California"]) {
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  }
  await visitor.expectAccessible();

  await site.start();
  await expect(page).toHaveURL("/state/texas");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Texas");
  await expect(banner(page)).toBeHidden();
});

test("the installed app and its shortcuts start without a network", async ({ page, visitor, site }) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  for (const path of ["/", "/trip/mine", "/saved"]) await untilStored(page, path);
  await site.stop();
  for (const [path, heading] of [
    ["/", /haunted/i],
    ["/trip/mine", "My Trip"],
    ["/saved", /Saved/],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  }
});

test("a saved place is there with its poster and the drawn map, and so is the page of saved places", async ({
  page,
  visitor,
  site,
}) => {
  await visitor.visit(WINCHESTER);
  await page.getByRole("article").getByRole("button", { name: /^Save/ }).first().click();
  await untilKept(page, WINCHESTER);
  // The pages that come along are stored one after the other.
  for (const path of ["/map", "/", "/saved"]) await untilStored(page, path);
  await site.stop();

  await page.goto("/most-haunted");
  await page.getByRole("main").getByRole("link", { name: "Winchester Mystery House" }).click();
  await expect(page).toHaveURL(WINCHESTER);
  const poster = page.getByRole("main").locator("img[src^='/art/']").first();
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.locator("section[aria-label^='Map of']").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 10);
  await expect(page.locator(".leaflet-paper-pane canvas")).toBeAttached();
  const pin = page.locator(".leaflet-marker-pane img");
  await expect(pin).toHaveCount(1);
  await expect.poll(() => pin.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Nobody has opened them before.
  await page.goto("/map");
  await expect(page.locator(".leaflet-paper-pane canvas")).toBeAttached();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/saved");
  await expect(page.getByRole("main").getByRole("link", { name: "Winchester Mystery House" }).first()).toBeVisible();
  expect(await storedPaths(page)).toContain("/saved/states.svg");
  await expect(page.getByRole("switch")).toBeChecked();
});

test("a saved place keeps its leading photograph, at 960 pixels", async ({ page, visitor, site }) => {
  const slug = WINCHESTER.replace("/location/", "");
  const { id } = await (await fetch(`${site.url}/api/haunted-locations/${slug}`)).json();
  const store = openStore({ dataDir: site.dataDir });
  const hash = await addPhoto(store.db, id, { drawing: { width: 2000, height: 1300 } });
  await store.close();
  const photo = page.getByRole("main").locator(`img[src^='/photo/${hash}']`).first();
  await expect(async () => {
    await visitor.visit(WINCHESTER);
    await expect(photo).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("article").getByRole("button", { name: /^Save/ }).first().click();
  await untilKept(page, WINCHESTER);
  await site.stop();

  await page.goto(WINCHESTER);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const photos = (await keptPaths(page)).filter((path) => path.startsWith("/photo/"));
  expect(photos).toEqual([`/photo/${hash}-960.webp`]);
});

test("a trip that was kept opens without a network, and so do its stops", async ({ page, visitor, site }) => {
  await visitor.visit("/trip");
  await untilStored(page, "/trip");
  await page.getByLabel("From", { exact: true }).fill("Nashville, TN");
  await page.getByLabel("To", { exact: true }).fill("New Orleans, LA");
  await page.getByRole("button", { name: "Plan the trip" }).click();
  await page.getByRole("button", { name: "Keep for offline use" }).press("Enter");
  await expect(page.getByText(/^Keeping \d+ of \d+ pages\.\.\.$/)).toBeVisible();
  // The name that a screen reader knows stays, or it would say every page.
  await expect(page.getByRole("button", { name: "Keeping...", exact: true })).toBeFocused();
  await expect(page.getByRole("button", { name: "Kept for offline use" })).toBeFocused();
  // The tab now shows the plan that is kept, no longer what was asked.
  await expect(page).toHaveURL(/[?&]fixed=1/);
  await expect(page.getByRole("button", { name: "Kept for offline use" })).toBeFocused();
  await site.stop();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Nashville to New Orleans" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Kept for offline use" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Plan a Haunted Road Trip" })).toBeVisible();
  await page.goto("/saved");
  await untilInteractive(page);
  await expect(page.getByRole("heading", { name: "Trips You Kept" })).toBeVisible();
  await visitor.expectAccessible();
  await page.getByRole("link", { name: /Nashville to New Orleans.*\d+ stops, copied / }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nashville to New Orleans" })).toBeVisible();
  await untilInteractive(page);
  await expect(page.getByRole("button", { name: "Kept for offline use" })).toBeVisible();
  const stop = page.locator("#plan a[href^='/location/']").first();
  const path = await stop.getAttribute("href");
  await page.goto(path!);
  await expect(page).toHaveURL(path!);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a form that is sent without a network keeps its words, says when to send, and is not sent by itself", async ({
  page,
  visitor,
  site,
}) => {
  await visitor.visit("/submit");
  await untilStored(page, "/offline");
  await fillIn(page, "House by the Dead Line");
  await site.stop();
  await page.getByRole("button", { name: "Submit for Review" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("send it when you are back online");
  await expect(banner(page)).toBeVisible();
  await visitor.expectAccessible();

  await site.start();
  await expect(alert).toContainText("you can send it now");
  await expect(banner(page)).toBeHidden();
  await expect(page.getByLabel("Attraction Name")).toHaveValue("House by the Dead Line");
  await expect(page).toHaveURL("/submit");
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(page.getByRole("heading", { name: "Submission Received!" })).toBeVisible();
});

test("a correction keeps its words, too", async ({ page, visitor, site }) => {
  await visitor.visit(WINCHESTER);
  await untilStored(page, WINCHESTER);
  await page.getByRole("link", { name: "Ask us to correct or remove this listing" }).click();
  await page.getByLabel("Your message").fill("The year is 1884.");
  await site.stop();
  await page.getByRole("button", { name: "Send to the reviewers" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("send it when you are back online");
  await site.start();
  await expect(alert).toContainText("you can send it now");
  await expect(page.getByLabel("Your message")).toHaveValue("The year is 1884.");
});

test("a link to a page whose scripts were never loaded says that it is not there", async ({ page, visitor, site }) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  await site.stop();
  await page.reload();
  await untilInteractive(page);
  await expect(banner(page)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Plan a Trip" }).click();
  await expect(page.getByText("Trip is not on this device.")).toBeVisible();
});

test("two tabs both say that they are offline, and both go on", async ({ page, visitor, site, context }) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  const other = await context.newPage();
  await other.goto("/privacy");
  await untilInteractive(other);
  await untilStored(other, "/privacy");
  await site.stop();
  await page.reload();
  await untilInteractive(page);
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await site.start();
  for (const tab of [page, other]) {
    // Only a visible tab asks.
    await tab.bringToFront();
    await expect(banner(tab)).toBeHidden();
  }
});

test("a page that did not change is shown from the network, an error of the server as an error, and a copy if it says nothing", async ({
  page,
  visitor,
  site,
}) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  const answers: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/about") answers.push(response.status());
  });
  // The worker asks with the ETag, and gets a 304; the page and the copy are whole.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(answers).toContain(200);
  const sizeOfCopy = () =>
    page.evaluate(async () => (await (await caches.match("/about", { ignoreVary: true }))!.text()).length);
  expect(await sizeOfCopy()).toBeGreaterThan(5_000);

  await site.stop();
  const broken = await startServer(site.url, (_request, response) => response.writeHead(500).end("Broken on purpose."));
  try {
    const answer = await page.goto("/about");
    expect(answer!.status()).toBe(500);
    await expect(page.getByText("Broken on purpose.")).toBeVisible();
    expect(await sizeOfCopy()).toBeGreaterThan(5_000);
  } finally {
    await broken.stop();
  }
  const silent = await startServer(site.url, () => {});
  try {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1, name: "About our data" })).toBeVisible();
    await untilInteractive(page);
    await expect(banner(page)).toBeVisible();
  } finally {
    await silent.stop();
  }
});

test("where the browser refuses to store anything, the site works and says what does not", async ({
  page,
  visitor,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Refused.", "SecurityError");
      },
    });
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("Refused.", "SecurityError"));
  });
  await visitor.visit(TRIP);
  await page.getByRole("button", { name: "Keep for offline use" }).click();
  await expect(page.getByRole("alert")).toContainText("Could not keep the trip");
  await visitor.visit("/saved");
  await visitor.expectAccessible();
});

test("a new release replaces the old one, with what was kept, while a tab is open", async ({
  page,
  visitor,
  site,
  context,
}) => {
  const next = makeNextRelease();
  try {
    await visitor.visit(WINCHESTER);
    await page.getByRole("article").getByRole("button", { name: /^Save/ }).first().click();
    await untilKept(page, WINCHESTER);
    const other = await context.newPage();
    await other.goto("/about");
    await untilInteractive(other);
    const [before] = await page.evaluate(() => caches.keys());
    await site.stop();
    await site.start(next.folder);

    // By the router: the data is of another release, so the document is loaded.
    await other.getByRole("contentinfo").getByRole("link", { name: "California" }).click();
    await expect(other.getByRole("heading", { level: 1 })).toContainText("California");
    await expect.poll(() => other.evaluate(() => caches.keys())).toEqual(["copies-feedbeef"]);
    expect(before).not.toBe("copies-feedbeef");
    await untilKept(other, WINCHESTER);

    // A script that this tab would need is gone, from the server and from the device.
    await page.bringToFront();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Most Haunted" }).click();
    await expect(page).toHaveURL("/most-haunted");
    await expect(page.getByRole("heading", { level: 1, name: "Most Haunted Places in America" })).toBeVisible();
    await untilInteractive(page);
    const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(scripts.filter((name) => name.includes("/next-most-haunted"))).not.toEqual([]);

    await site.stop();
    await page.goto(WINCHESTER);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Winchester");
    await untilInteractive(page);
    const releases = await page.evaluate(async () => {
      const cache = await caches.open("copies-feedbeef");
      const pages = (await cache.keys()).filter(({ url }) => /\/[^/.]*(\.data)?(\?.*)?$/.test(url));
      const copies = await Promise.all(pages.map((request) => cache.match(request, { ignoreVary: true })));
      return copies.map((copy) => copy!.headers.get("x-release"));
    });
    expect(releases.length).toBeGreaterThan(2);
    expect(new Set(releases)).toEqual(new Set(["feedbeef"]));
  } finally {
    next.remove();
  }
});

test("the switch clears everything, in all tabs and for good, and can be turned on again", async ({
  page,
  visitor,
  site,
  context,
}) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  const other = await context.newPage();
  await other.goto("/privacy");
  await untilInteractive(other);
  await visitor.visit("/state/california");
  await page.locator("[data-save]").first().click();
  await visitor.visit("/saved");
  const cards = () => page.evaluate(() => localStorage.getItem("hauntway.saved-cards"));
  await expect.poll(cards).not.toBeNull();
  await page.getByRole("switch").uncheck();
  await expect(page.getByText("No copies are kept")).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove / })).toBeVisible();
  await expect(page.getByText("Loading...")).toHaveCount(0);
  expect(await cards()).toBeNull();

  // The worker is still there for tabs that were open.
  await other.bringToFront();
  await other.getByRole("contentinfo").getByRole("link", { name: "About our data" }).click();
  await expect(other).toHaveURL("/about");
  await page.goto("/about");
  await untilInteractive(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await other.close();
  await page.goto("/saved");
  await untilInteractive(page);
  await expect(page.getByRole("switch")).not.toBeChecked();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);

  await page.getByRole("switch").check();
  await untilStored(page, "/offline");
  await site.stop();
  await page.goto("/about");
  await expect(page.getByText("About is not on this device.")).toBeVisible();
});

test("nothing private is in any cache", async ({ page, visitor, site, context }) => {
  addReviewer("ada", site.dataDir);
  await visitor.visit("/about");
  await untilStored(page, "/about");
  const { id, track } = await submitted(page, "House with a Secret");
  const visited = [track, "/review", `/review/submission/${id}`, "/review/places", "/review/account"];
  await signIn(page, "ada");
  for (const path of visited) {
    await page.goto(path);
    await untilInteractive(page);
  }
  // By the router as well.
  await page.getByRole("navigation", { name: "Review desk" }).getByRole("link").first().click();
  for (const path of ["/submit", `${WINCHESTER}/report`, "/corrections", "/?lat=42.5&lng=-70.9", "/map"]) {
    await page.goto(path);
    await untilInteractive(page);
  }
  await page.evaluate(() => fetch("/api/submissions"));
  await page.evaluate(() => fetch("/api/stats"));
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 42.5, longitude: -70.9 });
  await page.getByRole("banner").getByRole("button", { name: "Find Near Me" }).click();
  await expect(page).toHaveURL(/lat=42.5/);
  await visitor.visit("/privacy");
  await untilStored(page, "/privacy");

  const paths = (await storedPaths(page)).filter((path) => !path.startsWith("/assets/"));
  expect(paths).toEqual(expect.arrayContaining(["/about", "/privacy", "/offline"]));
  expect(paths.filter((path) => /review|track|\/api\/|submit|report|corrections|lat=|\/healthz/i.test(path))).toEqual(
    [],
  );
  const texts = await page.evaluate(async () => {
    let all = "";
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const copy = (await cache.match(request, { ignoreVary: true }))!;
        if (!request.url.includes("/assets/")) all += `${JSON.stringify([...copy.headers])}\n${await copy.text()}\n`;
      }
    }
    return all;
  });
  expect(texts).not.toContain("House with a Secret");
  expect(texts).not.toContain(track.split("/").at(-1)!);
  expect(texts).not.toMatch(/set-cookie|no-store|name="stamp"|Signed in as/i);
});

test("a page with a copy that answers in time is not called offline, nor is one whose server has trouble", async ({
  page,
  visitor,
}) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  let isAsked = false;
  await page.route("/healthz", (route) => {
    isAsked = true;
    return route.fulfill({ status: 503 });
  });
  await visitor.visit("/about");
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect.poll(() => isAsked).toBe(true);
  await expect(banner(page)).toBeHidden();
});

test("a place that is no longer saved, or was on a trip, is no longer kept", async ({ page, visitor }) => {
  await visitor.visit(WINCHESTER);
  const heart = page.getByRole("article").getByRole("button", { name: /^Save/ }).first();
  await heart.click();
  await untilKept(page, WINCHESTER);
  await untilKept(page, "/map");
  await heart.click();
  await expect.poll(() => keptPaths(page)).toEqual([]);
  // It is still the page seen last.
  await untilStored(page, WINCHESTER);
  expect(await page.evaluate(() => localStorage.getItem("hauntway.saved-cards"))).toBeNull();

  await visitor.visit(TRIP);
  await page.getByRole("button", { name: "Keep for offline use" }).click();
  await expect(page.getByRole("button", { name: "Kept for offline use" })).toBeVisible();
  expect((await keptPaths(page)).filter((path) => path.startsWith("/location/"))).not.toEqual([]);
  await visitor.visit("/saved");
  await page.getByRole("button", { name: /^Remove Nashville to New Orleans/ }).click();
  await expect.poll(() => keptPaths(page)).toEqual([]);
});

test("what was kept opens while the server hangs, by links too", async ({ page, visitor, site }) => {
  await visitor.visit(WINCHESTER);
  await page.getByRole("article").getByRole("button", { name: /^Save/ }).first().click();
  await untilKept(page, WINCHESTER);
  await visitor.visit("/saved");
  await site.stop();
  const silent = await startServer(site.url, () => {});
  try {
    await page.getByRole("main").getByRole("link", { name: "Winchester Mystery House" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Winchester Mystery House" })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  } finally {
    await silent.stop();
  }
});

test("the oldest pages leave when there is too much, also after the worker has slept", async ({
  page,
  visitor,
  context,
}) => {
  await visitor.visit("/about");
  await untilStored(page, "/about");
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    for (const [path, storedAt] of [
      ["/oldest", "1"],
      ["/newer", "2"],
    ] as const) {
      const headers = { "x-bytes": "30000000", "x-stored-at": storedAt, "x-title": path };
      await cache.put(path, new Response("Much", { headers }));
    }
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.stopAllWorkers");
  await visitor.visit("/privacy");
  await untilStored(page, "/privacy");
  await expect.poll(() => storedPaths(page)).not.toContain("/oldest");
  expect(await storedPaths(page)).toContain("/newer");
});
