/**
 * The editors' rubric: what counts, in which steps, for how much. The score, the about page and "Why this score" follow
 * it.
 */

/** The score of a place without a point: whatever is listed is worth a visit or a story. */
export const LEAST_SCORE = 2.5;
/** The rubric gives 40 points at most, for a score of 5. */
export const POINTS_PER_STAR = 16;

/** Points for the highest step that a number reaches. */
export interface Measure {
  /** What is counted. */
  readonly counts: string;
  readonly steps: readonly (readonly [from: number, label: string, points: number])[];
}

export interface RubricPart {
  readonly name: string;
  readonly measures: Readonly<Record<string, Measure>>;
}

export const RATING_RUBRIC = {
  renown: {
    name: "Renown",
    measures: {
      renown: {
        counts: "How well known the haunting is, judged by two editors",
        steps: [
          [0, "told in the town", 0],
          [1, "the region: its newspaper or one book", 10],
          [2, "the state: several books, its tourism pages", 17],
          [3, "the nation: national press, television, the standard anthologies", 23],
          [4, "known to people who do not care for ghosts", 28],
        ],
      },
    },
  },
  reports: {
    name: "Reports",
    measures: {
      kinds: {
        counts: "Kinds of activity",
        steps: [
          [0, "1 or 2 kinds", 0],
          [3, "3 kinds", 1],
          [4, "4 or more", 2],
        ],
      },
      experiences: {
        counts: "Experiences described",
        steps: [
          [0, "1 or 2", 0],
          [3, "3", 1],
          [4, "4 or 5", 2],
          [6, "6 or more", 3],
        ],
      },
    },
  },
  record: {
    name: "Record",
    measures: {
      sources: {
        counts:
          "Independent sources: the official site, web pages of different hosts, printed works; sites that retell each other count once",
        steps: [
          [0, "1 or 2 sources", 0],
          [3, "3 sources", 1],
          [4, "4 or more", 2],
        ],
      },
      witnesses: {
        counts: "Witnesses known by a date, by place and role, or by name",
        steps: [
          [0, "none", 0],
          [1, "1 witness", 1],
          [2, "2 or more", 2],
        ],
      },
      investigations: {
        counts: "An investigation of which we know who, when and what was found",
        steps: [
          [0, "none", 0],
          [1, "one or more", 1],
        ],
      },
    },
  },
  span: {
    name: "Span",
    measures: {
      since: {
        counts: "Since when it is documented",
        steps: [
          [0, "1990 or later, or unknown", 0],
          [1, "before 1990", 1],
        ],
      },
      present: {
        counts: "Whether it was reported or told in the last twenty years",
        steps: [
          [0, "no", 0],
          [1, "yes", 1],
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, RubricPart>>;

export type RubricPartKey = keyof typeof RATING_RUBRIC;

/** The most that a part can give. */
export const maxPoints = ({ measures }: RubricPart): number =>
  Object.values(measures).reduce((sum, { steps }) => sum + steps.at(-1)![2], 0);

/** 2.5 to 5, in sixteenths: exact in binary, so that equal points are equal scores. */
export const scoreOfPoints = (points: number): number => LEAST_SCORE + points / POINTS_PER_STAR;
