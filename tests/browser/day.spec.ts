/** A day of a trip in the hand: with a stubbed voice, a moving position and, at the end, no network. */
import type { Page, Request } from "@playwright/test";
import { expect, inWidths, test, untilInteractive } from "./journey.ts";

const TRIP = "/trip?from=Nashville,+TN&to=New+Orleans,+LA&days=3&start=2026-10-30";

/** The address of a day of the plan, with its stops. */
async function dayPath(page: Page, number: number): Promise<string> {
  const html = await (await page.request.get(TRIP)).text();
  const links = html.matchAll(/href="(\/trip\/day\?[^"]*)"/g);
  return [...links].map(([, link]) => link!.replaceAll("&amp;", "&")).find((link) => link.endsWith(`&day=${number}`))!;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const arrival = (page: Page) => page.getByText(/^There about /).first();
const stepLinks = (page: Page) => page.getByRole("navigation", { name: "Stops of this day" }).getByRole("link");

for (const colorScheme of ["dark", "light"] as const) {
  test(`a day is accessible and fits the screens of phones, ${colorScheme}`, async ({ page, visitor }) => {
    const widths = [360, 390, 430];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: widths[0]!, height: 800 });
    await visitor.visit(await dayPath(page, 3));
    await page.getByRole("button", { name: "Running late" }).click();
    const look = async () => {
      await visitor.expectAccessible();
      await visitor.expectToFit();
    };
    await inWidths(page, look, { widths, height: 800 });
    // As at 200 % zoom.
    const lookClosely = async () => {
      await visitor.expectToFit();
      // The header stands still, so that no width of the page tells what it loses.
      await expect(page.locator("header summary")).toBeInViewport({ ratio: 1 });
    };
    await inWidths(page, lookClosely, { widths: widths.map((width) => width / 2), height: 400 });
  });
}

test("done, skipped and late: the times move along, closings are named with what to do, and it is all there again later", async ({
  page,
  visitor,
}) => {
  const path = await dayPath(page, 3);
  await visitor.visit(path);
  const first = await heading(page).textContent();
  const planned = await arrival(page).textContent();
  await page.getByRole("button", { name: "Running late" }).click();
  // The first stop may open later than one is there: that much is no delay.
  for (let i = 0; i < 3; i++) await page.getByRole("button", { name: "+40 min" }).click();
  await expect(page.getByText(/ (min|hr) later than planned/)).toBeVisible();
  expect(await arrival(page).textContent()).not.toBe(planned);
  await page.getByRole("button", { name: "On time" }).click();
  await expect(arrival(page)).toHaveText(planned!);

  await page.getByRole("button", { name: `Done ${first}` }).click();
  await expect(heading(page)).not.toHaveText(first!);
  await expect(stepLinks(page).first()).toHaveAccessibleName(`Stop 1: ${first}, done`);
  const second = await heading(page).textContent();
  await page.getByRole("button", { name: `Skip ${second}` }).click();
  await expect(stepLinks(page).nth(1)).toHaveAccessibleName(`Stop 2: ${second}, skipped`);

  // So late that something has closed.
  await page.getByRole("button", { name: "Running late" }).click();
  for (let i = 0; i < 9; i++) await page.getByRole("button", { name: "+40 min" }).click();
  const warnings = page.getByRole("list", { name: "What will have closed" });
  await expect(warnings.getByRole("listitem").first()).toContainText(/closes at \d+(:\d\d)? [AP]M/);
  await visitor.expectAccessible();
  const closing = await warnings.getByRole("listitem").first().getByRole("strong").textContent();
  await warnings.getByRole("button", { name: "Skip it" }).first().click();
  await expect(warnings.getByText(closing!)).toHaveCount(0);

  const third = await heading(page).textContent();
  await page.reload();
  await untilInteractive(page);
  await expect(heading(page)).toHaveText(third!);
  await stepLinks(page).nth(1).click();
  await page.getByRole("button", { name: `Not skipped ${second}` }).click();
  await expect(stepLinks(page).nth(1)).toHaveAccessibleName(`Stop 2: ${second}`);
  await page.getByRole("button", { name: "Start this day again" }).click();
  await expect(heading(page)).toHaveText(first!);
});

test("keys and swipes lead from stop to stop", async ({ page, visitor }) => {
  await visitor.visit(await dayPath(page, 3));
  const first = await heading(page).textContent();
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).not.toHaveText(first!);
  await page.keyboard.press("ArrowLeft");
  await expect(heading(page)).toHaveText(first!);
  await heading(page).evaluate((element) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 200 });
    const send = (type: string, x: number) => {
      const touches = type === "touchstart" ? [touch(x)] : [];
      element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)] }));
    };
    send("touchstart", 300);
    send("touchend", 100);
  });
  await expect(heading(page)).not.toHaveText(first!);
});

test("a moving position tells how far it is and when one is there, and no request carries it", async ({
  page,
  context,
  visitor,
}) => {
  await context.grantPermissions(["geolocation"]);
  const path = await dayPath(page, 3);
  const requests: Request[] = [];
  await visitor.visit(path);
  page.on("request", (request) => requests.push(request));
  const [lat, lng] = await page
    .getByRole("link", { name: "Directions in Other app" })
    .evaluate((link: HTMLAnchorElement) => /geo:([\d.-]+),([\d.-]+)/.exec(link.href)!.slice(1).map(Number));
  const away = (degrees: number) => ({ latitude: lat! + degrees, longitude: lng! + 0.000123 });

  await context.setGeolocation(away(-0.5));
  await page.getByRole("switch", { name: /Show how far it is/ }).click();
  await expect(page.getByText(/^35 miles north from you/)).toBeVisible();
  await context.setGeolocation(away(-0.01));
  await expect(page.getByText(/^0\.7 miles north from you/)).toBeVisible();
  await context.setGeolocation(away(0.0005));
  await expect(page.getByText("You are here")).toBeVisible();
  await page.getByRole("button", { name: /^Done/ }).click();
  await page.getByRole("link", { name: "The whole plan" }).click();
  // The plan may have to be made again.
  await expect(page.getByRole("heading", { level: 2, name: "Day 3" })).toBeVisible();

  expect(requests.length).toBeGreaterThan(0);
  // However it is rounded: the position itself, not that of the stop, which differs in the fourth digit.
  const own = [-0.5, -0.01, 0.0005].map((degrees) => (lat! + degrees).toFixed(4));
  for (const request of requests) {
    const sent = `${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`;
    for (const position of [...own, (lng! + 0.000123).toFixed(6)]) expect(sent).not.toContain(position);
    expect(new URL(request.url()).searchParams.has("lat"), request.url()).toBe(false);
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const position of own) expect(stored).not.toContain(position);
});

/** A voice that says a sentence when the test tells it to, and remembers what it said. */
async function stubVoice(page: Page, { isLocal = true } = {}): Promise<void> {
  await page.addInitScript((localService) => {
    const said: string[] = [];
    let current: { onend?: () => void } | undefined;
    const voice = { localService, lang: "en-US", default: true, name: "Stub" };
    class Utterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      speaking: false,
      pending: false,
      getVoices: () => [voice],
      addEventListener() {},
      removeEventListener() {},
      cancel: () => (current = undefined),
      speak(utterance: Utterance) {
        said.push(utterance.text);
        current = utterance as { onend?: () => void };
      },
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, said, finishSentence: () => current?.onend?.() });
  }, isLocal);
}
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
const finishSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { finishSentence(): void }).finishSentence());

test("a story is read sentence by sentence: pause, back, forward, speed; the bar stays", async ({ page, visitor }) => {
  await stubVoice(page);
  await visitor.visit("/location/winchester-mystery-house-san-jose-california");
  await page.getByRole("button", { name: "Listen to Winchester Mystery House" }).click();
  const bar = page.getByRole("region", { name: "Reading aloud" });
  await expect(bar).toBeVisible();
  await expect.poll(() => said(page)).toHaveLength(1);
  await finishSentence(page);
  await expect.poll(() => said(page)).toHaveLength(2);
  const [first, second] = await said(page);
  expect(second).not.toBe(first);
  expect(await page.evaluate(() => CSS.highlights.get("spoken")?.size)).toBe(1);
  await visitor.expectAccessible();

  await bar.getByRole("button", { name: "Pause" }).click();
  await finishSentence(page);
  expect(await said(page)).toHaveLength(2);
  await bar.getByRole("button", { name: "Play" }).click();
  expect((await said(page)).at(-1)).toBe(second);
  await bar.getByRole("button", { name: "Back a sentence" }).click();
  expect((await said(page)).at(-1)).toBe(first);
  await bar.getByRole("button", { name: "Forward a sentence" }).click();
  expect((await said(page)).at(-1)).toBe(second);
  await bar.getByRole("button", { name: /speed/ }).click();
  await expect(bar.getByRole("button", { name: "1.2x speed: change" })).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect(bar).toBeInViewport();
  await bar.getByRole("button", { name: "Summary" }).click();
  expect((await said(page)).at(-1)).not.toBe(second);
  await bar.getByRole("button", { name: "Stop reading" }).click();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => CSS.highlights.has("spoken"))).toBe(false);
});

test("a voice that sends the text away is none", async ({ page, visitor }) => {
  await stubVoice(page, { isLocal: false });
  await visitor.visit("/haunted-roadtrip/new-england-weekend");
  await expect(page.getByRole("button", { name: /^Listen/ })).toHaveCount(0);
});

test("the guide's routes are read, too", async ({ page, visitor }) => {
  await stubVoice(page);
  await visitor.visit("/haunted-roadtrip/new-england-weekend");
  await page.getByRole("button", { name: "Listen to A New England weekend" }).click();
  await expect.poll(() => said(page)).toHaveLength(1);
});

test("on the way the next stop is read in short, and its story when it is near, each once", async ({
  page,
  context,
  visitor,
}) => {
  await stubVoice(page);
  await context.grantPermissions(["geolocation"]);
  await visitor.visit(await dayPath(page, 3));
  const name = await heading(page).textContent();
  const [lat, lng] = await page
    .getByRole("link", { name: "Directions in Other app" })
    .evaluate((link: HTMLAnchorElement) => /geo:([\d.-]+),([\d.-]+)/.exec(link.href)!.slice(1).map(Number));
  await context.setGeolocation({ latitude: lat! - 0.5, longitude: lng! });
  await page.getByRole("switch", { name: /Show how far it is/ }).click();
  await expect(page.getByText("The driver should not touch the phone.")).toBeVisible();
  await page.getByRole("switch", { name: /Read to me on the way/ }).click();
  // As it is spoken: "Saint Louis Cemetery Number 1".
  const word = /[A-Z][a-z]{3,}/.exec(name!)?.[0];
  await expect.poll(async () => (await said(page))[0]).toMatch(new RegExp(`^Next: .*${word}`));
  const bar = page.getByRole("region", { name: "Reading aloud" });
  await bar.getByRole("button", { name: "Stop reading" }).click();
  expect(await said(page)).toHaveLength(1);

  await context.setGeolocation({ latitude: lat! - 0.03, longitude: lng! });
  await expect.poll(() => said(page)).toHaveLength(2);
  expect((await said(page))[1]).not.toContain("Next:");
  await bar.getByRole("button", { name: "Stop reading" }).click();
  await context.setGeolocation({ latitude: lat! - 0.02, longitude: lng! });
  await expect(page.getByText(/^1\.4 miles/)).toBeVisible();
  expect(await said(page)).toHaveLength(2);
});
