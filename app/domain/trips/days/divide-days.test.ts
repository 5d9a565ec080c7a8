import { describe, expect, test } from "vitest";
import { divideDays } from "./divide-days.ts";
import type { TourNode } from "./tour-nodes.ts";

const LIMITS = { driving: 300, day: 600 };
const node = (driving: number, stay = 60, fields: Partial<TourNode> = {}): TourNode => ({
  driving,
  stay,
  night: "stop",
  ...fields,
});
const END = node(60, 0);

describe("a tour is cut into days", () => {
  test("that are alike", () => {
    expect(divideDays([node(60), node(60), node(60), node(60), END], 2, LIMITS)).toEqual({ ends: [2, 5], excess: 0 });
  });

  test("within their hours", () => {
    const nodes = [node(250, 240), node(40, 200), node(100, 60), END];
    expect(divideDays(nodes, 2, LIMITS)).toEqual({ ends: [1, 4], excess: 0 });
  });

  test("no more than it needs", () => {
    expect(divideDays([node(10, 30), node(10, 0)], 3, LIMITS).ends).toEqual([2, 2, 2]);
  });

  test("with nights at stops rather than on the road, and rather at inns", () => {
    const town = node(60, 0, { night: "town" });
    expect(divideDays([node(100), town, node(60), END], 2, LIMITS).ends[0]).not.toBe(2);
    const inn = node(20, 60, { night: "inn" });
    expect(divideDays([node(100), inn, node(120), node(60), END], 2, LIMITS).ends[0]).toBe(2);
  });

  test("at an inn even after a short day, but not in a town", () => {
    const night = (kind: TourNode["night"]) => node(60, kind === "inn" ? 60 : 0, { night: kind });
    const firstNight = (kind: TourNode["night"]) =>
      divideDays([node(60), night(kind), node(60), node(60), END], 2, LIMITS).ends[0];
    expect(firstNight("inn")).toBe(2);
    expect(firstNight("town")).not.toBe(2);
  });

  test("with a first night away from the start, if the day is not full", () => {
    const town = node(60, 0, { night: "town" });
    const nodes = [node(5, 100), node(5, 100), town, node(60, 120), node(60, 120), END];
    expect(divideDays(nodes, 2, LIMITS).ends[0]).toBeGreaterThan(2);
  });

  test("with stops on the days that were chosen, even if a day stays empty", () => {
    const nodes = [node(60), node(60, 60, { day: 2 }), END];
    expect(divideDays(nodes, 3, LIMITS)).toMatchObject({ excess: 0, ends: [1, 1, 3] });
  });

  test("too long only where nothing else is possible", () => {
    expect(divideDays([node(400), END], 2, LIMITS).excess).toBe(100);
  });
});
