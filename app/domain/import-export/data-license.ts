import type { Catalog } from "../catalog/catalog.ts";
import { memoize } from "../memoize.ts";

/** Of the records, as data/LICENSE says; the program is under the MIT License. */
export const DATA_LICENSE = {
  name: "CC BY 4.0",
  title: "Creative Commons Attribution 4.0 International",
  id: "CC-BY-4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
} as const;

/** Which state of the directory a file was made from. */
export interface Edition {
  readonly version: number;
  /** Day of the latest change. */
  readonly date: string;
}

export const editionOf = memoize(
  ({ version, places }: Catalog): Edition => ({
    version,
    date: places.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), "").slice(0, DAY_LENGTH),
  }),
);

const DAY_LENGTH = "2026-11-19".length;

/** "Version 12 of 2026-11-19. CC BY 4.0, https://...", for files that have room for a sentence. */
export const editionInWords = (edition: Edition | undefined): string =>
  [edition && `Version ${edition.version} of ${edition.date}.`, `${DATA_LICENSE.name}, ${DATA_LICENSE.url}`]
    .filter(Boolean)
    .join(" ");
