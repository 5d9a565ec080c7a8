import { describe, expect, it } from "vitest";
import { mayEnter, visitFigures } from "./visit-figures.ts";

const estimated = (value: number) => ({ value, isEstimate: true });
const known = (value: number) => ({ value, isEstimate: false });

describe("price and duration of a visit", () => {
  it.each([
    [undefined, {}, estimated(25), estimated(45)],
    ["open", {}, estimated(25), estimated(45)],
    ["tours", { ticketPrice: 0 }, known(0), estimated(45)],
    ["tours", { ticketPrice: 12.5, duration: 90 }, known(12.5), known(90)],
    ["exterior", {}, undefined, undefined],
    ["private", {}, undefined, undefined],
    ["gone", {}, undefined, undefined],
    ["exterior", { duration: 10 }, undefined, known(10)],
  ] as const)("access %s with %j", (access, facts, price, duration) => {
    expect(visitFigures({ mayEnter: mayEnter(access), ...facts })).toEqual({ price, duration });
  });
});
