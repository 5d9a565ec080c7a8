/** What reviewers see of a request: its name in lists, and what it asks for in titles. */
const NAMES: Readonly<Record<string, readonly [name: string, title: string]>> = {
  hours: ["Hours", "Correct the hours"],
  phone: ["Telephone", "Correct the telephone"],
  remove: ["Removal", "Remove"],
};

export const correctionName = (kind: string): string => NAMES[kind]?.[0] ?? "Correction";

export const correctionTitle = (kind: string): string => NAMES[kind]?.[1] ?? "Correct";
