/** What pages of another site can do with ours: read what is public, and frame what is meant for it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./journey.ts";

const WINCHESTER = "/location/winchester-mystery-house-san-jose-california";

/** A site of somebody else's with one page. */
const elsewhere = test.extend<{ open: (html: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    let html = "";
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "text/html").end(`<!DOCTYPE html><title>Elsewhere</title>${html}`);
    });
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    await use(async (text) => {
      html = text;
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    });
    server.close();
  },
});

elsewhere("its scripts read what is public, by GET and by POST, and nothing else", async ({ page, baseURL, open }) => {
  await open("");
  const statusOf = (path: string, body?: object) =>
    page.evaluate(
      async ([url, text]) => {
        const json = { "content-type": "application/json" };
        const init = text === undefined ? {} : { method: "POST", headers: json, body: text };
        return fetch(url!, init).then(
          (response) => response.status,
          () => "refused",
        );
      },
      [baseURL + path, body && JSON.stringify(body)],
    );
  for (const path of ["/api/stats", "/api/openapi.json", `/api/oembed?url=${WINCHESTER}`, "/feed.xml"]) {
    expect(await statusOf(path), path).toBe(200);
  }
  expect(await statusOf("/download/haunted-places.kml?state=Alaska")).toBe(200);
  expect(await statusOf("/api/search/nearby", { latitude: 37.3, longitude: -121.9, radius: 5 })).toBe(200);
  for (const path of ["/", "/saved", "/submit", "/review/sign-in", "/api/submissions"]) {
    expect(await statusOf(path), path).toBe("refused");
  }
  expect(await statusOf("/api/submissions", {})).toBe("refused");
});

elsewhere("it frames cards and maps, and no other page", async ({ page, baseURL, open }) => {
  const paths = [`/embed${WINCHESTER}`, "/embed/map?state=Ohio", WINCHESTER, "/state/ohio"];
  await open(paths.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join(""));
  const heading = (index: number) => page.frameLocator("iframe").nth(index).getByRole("heading", { level: 1 });
  await expect(heading(0)).toHaveText("Winchester Mystery House");
  await expect(heading(1)).toHaveText("Haunted Ohio");
  await expect(heading(2)).toHaveCount(0);
  await expect(heading(3)).toHaveCount(0);
});

elsewhere("the code under a list's map shows that map, whose links open our pages", async ({ page, visitor, open }) => {
  await visitor.visit("/kind/lighthouse");
  await page.getByText("Embed this map").press("Enter");
  const field = page.getByLabel(/This code shows the map/);
  await visitor.expectAccessible();
  await field.focus();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^<iframe .+<\/iframe>$/);
  await open(await field.inputValue());
  const link = page.frameLocator("iframe").getByRole("list").getByRole("link").first();
  const name = await link.innerText();
  const opened = page.waitForEvent("popup");
  await link.click();
  await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(name);
});

for (const width of [280, 390, 800]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`a map, ${width} px wide and ${colorScheme}, is accessible, fits its frame and asks for nothing but its picture`, async ({
      page,
      visitor,
    }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(new URL(request.url()).pathname));
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: width < 560 ? 560 : 440 });
      await page.goto("/embed/map?state=Ohio");
      await expect(page.getByRole("img", { name: "Map of Haunted Ohio" })).toBeInViewport();
      await visitor.expectAccessible();
      await visitor.expectToFit();
      await expect(page.locator("footer")).toBeInViewport();
      expect(requests).toEqual(["/embed/map", "/map.svg"]);
    });
  }
}
