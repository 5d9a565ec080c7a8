import { describe, expect, test } from "vitest";
import { KeptResponse } from "./kept-response.ts";
import { PageCache } from "./page-cache.ts";
import { renewPages } from "./renew-pages.ts";

const page = (text: string) => new KeptResponse(200, { "content-type": "text/html" }, Buffer.from(text));

async function visited(...keys: string[]): Promise<PageCache> {
  const pages = new PageCache();
  for (const [index, key] of keys.entries()) {
    await pages.render(key, async () => page(`old ${key}`));
    for (let i = index; i < keys.length; i++) pages.get(key);
  }
  return pages;
}

describe("renewing pages ahead of a change", () => {
  test("renders those that are asked for again, most often first", async () => {
    const asked: string[] = [];
    const renewed = await renewPages(await visited("/", "/about"), async (href) => {
      asked.push(href);
      return page(`new ${href}`);
    });
    expect(asked).toEqual(["/", "/about"]);
    expect([...renewed.keys()]).toEqual(["/", "/about"]);
  });

  test("renders nothing where nobody came twice", async () => {
    const pages = new PageCache();
    await pages.render("/", async () => page("once"));
    expect((await renewPages(pages, () => Promise.reject(new Error("not asked for")))).size).toBe(0);
  });

  test("stops when the change has waited long enough", async () => {
    let clock = 0;
    const slow = async (href: string) => {
      clock += 400;
      return page(href);
    };
    const renewed = await renewPages(await visited("/", "/a", "/b", "/c"), slow, () => clock);
    expect([...renewed.keys()]).toEqual(["/", "/a"]);
  });
});
