import { describe, expect, test } from "vitest";
import { foldStory, storyBlocks } from "./story-blocks.ts";

describe("a story becomes blocks", () => {
  test.each([
    [undefined, []],
    ["", []],
    [
      "One.\nTwo.\n\nThree.",
      [
        { kind: "paragraph", lines: ["One.", "Two."] },
        { kind: "paragraph", lines: ["Three."] },
      ],
    ],
    [
      "One.\r\n\r\nTwo.",
      [
        { kind: "paragraph", lines: ["One."] },
        { kind: "paragraph", lines: ["Two."] },
      ],
    ],
    [
      "THE HOUSE OF MANY DOORS\n\nIt began.",
      [
        { kind: "heading", text: "THE HOUSE OF MANY DOORS" },
        { kind: "paragraph", lines: ["It began."] },
      ],
    ],
    [
      "STOP.\nGO",
      [
        { kind: "paragraph", lines: ["STOP."] },
        { kind: "heading", text: "GO" },
      ],
    ],
    ["1892", [{ kind: "paragraph", lines: ["1892"] }]],
    ["A <b>bold</b> line", [{ kind: "html", html: "A <b>bold</b> line" }]],
    ["5 < 6 and 7 > 6", [{ kind: "paragraph", lines: ["5 < 6 and 7 > 6"] }]],
  ])("%j", (story, blocks) => {
    expect(storyBlocks(story)).toEqual(blocks);
  });

  test.each([
    ["<script>alert(1)</script>"],
    ["<img src=x onerror=alert(1)>"],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<a href="data:text/html,x">x</a>'],
    ["<svg onload=alert(1)>"],
    ['<p style="position:fixed" onclick="x()">x</p>'],
    ["<iframe src=https://evil.example></iframe>"],
  ])("%s loses everything executable", (story) => {
    expect(JSON.stringify(storyBlocks(story))).not.toMatch(
      /script|onerror|onload|onclick|style|iframe|javascript:|data:|svg|img/,
    );
  });
});

test.each([
  ["a short story stays whole", [100, 100], 250, 0],
  ["it is cut before the paragraph that is too much", [100, 100, 100, 100], 250, 2],
  ["a heading goes with what follows it", [100, 100, "H", 100, 100], 250, 3],
  ["a long first paragraph is shown", [400, 100], 250, 1],
  ["a few last words are not worth a fold", [200, 59], 250, 0],
])("%s", (_what, blocks, words, folded) => {
  const story = blocks
    .map((block) => (typeof block === "string" ? "HEADING" : "word ".repeat(block).trim()))
    .join("\n\n");
  const [first, rest] = foldStory(storyBlocks(story), words);
  expect([first.length, rest.length]).toEqual([blocks.length - folded, folded]);
});
