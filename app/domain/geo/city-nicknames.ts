import { nameWords } from "../places/place-name-key.ts";

/**
 * What people call some cities instead of their names. Written by hand and kept short: only names that are typed by
 * many and mean one city. A town that is really called so, and a state's code, are offered beside it.
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
  vegas: "Las Vegas, NV",
  nola: "New Orleans, LA",
  "chi town": "Chicago, IL",
  chitown: "Chicago, IL",
  atl: "Atlanta, GA",
  okc: "Oklahoma City, OK",
  slc: "Salt Lake City, UT",
  kc: "Kansas City, MO",
  stl: "St. Louis, MO",
  jax: "Jacksonville, FL",
  "st pete": "St. Petersburg, FL",
  indy: "Indianapolis, IN",
  cincy: "Cincinnati, OH",
  bmore: "Baltimore, MD",
  abq: "Albuquerque, NM",
  pdx: "Portland, OR",
  "twin cities": "Minneapolis, MN",
};

export interface NicknamedCity {
  readonly name: string;
  readonly stateCode: string;
}

/** By the whole text, in any case, with or without points. */
export function cityByNickname(text: string): NicknamedCity | undefined {
  const key = nameWords(text).join(" ");
  const city = Object.hasOwn(NICKNAMES, key) ? NICKNAMES[key] : undefined;
  const [name, stateCode] = city?.split(", ") ?? [];
  return name && stateCode ? { name, stateCode } : undefined;
}
