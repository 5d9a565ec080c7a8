import { expect, test } from "vitest";
import { parseTarget } from "./request-target.ts";

test.each([undefined, "", "*", "http://evil.example/", "/%E0%A4%A", "/%00", "/a%0d%0ab", "/\\evil.example"])(
  "the target %j is refused",
  (target) => {
    expect(parseTarget(target)).toBeUndefined();
  },
);

test.each(["/", "/search?q=a\\b", "//evil.example/path"])("the target %j is a URL of this site", (target) => {
  expect(parseTarget(target)?.host).toBe("localhost");
});
