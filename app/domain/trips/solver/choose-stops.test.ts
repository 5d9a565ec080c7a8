import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../../tests/seeded-random.ts";
import { chooseStops } from "./choose-stops.ts";
import { type Days, type StopProblem, Timetable } from "./schedule-stops.ts";

/** Points in the plane, straight lines, no time at a stop; day 2 starts where day 1 ended. */
function randomProblem(random: () => number, size: number, days: number, budget: number): StopProblem {
  const points = Array.from({ length: size }, () => ({ x: random() * 100, y: random() * 100 }));
  const scores = points.map((_, index) => (index === 0 || index === size - 1 ? 0 : 1 + Math.floor(random() * 50)));
  return {
    driving: points.map((a) => points.map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    stays: points.map(() => 0),
    days,
    limits: { driving: budget, day: budget },
    worth: (chosen) => chosen.reduce((sum, point) => sum + scores[point]!, 0),
  };
}

/** The best worth there is, by trying every order; undefined where the end is out of reach. */
function exactWorth({ driving, days, limits, worth }: StopProblem): number | undefined {
  const end = driving.length - 1;
  let best: number | undefined;
  const visit = (path: number[], day: number, spent: number): void => {
    const at = path.at(-1) ?? 0;
    const next = (point: number): [day: number, spent: number] | undefined => {
      const leg = driving[at]![point]!;
      if (spent + leg <= limits.driving + 1e-9) return [day, spent + leg];
      return day + 1 < days && leg <= limits.driving + 1e-9 ? [day + 1, leg] : undefined;
    };
    if (next(end)) best = Math.max(best ?? 0, worth(path));
    for (let point = 1; point < end; point++) {
      const reached = path.includes(point) ? undefined : next(point);
      if (reached) visit([...path, point], ...reached);
    }
  };
  visit([], 0, 0);
  return best;
}

test("comes within a hundredth of the exact solution on 200 small problems", () => {
  const random = seededRandom(7);
  let found = 0;
  let possible = 0;
  let worst = 1;
  for (let solved = 0; solved < 200; ) {
    const days = 1 + (solved % 2);
    const problem = randomProblem(random, 4 + Math.floor(random() * 8), days, 40 + random() * 110);
    const exact = exactWorth(problem);
    if (exact === undefined) continue;
    solved += 1;
    const schedule = chooseStops(problem);
    expect(schedule.excess).toBe(0);
    const worth = problem.worth(schedule.days.flat());
    found += worth;
    possible += exact;
    if (exact > 0) worst = Math.min(worst, worth / exact);
  }
  expect(found / possible).toBeGreaterThan(0.99);
  expect(worst).toBeGreaterThan(0.9);
});

const problems = fc
  .record({
    seed: fc.integer({ min: 1, max: 100_000 }),
    size: fc.integer({ min: 2, max: 25 }),
    days: fc.integer({ min: 1, max: 5 }),
    budget: fc.integer({ min: 20, max: 250 }),
    stay: fc.integer({ min: 0, max: 60 }),
    required: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 23 }), fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined })),
      {
        maxLength: 4,
      },
    ),
    mayBreakLegs: fc.boolean(),
  })
  .map(({ seed, size, days, budget, stay, required, mayBreakLegs }): StopProblem => {
    const problem = randomProblem(seededRandom(seed), size, days, budget);
    const known = required.filter(([point, day]) => point < size - 1 && (day ?? 0) < days);
    const limits = { driving: budget, day: budget * 1.5 };
    return { ...problem, limits, stays: problem.stays.map(() => stay), required: new Map(known), mayBreakLegs };
  });

describe("every plan", () => {
  test("visits no point twice and all that are required", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const chosen = chooseStops(problem).days.flat();
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen).toEqual(expect.arrayContaining([...problem.required!.keys()]));
      }),
      { numRuns: 40 },
    );
  });

  test("keeps to the hours of each day, unless what is required does not", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const plan = chooseStops(problem);
        const required = chooseStops({ ...problem, worth: () => 0 });
        expect(plan.excess).toBeLessThanOrEqual(required.excess + 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  test("is the same each time", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        expect(chooseStops(problem)).toEqual(chooseStops(problem));
      }),
      { numRuns: 20 },
    );
  });
});

describe("the days of a tour", () => {
  /** On a line: the start at 0, points at 100, 200 and 300, the end at 400. */
  const line = (days: number, more: Partial<StopProblem> = {}): StopProblem => ({
    driving: [0, 100, 200, 300, 400].map((a) => [0, 100, 200, 300, 400].map((b) => Math.abs(a - b))),
    stays: [0, 60, 60, 60, 0],
    days,
    limits: { driving: 220, day: 400 },
    worth: (points) => points.length,
    ...more,
  });

  const timed = (problem: StopProblem, days: Days) => new Timetable(problem, days).schedule();

  test("begin where the one before ended", () => {
    expect(timed(line(2), [[1, 2], [3]])).toMatchObject({ excess: 0, driving: 400 });
  });

  test("exceed their hours where too much is in them", () => {
    expect(timed(line(2), [[1, 2, 3], []]).excess).toBeGreaterThan(0);
    expect(timed(line(1), [[1, 2, 3]]).excess).toBe(180);
  });

  test("miss a point that is wanted on another day", () => {
    const problem = line(3, { required: new Map([[2, 2]]) });
    expect(timed(problem, [[1, 2], [], [3]]).excess).toBeGreaterThan(timed(problem, [[1], [], [2, 3]]).excess);
  });

  test("have no more stops than are wanted", () => {
    const limits = { driving: 400, day: 600, stops: 2 };
    expect(timed(line(2, { limits }), [[1, 2], [3]]).excess).toBe(0);
    expect(timed(line(1, { limits }), [[1, 2, 3]]).excess).toBeGreaterThan(0);
  });

  test("break a leg that is longer than a day", () => {
    expect(timed(line(2), [[], []]).excess).toBe(180);
    expect(timed(line(2, { mayBreakLegs: true }), [[], []]).excess).toBe(0);
  });

  const clock: NonNullable<StopProblem["clock"]> = {
    starts: () => 9 * 60,
    latest: () => 20 * 60,
    maxWait: 120,
    maxFirstWait: 180,
    windows: (_, point) => [point === 1 ? { from: 9 * 60, to: 12 * 60 } : { from: 11 * 60, to: 17 * 60 }],
    isTable: () => false,
  };

  test.each<[string, number[], boolean]>([
    ["in its hours", [1, 2], true],
    ["after it closes", [2, 1], false],
    ["hours before it opens", [3], false],
  ])("keep a point %s or not", (_, points, isInside) => {
    const near = { driving: line(1).driving.map((row) => row.map((minutes) => minutes / 10)), clock };
    const windows = points[0] === 3 ? () => [{ from: 16 * 60, to: 17 * 60 }] : clock.windows;
    const { excess } = timed(line(1, { ...near, clock: { ...clock, windows } }), [points]);
    expect(excess === 0).toBe(isInside);
  });

  test("walk between near points, and back to the car", () => {
    const onFoot = [0, 100, 104, 300, 400].map((a) => [0, 100, 104, 300, 400].map((b) => Math.abs(a - b)));
    const driving = onFoot.map((row) => row.map((minutes) => (minutes > 0 ? minutes + 6 : 0)));
    const { driving: way } = timed(line(1, { driving, onFoot, limits: { driving: 500, day: 900 } }), [[1, 2, 3]]);
    // 106 by car, 4 on foot, 4 back, 206 and 106 by car.
    expect(way).toBe(426);
  });
});

test("the work is bounded by the effort, however many stops are required", () => {
  const problem = randomProblem(seededRandom(3), 160, 14, 60);
  const required = new Map(Array.from({ length: 40 }, (_, i) => [i + 1, undefined]));
  let reads = 0;
  const driving = new Proxy(problem.driving, {
    get(rows, key, self) {
      reads += 1;
      return Reflect.get(rows, key, self);
    },
  });
  const effort = 20_000;
  const { days } = chooseStops({ ...problem, driving, required, effort });
  expect(days.flat()).toEqual(expect.arrayContaining([...required.keys()]));
  expect(reads).toBeLessThan(20 * effort);
});
