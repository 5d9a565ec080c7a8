import type { PlaceType } from "./place.ts";

/** Plural label of each kind of place. */
export const PLACE_TYPE_LABELS: Readonly<Record<PlaceType, string>> = {
  mansion: "Mansions",
  house: "Houses",
  plantation: "Plantations",
  hotel: "Hotels & Inns",
  asylum: "Asylums & Sanatoriums",
  hospital: "Hospitals",
  prison: "Prisons & Jails",
  lighthouse: "Lighthouses",
  theater: "Theaters",
  cemetery: "Cemeteries",
  church: "Churches",
  museum: "Museums & Historic Sites",
  restaurant: "Restaurants & Bars",
  university: "Schools & Universities",
  ship: "Ships",
  battlefield: "Battlefields",
  fort: "Forts",
  bridge: "Bridges",
  road: "Roads",
  park: "Parks & Woods",
  "ghost-town": "Ghost Towns",
  other: "Other places",
};
