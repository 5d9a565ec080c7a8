import { nameWords } from "../places/place-name-key.ts";

/**
 * Common nicknames of cities. A short list: only names that many people type and that mean one city. A town or state
 * of the same name is offered as an alternative.
 */
const NICKNAMES: Readonly<Record<string, string>> = {
  nyc: "New York, NY",
  "new york city": "New York, NY",
  "washington dc": "Washington, DC",
  "washington d c": "Washington, DC",
  la: "Los Angeles, CA",
  sf: "San Francisco, CA",
  "san fran": "San Francisco, CA",
  philly: "Philadelphia, PA",
  phila: "Philadelphia, PA",
  phl: "Philadelphia, PA",
  vegas: "Las Vegas, NV",
  nola: "New Orleans, LA",
  "nueva orleans": "New Orleans, LA",
  "nouvelle orleans": "New Orleans, LA",
  "la nouvelle orleans": "New Orleans, LA",
  "big easy": "New Orleans, LA",
  "big apple": "New York, NY",
  "windy city": "Chicago, IL",
  "chi town": "Chicago, IL",
  chitown: "Chicago, IL",
  atl: "Atlanta, GA",
  okc: "Oklahoma City, OK",
  slc: "Salt Lake City, UT",
  kc: "Kansas City, MO",
  stl: "St. Louis, MO",
  jax: "Jacksonville, FL",
  "st pete": "St. Petersburg, FL",
  "disney world": "Orlando, FL",
  indy: "Indianapolis, IN",
  cincy: "Cincinnati, OH",
  bmore: "Baltimore, MD",
  abq: "Albuquerque, NM",
  pdx: "Portland, OR",
  "twin cities": "Minneapolis, MN",
};

interface NicknamedCity {
  readonly name: string;
  readonly stateCode: string;
}

/** Looks up a whole text, ignoring case and periods. */
export function cityByNickname(text: string): NicknamedCity | undefined {
  const key = nameWords(text).join(" ");
  const city = Object.hasOwn(NICKNAMES, key) ? NICKNAMES[key] : undefined;
  const [name, stateCode] = city?.split(", ") ?? [];
  return name && stateCode ? { name, stateCode } : undefined;
}
