/** The editors' rubric in words, for the page that explains it; a test compares it with editors-score.ts. */
interface RubricPart {
  readonly name: string;
  readonly counts: string;
  readonly steps: readonly (readonly [label: string, points: number])[];
}

export const RUBRIC_START = 1;

export const RATING_RUBRIC: readonly RubricPart[] = [
  {
    name: "Breadth",
    counts: "How many different kinds of activity are reported",
    steps: [
      ["2 kinds", 0.4],
      ["3 kinds", 0.6],
      ["4 kinds", 0.8],
      ["5 kinds", 1],
      ["6 kinds", 1.2],
    ],
  },
  {
    name: "Sources",
    counts: "How many independent sources tell of it: the official site, web sources of different hosts, printed works",
    steps: [
      ["1 source", 0.3],
      ["2 sources", 0.6],
      ["3 sources", 0.9],
      ["4 or more", 1.2],
    ],
  },
  {
    name: "Time",
    counts: "For how many years it has been documented",
    steps: [
      ["under 20, or unknown", 0.2],
      ["20 to 49", 0.5],
      ["50 to 99", 0.8],
      ["100 or more", 1],
    ],
  },
  {
    name: "Investigation",
    counts: "Whether anyone has looked into it and said what they found",
    steps: [
      ["not that we know", 0],
      ["investigated by a named team", 0.3],
      ["findings published", 0.6],
    ],
  },
];
