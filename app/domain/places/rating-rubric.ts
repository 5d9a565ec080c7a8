/**
 * The editors' rubric: what counts, in which steps, for how much. The score, the about page and "Why this score" follow
 * it.
 */

/** Every score starts here. */
export const RUBRIC_START = 1;

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

/** How well known a haunting is, from 0 to 4: the words for it beside a place. */
export const RENOWN_WORDS = [
  "Known in town",
  "Known in the region",
  "Known across the state",
  "Known nationwide",
  "A household name",
] as const;

export const RATING_RUBRIC = {
  renown: {
    name: "Renown",
    measures: {
      renown: {
        counts: "How well known the haunting is, judged by two editors",
        steps: [
          [0, "told in the town", 0],
          [1, "the region: its newspaper or one book", 1],
          [2, "the state: several books, its tourism pages", 1.7],
          [3, "the nation: national press, television, the standard anthologies", 2.3],
          [4, "known to people who do not care for ghosts", 2.8],
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
          [3, "3 kinds", 0.1],
          [4, "4 or more", 0.2],
        ],
      },
      experiences: {
        counts: "Experiences described",
        steps: [
          [0, "1 or 2", 0],
          [3, "3", 0.1],
          [4, "4 or 5", 0.2],
          [6, "6 or more", 0.3],
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
          [3, "3 sources", 0.1],
          [4, "4 or more", 0.2],
        ],
      },
      witnesses: {
        counts: "Witnesses known by a date, by place and role, or by name",
        steps: [
          [0, "none", 0],
          [1, "1 witness", 0.1],
          [2, "2 or more", 0.2],
        ],
      },
      investigations: {
        counts: "An investigation of which we know who, when and what was found",
        steps: [
          [0, "none", 0],
          [1, "one or more", 0.1],
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
          [1, "before 1990", 0.1],
        ],
      },
      present: {
        counts: "Whether it was reported or told in the last twenty years",
        steps: [
          [0, "no", 0],
          [1, "yes", 0.1],
        ],
      },
    },
  },
} as const satisfies Readonly<Record<string, RubricPart>>;

export type RubricPartKey = keyof typeof RATING_RUBRIC;

/** The most that a part can give. */
export function maxPoints({ measures }: RubricPart): number {
  return oneDecimal(Object.values(measures).reduce((sum, { steps }) => sum + steps.at(-1)![2], 0));
}

/** Sums of tenths are not exact in binary. */
export const oneDecimal = (points: number): number => Math.round(points * 10) / 10;
