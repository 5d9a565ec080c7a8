import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell, guardFormula, unguardFormula } from "./spreadsheet-cell.ts";

describe("a cell", () => {
  it.each<[string | number | undefined, string]>([
    ["Cooper's Inn", "Cooper's Inn"],
    ["=1+1", "'=1+1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-2+3", "'-2+3"],
    ["+1 555 0100", "'+1 555 0100"],
    [" =1", "' =1"],
    ["\t=1", "'\t=1"],
    ["\uff1d1+1", "'\uff1d1+1"],
    ["\ufe661+1", "'\ufe661+1"],
    ["'=1", "''=1"],
    ["'Tis said", "'Tis said"],
    ['The "Bee", Salem', '"The ""Bee"", Salem"'],
    ["one\ntwo", '"one\ntwo"'],
    [-123.0351, "-123.0351"],
    [undefined, ""],
  ])("for %j reads %j", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it("gives back every text as it was, guarded or not", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[ '=+@\t\r\n-]{0,5}\w?$/));
    fc.assert(fc.property(text, (value) => unguardFormula(guardFormula(value)) === value));
  });

  it("never begins with a formula sign when it is guarded", () => {
    fc.assert(fc.property(fc.string(), (value) => !/^\s*[=+\-@]/.test(guardFormula(value))));
  });
});
