import { expect, test } from "vitest";
import { partsOfPage } from "./page-parts.ts";

test("a page is cut where its head and its content close", () => {
  expect(partsOfPage("<head><title>A</title></head><body><main>B</main><footer></footer>")).toEqual({
    head: "<head><title>A</title>",
    content: "</head><body><main>B",
    end: "</main><footer></footer>",
  });
});

test("content that closes itself stays content", () => {
  expect(partsOfPage("<head></head><main></main>B</main>C")).toMatchObject({
    content: "</head><main></main>B",
    end: "</main>C",
  });
});

test("nothing is lost where a part is missing", () => {
  for (const page of ["", "A", "<head></head>A", "<main>A</main>B"]) {
    const { head, content, end } = partsOfPage(page);
    expect(head + content + end).toBe(page);
  }
});
