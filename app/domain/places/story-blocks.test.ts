import { describe, expect, test } from "vitest";
import { storyBlocks } from "./story-blocks.ts";

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
