import { describe, expect, test } from "vitest";
import { createLog } from "./log.ts";

function lineOf(fields: object, message = "request"): string {
  const written: string[] = [];
  createLog("info", { write: (line) => void written.push(line) }).info(fields, message);
  return written.join("");
}

describe("the log", () => {
  test.each([
    ["/track/0123456789abcdef", "/track/..."],
    ["/track/0123456789abcdef.data", "/track/....data"],
    ["/track//0123456789abcdef", "/track/..."],
    ["//track/0123456789abcdef", "/track/..."],
    ["/%74rack/0123456789abcdef", "/track/..."],
    ["/track%2f0123456789abcdef", "/track/..."],
    ["/TRACK/0123456789ABCDEF", "/TRACK/..."],
    ["/track/%30123456789abcdef", "/track/..."],
    ["/tracks/0123456789abcdef0123456789abcdef", "/tracks/..."],
    ["/%zz/track/0123456789abcdef", "/%zz/track/..."],
    ["/location/old-mill-inn", "/location/old-mill-inn"],
    ["https://hauntway.test/track/0123456789abcdef?x=y", "https://hauntway.test/track/...?x=y"],
  ])("writes %s as %s", (address, written) => {
    expect(JSON.parse(lineOf({ path: address, url: address }))).toMatchObject({ path: written, url: written });
  });

  test("writes each event on one line, whatever is in it", () => {
    const line = lineOf({ path: '/x\r\n{"level":50,"msg":"forged"}\u2028\u0000' }, "two\nlines");
    expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: "two\nlines" });
  });

  test("says when, in UTC", () => expect(JSON.parse(lineOf({})).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
});
