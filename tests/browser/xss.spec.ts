/**
 * Hostile text in every field and parameter, in a real browser. A dialog, an executed script, a CSP violation, a page error or
 * a third-party request is a failure.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { HOSTILE_LINKS, HOSTILE_MARKUP } from "../hostile/hostile-markup.ts";
import { makePlace } from "../make-place.ts";
import { publishReport } from "../make-report.ts";
import { makeSubmission } from "../make-submission.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ROUTE_PATTERNS } from "../route-patterns.ts";
import { type SiteProcess, startSiteProcess } from "../site-process.ts";
import { signIn } from "./desk.ts";
import { test as base, expect } from "./journey.ts";

const ALL = HOSTILE_MARKUP.join(" ");
const LINES = HOSTILE_MARKUP.join("\n");
/** URLs are shorter than texts: the list in parts. */
const PARTS = Array.from({ length: Math.ceil(HOSTILE_MARKUP.length / 12) }, (_, part) =>
  HOSTILE_MARKUP.slice(part * 12, part * 12 + 12).join(" "),
);
const LINK = HOSTILE_LINKS[0]!;

/** Every field of a place, bypassing validation. */
const HOSTILE_PLACE = makePlace({
  id: "or-hostile",
  houseName: ALL,
  city: `Salem ${ALL}`,
  state: "Oregon",
  address: ALL,
  storySummary: ALL,
  fullStory: `${LINES}\n\n${HOSTILE_MARKUP.map((payload) => `<p>${payload}</p>`).join("\n")}`,
  reports: HOSTILE_MARKUP,
  dateActivity: ALL,
  paranormalActivityType: HOSTILE_MARKUP.slice(0, 12).join("; "),
  architectureStyle: ALL,
  additionalSources: HOSTILE_LINKS.join("; "),
  citations: LINES,
  accessNote: ALL,
  phoneNumber: ALL,
  website: LINK,
  articleUrl: LINK,
  socialProofUrl: LINK,
  imageUrl: HOSTILE_LINKS.find((link) => link.startsWith("data:image/svg")),
  access: "open",
  rating: 5,
  latitude: 44.94,
  longitude: -123.03,
});
/** One within the length limits, for content rendered by scripts. */
const NEIGHBOR = makePlace({
  ...HOSTILE_PLACE,
  id: "me-hostile",
  houseName: `Lantern ${PARTS[0]}`.slice(0, 200),
  storySummary: PARTS[1]!.slice(0, 300),
  city: "Bangor",
  state: "Maine",
  imageUrl: LINK,
  latitude: 44.8012,
  longitude: -68.7778,
});

/** Longer and wilder than the form allows; activities are not of our vocabulary. */
const HOSTILE_REPORT = {
  account: LINES,
  where: ALL,
  name: ALL,
  activities: HOSTILE_MARKUP.filter((text) => !text.includes(";")).slice(0, 12),
};

interface Watch {
  readonly complaints: string[];
}

const test = base.extend<{ watch: Watch }, { hostileSite: SiteProcess }>({
  hostileSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the first parameter to be destructured
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "hauntway-xss-"));
      const store = openStore({ dataDir });
      await migrate(store.db, store.engine);
      const places = [HOSTILE_PLACE, NEIGHBOR].map((place) => ({ place, origin: "submission" as const }));
      await savePlaces(store.db, places, new Date());
      await addReviewer(store.db, "ada", PASSWORD, new Date());
      // More than a page of them, and enough for structured data.
      for (let count = 0; count < 6; count++) await publishReport(store.db, "me-hostile", HOSTILE_REPORT, new Date());
      await store.close();
      const TILE_URL = `${process.env.TEST_TILE_ORIGIN}/{z}/{x}/{y}.png`;
      const site = await startSiteProcess({ DATA_DIR: dataDir, TRUST_PROXY: "1", TILE_URL });
      await use(site);
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ hostileSite }, use) => use(hostileSite.url),
  watch: async ({ page, hostileSite }, use) => {
    const complaints: string[] = [];
    const ours = [hostileSite.url, process.env.TEST_TILE_ORIGIN!, "data:", "blob:"];
    await page.exposeBinding("sayViolation", (_source, what: string) => void complaints.push(what));
    await page.addInitScript(() => {
      const say = (window as unknown as { sayViolation: (what: string) => void }).sayViolation;
      document.addEventListener("securitypolicyviolation", (event) => {
        // The browser's XML and image viewers use inline styles, which our CSP blocks.
        const isOurs = ["text/html", "image/svg+xml"].includes(document.contentType);
        if (!isOurs && event.violatedDirective.startsWith("style-src")) return;
        say(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample} at ${location.href}`);
      });
    });
    page.on("dialog", (dialog) => {
      complaints.push(`dialog: ${dialog.message()} at ${page.url()}`);
      void dialog.dismiss();
    });
    page.on("pageerror", (error) => complaints.push(`error: ${error} at ${page.url()}`));
    page.on("request", (request) => {
      if (!ours.some((origin) => request.url().startsWith(origin))) complaints.push(`request: ${request.url()}`);
    });
    page.on("popup", (popup) => complaints.push(`popup: ${popup.url()}`));
    await use({ complaints });
    expect(complaints).toEqual([]);
  },
});

/** Opens a page, lets its scripts run, and checks that no injected code ran. */
async function look(page: Page, path: string, { mayDownload = false } = {}): Promise<void> {
  const response = await page.goto(path, { waitUntil: "load" }).catch((error: Error) => {
    if (mayDownload && /download|ERR_ABORTED/i.test(error.message)) return undefined;
    throw error;
  });
  if (!response) return;
  expect(response.status(), path.slice(0, 200)).toBeLessThan(500);
  await expectNothingRan(page, path);
}

async function expectNothingRan(page: Page, path: string): Promise<void> {
  // Two frames, so that error handlers of elements have run.
  const state = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { hit } = window as unknown as { hit?: unknown };
    // Named elements are properties of the window, too, but no markers.
    const isHit = hit !== undefined && !(hit instanceof Node) && !(hit instanceof HTMLCollection);
    const scripts = [
      ...document.querySelectorAll("main script, main iframe, main object, main embed, main base, main meta"),
    ];
    const handlers = [...document.querySelectorAll("*")].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (/^(href|src|action|formaction|xlink:href|data)$/i.test(name) &&
            /^\s*(javascript|vbscript|data:text)/i.test(value)),
      ),
    );
    return { isHit, foreign: [...scripts, ...handlers].map((element) => element.outerHTML.slice(0, 200)) };
  });
  expect(state, path.slice(0, 200)).toEqual({ isHit: false, foreign: [] });
}

test("stored in every field of a place, on every page that shows it", async ({ page, watch }) => {
  test.slow();
  const list = (await (await page.request.get("/api/haunted-locations")).json()) as { id: string; slug: string }[];
  const slugs = ["or-hostile", "me-hostile"].map((id) => list.find((place) => place.id === id)!.slug);
  const types = (await (await page.request.get("/activity-types")).text()).match(/\/activity\/[a-z0-9-]+/g) ?? [];
  for (const path of [
    ...slugs.map((slug) => `/location/${slug}`),
    "/",
    "/all-locations",
    "/most-haunted",
    "/activity-types",
    types.find((path) => path.includes("script"))!,
    "/state/oregon",
    "/city/bangor",
    "/search?q=lantern",
    "/search?q=Bangor%2C%20ME",
    "/all-locations?find=Bangor",
    "/haunted-roadtrip",
    "/corrections?place=or-hostile",
    "/feed.xml",
    "/sitemap.xml?part=1",
    "/api/haunted-locations/or-hostile",
    "/api/search?q=lantern",
    `/art/${slugs[0]}.svg`,
    `/share/${slugs[1]}.png`,
  ]) {
    expect(path).toBeTruthy();
    await look(page, path);
  }
  expect(watch.complaints).toEqual([]);
});

test("stored in a place, in content rendered by scripts: suggestions, results, the map's popup", async ({
  page,
  watch,
}) => {
  test.slow();
  await look(page, "/");
  // Wait for hydration: scripts run when the page is idle.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("[role=combobox]") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
  const box = page.getByRole("combobox").first();
  await box.click();
  await box.pressSequentially("lantern <scr", { delay: 5 });
  await expect(page.getByRole("option").first()).toBeVisible();
  const list = (await (await page.request.get("/api/haunted-locations")).json()) as { id: string; slug: string }[];
  await look(page, `/location/${list.find((place) => place.id === "me-hostile")!.slug}`);
  await page.locator("section[aria-label^='Map of']").first().scrollIntoViewIfNeeded();
  await page.locator(".map-place").first().click();
  await expect(page.locator(".leaflet-popup")).toContainText("Lantern <script>");
  expect(await page.evaluate(() => "hit" in window && typeof (window as { hit?: unknown }).hit === "number")).toBe(
    false,
  );
  expect(watch.complaints).toEqual([]);
});

test("reflected: every parameter of every URL", async ({ page, watch }) => {
  test.slow();
  await signIn(page, "ada");
  const addresses = ROUTE_PATTERNS.filter(({ params, methods }) => params.length > 0 && methods.includes("GET"));
  expect(addresses.length).toBeGreaterThan(12);
  for (const [index, { path, params }] of addresses.entries()) {
    const real = path.replaceAll(/:[^/.]+/g, "x").replace("/place/x", "/place/or-hostile");
    // Each URL gets a part of the list in all of its parameters; the search, which echoes its text, gets all of it.
    const parts = path === "/search" ? PARTS : [PARTS[index % PARTS.length]!];
    for (const part of parts) {
      const query = new URLSearchParams(params.map((name) => [name, part.slice(0, 900)]));
      await look(page, `${real}?${query}`, { mayDownload: true });
    }
  }
  for (const payload of [
    "<script>window.hit=1</script>",
    '"><img src=x onerror=window.hit=1>',
    "javascript:window.hit=1",
  ]) {
    const encoded = encodeURIComponent(payload);
    for (const path of [
      `/${encoded}`,
      `/location/${encoded}`,
      `/city/${encoded}`,
      `/state/${encoded}`,
      `/activity/${encoded}`,
    ])
      await look(page, `${path}#${encoded}`);
    await look(page, `/api/haunted-locations/${encoded}`);
    await look(page, `/track/${encoded}`);
  }
  expect(watch.complaints).toEqual([]);
});

test("submitted by visitors, shown to them and at the desk", async ({ page, watch, hostileSite }) => {
  test.slow();
  const sent = await page.request.post("/api/submissions", {
    headers: { "x-forwarded-for": "203.0.113.9" },
    data: makeSubmission({
      attractionName: PARTS[0]!.slice(0, 200),
      streetAddress: PARTS[1]!.slice(0, 200),
      city: "Salem <script>window.hit=1</script>",
      description: LINES.slice(0, 5_000),
    }),
  });
  expect(sent.status()).toBe(201);
  const asked = await page.request.post("/corrections", {
    headers: { origin: hostileSite.url, "x-forwarded-for": "203.0.113.10" },
    form: { placeId: "or-hostile", kind: "correct", message: LINES.slice(0, 3_000), contact: PARTS[2]!.slice(0, 200) },
    maxRedirects: 0,
  });
  expect(asked.status()).toBe(303);
  await look(page, sent.headers().location!);
  await look(page, asked.headers().location!);
  await signIn(page, "ada");
  await look(page, "/review");
  const correction = await page.locator('a[href^="/review/correction/"]').first().getAttribute("href");
  const { id } = await sent.json();
  for (const path of [
    `/review/submission/${id}`,
    correction!,
    "/review/places",
    "/review/places?q=lantern",
    "/review/place/or-hostile",
    "/api/submissions",
  ])
    await look(page, path);
  await look(page, `/review/submission/${id}`);
  await page.getByLabel("Reason").fill(ALL.slice(0, 900));
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  await look(page, `/review/submission/${id}`);
  await look(page, sent.headers().location!);
  expect(watch.complaints).toEqual([]);
});

test("in visitors' reports, wherever they are read", async ({ page, watch, hostileSite }) => {
  test.slow();
  const list = (await (await page.request.get("/api/haunted-locations")).json()) as { id: string; slug: string }[];
  const path = `/location/${list.find((place) => place.id === "me-hostile")!.slug}`;
  const { reports } = await (await page.request.get("/api/visitors-reports/me-hostile")).json();
  for (const address of [
    path,
    `${path}?reports=2`,
    "/",
    `/corrections?place=me-hostile&report=${reports[0].id}`,
    "/feed.xml",
    "/api/haunted-locations/me-hostile",
    "/api/visitors-reports/me-hostile",
    "/api/export.geojson",
    "/api/export.csv",
  ]) {
    await look(page, address, { mayDownload: true });
  }
  // Appended by a script.
  await look(page, path);
  await page.getByRole("link", { name: "Older reports" }).click();
  await expect(page.getByText("6 of 6")).toBeVisible();
  await expect(page.getByText("<script>").first()).toBeVisible();
  await look(page, "/");
  await expect(page.getByRole("heading", { name: /Lantern <script>/ }).first()).toBeVisible();

  const form = {
    month: "8",
    year: "2025",
    timeOfDay: "night",
    happened: "something",
    where: ALL.slice(0, 120),
    account: LINES.slice(0, 1_900),
    stars: "5",
    name: ALL.slice(0, 60),
    consent: "yes",
  };
  // Refused without JavaScript: everything comes back into its field.
  const names = ["month", "year", "timeOfDay", "happened", "where", "account", "stars", "name"];
  const refused = Object.fromEntries(names.map((name, index) => [name, PARTS[index % PARTS.length]!]));
  await look(page, `${path}/report`);
  await page.evaluate(
    ([action, fields]) => {
      const sent = document.createElement("form");
      Object.assign(sent, { method: "post", action });
      for (const [name, value] of Object.entries(fields)) {
        sent.append(Object.assign(document.createElement("textarea"), { name, value }));
      }
      document.body.append(sent);
      sent.submit();
    },
    [`${path}/report`, refused] as const,
  );
  await expect(page.getByRole("alert").first()).toContainText("need another look");
  await expectNothingRan(page, `${path}/report`);

  const stamp = await page.locator('input[name="stamp"]').inputValue();
  const send = (address: string) =>
    page.request.post(`${path}/report`, {
      headers: { origin: hostileSite.url, "x-forwarded-for": address },
      form: { ...form, stamp },
      maxRedirects: 0,
    });
  let track = "";
  // A form that comes within three seconds is asked for once more.
  await expect(async () => {
    const sent = await send("203.0.113.20");
    expect(sent.status()).toBe(303);
    track = sent.headers().location!;
  }).toPass();
  expect((await send("203.0.113.21")).status()).toBe(303);
  await look(page, track);
  await signIn(page, "ada");
  await look(page, "/review?kind=report");
  const items = await page.locator('a[href^="/review/report/"]').all();
  const [first, second] = await Promise.all(items.slice(0, 2).map((item) => item.getAttribute("href")));
  for (const address of [
    `/review?kind=report&q=${encodeURIComponent("<script>")}`,
    first!,
    `/review/close?like=${first!.replace("/review/", "")}`,
    "/review/place/me-hostile",
  ]) {
    await look(page, address);
  }
  await look(page, first!);
  await page.getByRole("button", { name: "Approve and publish" }).click();
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  await look(page, second!);
  await page.getByLabel("Reason").fill(ALL.slice(0, 900));
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText(/^Decided by ada/)).toBeVisible();
  for (const address of [first!, second!, "/review?kind=report&status=all", track, path, "/"])
    await look(page, address);
  expect(watch.complaints).toEqual([]);
});

test("after signing out the back button shows nothing of the desk", async ({ page, watch }) => {
  await signIn(page, "ada", "/review/places");
  await look(page, "/review/place/or-hostile");
  await look(page, "/review/account");
  await page.evaluate(() => localStorage.setItem("left-behind", "yes"));
  await page
    .getByRole("button", { name: /^Sign out$/ })
    .first()
    .click();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("left-behind"))).toBeNull();
  for (let step = 0; step < 3; step++) {
    await page.goBack().catch(() => undefined);
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Review desk" })).toHaveCount(0);
  }
  expect(watch.complaints).toEqual([]);
});
