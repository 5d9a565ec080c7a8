/** The small sign on a marker that tells kinds of places apart; map.css draws them. */
import type { PlaceType } from "../domain/places/place.ts";

type Sign =
  | "house"
  | "bed"
  | "care"
  | "bars"
  | "tower"
  | "stage"
  | "stone"
  | "church"
  | "columns"
  | "table"
  | "ship"
  | "flag"
  | "road"
  | "tree";

const SIGNS: Readonly<Record<PlaceType, Sign | undefined>> = {
  mansion: "house",
  house: "house",
  plantation: "house",
  hotel: "bed",
  asylum: "care",
  hospital: "care",
  prison: "bars",
  lighthouse: "tower",
  theater: "stage",
  cemetery: "stone",
  church: "church",
  museum: "columns",
  university: "columns",
  restaurant: "table",
  ship: "ship",
  battlefield: "flag",
  fort: "flag",
  bridge: "road",
  road: "road",
  park: "tree",
  "ghost-town": undefined,
  other: undefined,
};

export const signOf = (kind: PlaceType | undefined): string => (kind && SIGNS[kind]) ?? "";
