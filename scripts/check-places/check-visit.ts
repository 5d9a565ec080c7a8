/** What data/README.md requires of hours, phone numbers and ZIP codes. */
import type { Gazetteer } from "../../app/domain/geo/gazetteer.ts";
import { milesBetween } from "../../app/domain/geo/miles-between.ts";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { checkHours } from "../../app/domain/places/hours/check-hours.ts";
import { telLink } from "../../app/domain/places/links/tel-link.ts";
import { mayBeVisited, pointOf } from "../../app/domain/places/place.ts";
import type { Problem } from "./read-records.ts";

const MAX_FROM_ZIP_MILES = 40;

export function checkVisit(record: CuratedPlace, gazetteer: Gazetteer, now: Date): Problem[] {
  const { openingHours, hoursChecked, phoneNumber, zipCode } = record;
  const problems: string[] = [];
  const say = (isWrong: boolean, what: string): void => {
    if (isWrong) problems.push(what);
  };
  const mayVisit = mayBeVisited(record);
  say(!mayVisit && openingHours !== undefined, `has hours, but is ${record.access}`);
  say(!mayVisit && phoneNumber !== undefined, `has a telephone, but is ${record.access}`);
  say(record.access === "private" && zipCode !== undefined, "a private place shows its ZIP code");
  say(openingHours === undefined && hoursChecked !== undefined, "has no hours that could have been checked");
  say((hoursChecked ?? "") > now.toISOString().slice(0, 7), "hoursChecked is in the future");
  say(phoneNumber !== undefined && !telLink(phoneNumber), `phoneNumber cannot be dialed (${phoneNumber})`);
  if (openingHours !== undefined) problems.push(...hoursProblems(openingHours));
  if (zipCode !== undefined) problems.push(...zipProblems(record, zipCode, gazetteer));
  return problems.map((what) => ({ where: record.id, what }));
}

function hoursProblems(openingHours: string): string[] {
  const checked = checkHours(openingHours);
  if ("refused" in checked) return [`openingHours "${openingHours}": ${checked.refused}`];
  return checked.hours === openingHours ? [] : [`openingHours are written "${checked.hours}", not "${openingHours}"`];
}

/** ZIP codes missing from the gazetteer belong to single buildings and post office boxes. */
function zipProblems(record: CuratedPlace, zipCode: string, gazetteer: Gazetteer): string[] {
  const zip = gazetteer.findZip(zipCode);
  const miles = zip ? milesBetween(zip, pointOf(record)) : 0;
  return miles > MAX_FROM_ZIP_MILES ? [`zipCode ${zipCode} lies ${miles.toFixed(0)} miles away`] : [];
}
