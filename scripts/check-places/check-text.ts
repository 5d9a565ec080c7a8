/** What data/README.md requires of years and wording. */

import { stateByName } from "../../app/domain/geo/us-states.ts";
import { OF_PRIVATE } from "../../app/domain/places/conceal.ts";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { fieldsThatMayTell } from "../../app/domain/places/may-tell-address.ts";
import { type Place, PRIVATE_ADDRESS } from "../../app/domain/places/place.ts";
import { PLACE_FIELDS } from "../../app/domain/places/place-schema.ts";
import { storyHeadings, wordCount } from "../../app/domain/places/story/story-text.ts";
import type { Problem } from "./read-records.ts";

const MIN_STORY_WORDS = 120;
/** Pages whose content changes: tags, categories, months; and URLs that change when a site is rebuilt. */
const PASSING_PAGE =
  /\/(?:tags?|categor(?:y|ies)|label|author)\/|\?p=\d+$|^https?:\/\/m\.|staging|\/(?:19|20)\d\d\/\d\d?\/?$/;
const WORN_PHRASES =
  /spine-?chilling|\beerie|restless spirits?|ghostly encounters await|if walls could talk|whether you believe/i;

export function checkText(record: CuratedPlace, now: Date): Problem[] {
  const problems: string[] = [];
  const say = (isWrong: boolean, what: string): void => {
    if (isWrong) problems.push(what);
  };
  const thisYear = now.getUTCFullYear();
  const words = wordCount(record.fullStory);
  const prose = [record.storySummary, record.fullStory, record.accessNote, ...record.reports].join("\n");
  const code = stateByName(record.state)?.code.toLowerCase();

  say(!record.id.startsWith(`${code}-`), `id does not begin with ${code}-`);
  say(record.updated > now.toISOString().slice(0, 10), "updated is in the future");
  say((record.yearBuilt ?? 0) > thisYear, "yearBuilt is in the future");
  say((record.reportedSince ?? 1600) > thisYear, "reportedSince is in the future");
  say((record.reportedSince ?? 1600) < 1600, "reportedSince is before 1600");
  say(new Set(record.activities).size < record.activities.length, "an activity is named twice");
  say(new Set(record.reports).size < record.reports.length, "a report stands twice");
  say(!record.reports.every((report) => /[.”"]$/.test(report)), "a report does not end in a period");
  say(words < MIN_STORY_WORDS, `fullStory has ${words} words, not ${MIN_STORY_WORDS}`);
  say(!headingsStandAlone(record.fullStory), "a heading is not followed by a blank line");
  say(storyHeadings(record.fullStory).length === 0 && words >= 500, `fullStory has ${words} words and no heading`);
  say(/\n{3,}|[ \t]\n|^\s|\s$/.test(record.fullStory), "fullStory has stray white space");
  say(/<[a-z/]|&#?\w+;/i.test(prose), "there is markup in the text");
  say(/!/.test(prose), "there is an exclamation mark");
  say(/[—–]/.test(prose), "there is a long dash");
  say(/[“”‘’]/.test(prose), "there are curly quotes");
  say(WORN_PHRASES.test(prose), `there is a worn phrase (${WORN_PHRASES.exec(prose)?.[0]})`);
  const sources = [record.articleUrl, ...(record.additionalSources ?? [])];
  const passing = sources.find((source) => source !== undefined && PASSING_PAGE.test(source));
  say(passing !== undefined, `a source is a list of pages or a passing address (${passing})`);
  if (record.access === "private") {
    say(record.address !== PRIVATE_ADDRESS, "a private place shows its address");
    const blank = PLACE_FIELDS.find((field) => OF_PRIVATE[field] === "blank" && (record as Partial<Place>)[field]);
    say(blank !== undefined, `a private place has a ${blank}`);
    const told = fieldsThatMayTell(record);
    say(told.length > 0, `a private place's street address or position may stand in its text (${told.join(", ")})`);
  } else {
    say(record.address === PRIVATE_ADDRESS, "has the address of a private place but is not one");
  }
  return problems.map((what) => ({ where: record.id, what }));
}

function headingsStandAlone(story: string): boolean {
  const headings = new Set(storyHeadings(story));
  const lines = story.split("\n");
  return lines.every((line, index) => !headings.has(line.trim()) || (lines[index + 1] ?? "") === "");
}
