/** Tests of the review desk: each worker gets its own site with two reviewers. */
import { spawnSync } from "node:child_process";
import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../reviewer-password.ts";
import { type SiteProcess, startSiteProcess } from "../site-process.ts";
import { test as journey } from "./journey.ts";

export const test = journey.extend<object, { deskSite: SiteProcess }>({
  deskSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the first parameter to be destructured
    async ({}, use) => {
      const site = await startSiteProcess({
        TRUST_PROXY: "1",
        TILE_URL: `${process.env.TEST_TILE_ORIGIN}/{z}/{x}/{y}.png`,
      });
      for (const name of ["ada", "ben"]) addReviewer(name, site.dataDir);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ deskSite }, use) => use(deskSite.url),
  // Each test has its own IP address, or one would use up another's rate limit.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the first parameter to be destructured
  extraHTTPHeaders: ({}, use, { workerIndex, testId }) =>
    use({
      "x-forwarded-for": `10.${workerIndex % 250}.${Number.parseInt(testId.slice(-4, -2), 16)}.${Number.parseInt(testId.slice(-2), 16)}`,
    }),
});

/** By the command line, as an operator does. */
export function addReviewer(name: string, dataDir: string): void {
  const { status, stderr } = spawnSync(process.execPath, ["cli/reviewer.ts", "add", name], {
    input: `${PASSWORD}\n`,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

export async function signIn(page: Page, name: string, path = "/review"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Review desk" }).waitFor();
}

export async function fillIn(page: Page, attractionName: string): Promise<void> {
  await page.getByLabel("Attraction Name").fill(attractionName);
  await page.getByLabel("Attraction Type").selectOption("Haunted House");
  await page.getByLabel("Street Address").fill("12 Ferry Street");
  await page.getByLabel("City").fill("Salem");
  await page.getByRole("combobox", { name: "State" }).selectOption("Oregon");
  await page.getByLabel("Zip Code").fill("97301");
  await page.getByLabel("Description").fill("A town hall of 1871. Clerks describe footsteps in the locked attic.");
}

/** Through the API, for tests that start at the desk. */
export async function submitted(page: Page, attractionName: string): Promise<{ id: string; track: string }> {
  const answer = await page.request.post("/api/submissions", {
    data: {
      attractionName,
      attractionType: "haunted-house",
      streetAddress: "12 Ferry Street",
      city: "Salem",
      state: "Oregon",
      zipCode: "97301",
      description: "A town hall of 1871. Clerks describe footsteps in the locked attic.",
    },
  });
  return { id: (await answer.json()).id, track: answer.headers().location! };
}

/** Until it is taken: a form that comes within three seconds is asked for once more, and without a script its pictures are to be chosen again. */
export async function sendReport(page: Page, choosePictures = async () => {}): Promise<void> {
  await expect(async () => {
    await choosePictures();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Send to the reviewers" }).click(),
    ]);
    expect(answer.status()).toBeLessThan(400);
  }).toPass({ intervals: [3_500] });
  await expect(page).toHaveURL(/\/track\/[0-9a-f]{32}$/);
}
