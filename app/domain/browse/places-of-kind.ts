/** The places of a kind, and those with a class of access: both are among the filters. */
import type { Catalog } from "../catalog/catalog.ts";
import type { PlaceSet } from "../catalog/place-set.ts";
import { PlaceWords } from "../catalog/place-words.ts";

export const traitWords = new PlaceWords(({ placeType, access }) => [kindWord(placeType), accessWord(access)]);

const kindWord = (kind: string): string => `kind ${kind}`;
const accessWord = (access: string | undefined): string => `access ${access ?? ""}`;

export const placesOfKind = (catalog: Catalog, kind: string): PlaceSet =>
  traitWords.placesWithWord(catalog, kindWord(kind));

export const placesWithAccess = (catalog: Catalog, access: string): PlaceSet =>
  traitWords.placesWithWord(catalog, accessWord(access));
