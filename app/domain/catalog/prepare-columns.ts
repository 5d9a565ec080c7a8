import { traitWords } from "../browse/places-of-kind.ts";
import { filterWords, foldedNamesOf } from "../browse/places-with-text.ts";
import { namesInWords } from "../submissions/likely-duplicates.ts";
import type { Catalog } from "./catalog.ts";
import { numbersOf } from "./place-set.ts";

/** Works the columns of a new catalog out, a run at each step, so that no visitor waits for all of them. */
export function* prepareColumns(catalog: Catalog): Generator<void, void> {
  const { places, byName, byState, byReviews, states, activities } = catalog;
  const groups = [...activities.values()].map((group) => group.places);
  const lists = [places, byName, byState, byReviews, ...states.values(), ...groups];
  for (const list of lists) for (const run of list.runs) yield void numbersOf(run);
  for (const run of places.runs) yield void foldedNamesOf(run);
  for (const words of [filterWords, traitWords, namesInWords]) {
    for (const run of places.runs) yield words.prepare(run);
  }
}
