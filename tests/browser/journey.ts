/** The test function for browser tests: any unexpected console message is a failure. */
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Visitor {
  /** Opens a page of the site. */
  visit(path: string): Promise<void>;
  /** No violations of WCAG 2.2 A and AA, nor of axe's best practices. */
  expectAccessible(): Promise<void>;
  /** Nothing is wider than the screen. */
  expectToFit(): Promise<void>;
}

export const test = base.extend<{ visitor: Visitor; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  visitor: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    const hear = (text: string) => {
      // Only some tests are about it.
      if (text.includes("Service Worker registration blocked by Playwright")) return;
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
      expectToFit: async () => {
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
      },
    });
    expect(complaints, "no console messages").toEqual([]);
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

/** Reporting passed rules takes longer than checking them. */
const ONLY_VIOLATIONS = { resultTypes: ["violations" as const] };

/** Wait for color transitions, which would fail the contrast check. */
async function untilColorsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition));
}

/** What lies under them comes out by scrolling or by moving the map. */
const BARS_AND_CONTROLS = /class="[^"]*\bleaflet-control|popovertarget="directions"/;

async function expectAccessible(page: Page): Promise<void> {
  await untilColorsAreThere(page);
  // Legacy mode takes half the time; its limitation is about frames, which no page has.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(ONLY_VIOLATIONS).withTags(AXE_TAGS);
  const { violations } = await axe.analyze();
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => id !== "target-size" || !isUnderABar(node)).map(({ html }) => `${id}: ${html}`),
  );
  expect(said).toEqual([]);
}

type Node = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number]["nodes"][number];

const isUnderABar = ({ any }: Node): boolean => {
  const covering = any.flatMap(({ relatedNodes = [] }) => relatedNodes);
  return covering.length > 0 && covering.every(({ html }) => BARS_AND_CONTROLS.test(html));
};

export const WIDTHS = [390, 820, 1440] as const;

/** Looks at a page in several widths that is loaded once, as on a device that is turned. */
export async function inWidths(
  page: Page,
  look: (width: number) => Promise<void>,
  { widths = WIDTHS, height = 900 }: { widths?: readonly number[]; height?: number } = {},
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}
