/** A drive in a search text, which the planner fills with stops: "prisons between Nashville and Memphis". */
import type { Gazetteer } from "../geo/gazetteer.ts";
import { readRegion } from "../geo/us-regions.ts";
import { COUNT, readCount } from "./counts.ts";
import { MIN_KNOWN_POPULATION, type Route } from "./parse-query.ts";
import { kindMeant, kindsMentioned } from "./query-words.ts";

const DAYS = new RegExp(`\\b${COUNT}[- ]days?\\b`, "i");
/** "In three days", "over a weekend". */
const TIME_AT_END = new RegExp(
  `,? (?:in|over|for|within) (?:${COUNT}[- ]days?|(?:a|one|the) (?:long )?weekend)[?.!]?$`,
  "i",
);
/** ", sleeping in haunted inns". */
const NIGHTS = /(?:, and|,| and| with) (?:sleep|stay|nights?)/i;
const ON_THE_WAY =
  /^(.*?)\b(?:(?:stops? )?(?:on|along) (?:the|my|our) (?:way|road|route|drive)|(?:road ?)?trip|drive|driving)? ?\b(?:from|(?:my|our) route(?: from)?) (.{2,60}?) to (.{2,60})$/i;
/** "On my way to Salem from Boston". */
const TO_FROM = /^(.*?)\b(?:on|along) (?:the|my|our) way to (.{2,60}?) from (.{2,60})$/i;
/** "A day trip from Boston", "three days around Savannah", "road trip through Ohio". */
const ROUND_TRIP = new RegExp(
  `^(.*?)\\b(?:(?:(?:road ?)?trip|getaway) (?:from|out of|around|through|across|in)|road ?trip|${COUNT}[- ]days? (?:from|around|in)) (.{2,60})$`,
  "i",
);
/** "Nashville to New Orleans": large towns only, since names of places read like this, too. */
const JUST_TOWNS = /^()(.{2,60}?) to (.{2,60})$/i;
const BETWEEN = /^(.*?)\bbetween (.{2,60}?) and (.{2,60})$/i;
const ABOUT_DRIVING = /\b(?:stops?|any|on|along|the|my|our|way|road|route|drive|driving|trip|roadtrip)\b/gi;

/** Two towns and the road between them, or where a round trip begins, and what to look for there. */
export function readRoute(text: string, gazetteer: Gazetteer): { route: Route; rest: string } | undefined {
  const isDayTrip = /\bday[- ]trip\b/i.test(text);
  const days = isDayTrip ? "one" : (DAYS.exec(text)?.[1] ?? (/\bweekend\b/i.test(text) ? "two" : undefined));
  const [way = "", nights] = text.split(NIGHTS);
  const drive = way.replace(TIME_AT_END, "");
  const [ends, before] = readEnds(drive, gazetteer) ?? [];
  if (!ends) return undefined;
  const thing = before!
    .replace(DAYS, " ")
    .replace(/\bweekend\b/gi, " ")
    .replace(ABOUT_DRIVING, " ");
  return {
    route: { ...ends, ...(days && { days: readCount(days) }) },
    rest: kindMeant(thing) ?? (kindsMentioned(thing) || (nights === undefined ? "" : "inns")),
  };
}

function readEnds(drive: string, gazetteer: Gazetteer): [ends: Route, before: string] | undefined {
  const name = (text: string | undefined) => (text ?? "").trim().replace(/[,?.!]$/, "");
  const townCalled = (text: string) => {
    const [beforeComma = ""] = text.split(",");
    const beforeState = text.slice(0, text.lastIndexOf(" "));
    const state = gazetteer.findState(text.slice(beforeState.length).trim())?.state;
    return gazetteer.findCity(beforeComma)[0] ?? (state && gazetteer.findCity(beforeState, state.code)[0]);
  };
  const turned = drive.replace(TO_FROM, "$1 from $3 to $2");
  const sentence = ON_THE_WAY.exec(turned) ?? BETWEEN.exec(turned);
  const isMeant = (text: string) => {
    if (gazetteer.findZip(text)) return true;
    const town = townCalled(text);
    return town !== undefined && (sentence !== null || (town.population ?? 0) >= MIN_KNOWN_POPULATION);
  };
  const [, before = "", start, end] = sentence ?? JUST_TOWNS.exec(drive) ?? [];
  const [from, to] = [name(start), name(end)];
  if (from && to && isMeant(from) && isMeant(to)) return [{ from, to }, before];
  const round = ROUND_TRIP.exec(drive);
  const around = name(round?.at(-1));
  if (!round || around === "") return undefined;
  if (gazetteer.findState(around) || readRegion(around)?.thing === "") return [{ area: around }, round[1]!];
  return gazetteer.findZip(around) || townCalled(around) ? [{ from: around }, round[1]!] : undefined;
}
