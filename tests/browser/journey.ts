/** The test function of all journeys: pages of the running site, where an unexpected word on the console is a failure. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

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

/** Scripts run when the page is idle; until React has hydrated it, a key press may go nowhere. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // Cleared by the last effect of the first commit, when key listeners are registered as well.
      window.onpopstate === null &&
      [...document.querySelectorAll("header, main form, main button")].every((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactProps")),
      ),
  );
}

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What passed is not looked at, and takes longer to describe than to find. */
const ONLY_VIOLATIONS = { resultTypes: ["violations" as const] };

/** Half-way from one color to the other, a text has a contrast that nobody chose. */
async function untilColorsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition));
}

async function expectAccessible(page: Page): Promise<void> {
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
