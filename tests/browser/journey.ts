/** The test function of all journeys: pages of the running site, where an unexpected word on the console is a failure. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { EARLY_PRESS } from "../../app/web/render/early-press.ts";

interface Visitor {
  /** Opens a page of the site. */
  visit(path: string): Promise<void>;
  /** No violation of WCAG 2.2 A and AA, nor of the best practices that axe knows. */
  expectAccessible(): Promise<void>;
}

export const test = base.extend<{ visitor: Visitor; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  visitor: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    const hear = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text);
    };
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") hear(message.text());
    });
    page.on("pageerror", (error) => hear(String(error)));
    await use({
      visit: async (path) => {
        await page.goto(path);
        await untilInteractive(page);
      },
      expectAccessible: () => expectAccessible(page),
    });
    expect(complaints, "the console stayed silent").toEqual([]);
  },
});

export { expect };

/** A visitor moves, and the scripts start; a key pressed before React has taken over the page would go nowhere. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(
    (earlyPress) =>
      // The last effect of the first commit: listeners for keys are there as well.
      (window as unknown as Record<string, unknown>)[earlyPress] === null &&
      [...document.querySelectorAll("header, main form, main button")].every((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactProps")),
      ),
    EARLY_PRESS,
  );
}

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What passed is not looked at, and takes longer to describe than to find. */
const ONLY_VIOLATIONS = { resultTypes: ["violations" as const] };

/** All parts are laid out: what stands below them keeps its place from now on. */
export async function untilUnveiled(page: Page): Promise<void> {
  await page.waitForFunction(() => "unveiled" in document.documentElement.dataset);
}

/** Half-way from one color to the other, a text has a contrast that nobody chose. */
async function untilColorsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition));
}

async function expectAccessible(page: Page): Promise<void> {
  // What is not laid out yet has no colors that could be judged.
  await untilUnveiled(page);
  await untilColorsAreThere(page);
  // In one go on the page itself, which takes half the time: no page has frames, for which axe would work in pieces.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(ONLY_VIOLATIONS).withTags(AXE_TAGS);
  const { violations } = await axe.analyze();
  const said = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(said).toEqual([]);
}

export const WIDTHS = [390, 820, 1440] as const;
