import { describe, expect, test } from "vitest";
import { checkHours } from "./check-hours.ts";

describe("hours that are taken", () => {
  test.each([
    ["Tu-Su 10:00-17:00; Dec-Mar off", undefined],
    ["24/7", undefined],
    ["sunrise-sunset", undefined],
    ["(sunrise+00:30)-(sunset-01:00)", undefined],
    ["Apr 15-Oct 31 Th-Su 19:00-22:00", undefined],
    ["May Mo[-1]-Sep Mo[1] 10:00-17:00", undefined],
    ["10:00-16:00; Nov Th[4] off; Dec 24-26,Jan 01 off; easter off", undefined],
    ["Su-Th 11:00-22:00, Fr-Sa 11:00-02:00", undefined],
    ["Oct Fr-Sa 18:00-24:00", undefined],
    // The stored spelling.
    ["tu-su 10:00-17:00;mo closed", "Tu-Su 10:00-17:00; Mo closed"],
    ["Mo-Fr  9:00-17:00", "Mo-Fr 09:00-17:00"],
    ["Dec 5 off; Mo-Fr 09:00-17:00", "refused"],
  ])("%s", (text, stored = text) => {
    if (stored === "refused") expect(checkHours(text)).toHaveProperty("refused");
    else expect(checkHours(text)).toEqual({ hours: stored });
  });
});

describe("hours that are refused, with the reason", () => {
  test.each([
    // The library accepts these with a warning.
    ["10-5", /Single-digit hour/],
    ["Mo-Fr 10-17", /minutes/],
    ["Monday-Friday 10:00-17:00", /abbreviation "Mo"/],
    ["Tu-Su 10:00-17:00, Mo closed", /additional rule/],
    ["Fr-Sa 20:00-02:00; Su 10:00-12:00", /past midnight last/],
    ["Mo-Fr", /no time selector/],
    // It accepts these without one.
    ["10:00-17:00; PH off", /Name holidays by their days/],
    ["Mo-Su,PH 10:00-17:00", /Name holidays by their days/],
    ["SH 10:00-17:00", /Name holidays by their days/],
    ['10:00-17:00 "by appointment"', /access note/],
    ['"by appointment"', /access note/],
    ["2026 Oct Fr-Sa 19:00-23:00", /Leave years out/],
    ["19:00+", /Say when it closes/],
    ["week 10-20 Mo 10:00-12:00", /instead of weeks/],
    ["Mo-Fr 10:00-17:00; 12:00-13:00 off", /more than can be shown/],
    ["Mo unknown", /more than can be shown/],
    ["Apr-Oct Mo-Sa 10:00-16:00, Su 12:00-16:00", /Repeat the months/],
    ["Dec-Mar off; Tu-Su 10:00-17:00", /Repeat the months/],
    // It rejects these.
    ["nonsense", /cannot be read/],
    ["", /cannot be read/],
    ["10:00-16:00/90", /cannot be read/],
    ["Jan 01,Nov Th[4],Dec 25 off", /cannot be read/],
  ])("%s", (text, reason) => {
    expect(checkHours(text)).toEqual({ refused: expect.stringMatching(reason) });
  });

  test("no sentence points into the text or to a page elsewhere", () => {
    for (const text of ["10-5", "Tu-Su 10:00-17:00, Mo closed", "Monday 10am", "nonsense"]) {
      const checked = checkHours(text) as { refused: string };
      expect(checked.refused).not.toMatch(/<---|http/);
    }
  });
});
