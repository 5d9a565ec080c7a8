/** View model of a place among others that it is compared with. */
import { activitiesOf, type Catalog } from "../../domain/catalog/catalog.ts";
import { ACCESS_SENTENCES } from "../../domain/places/access-sentence.ts";
import { HUNT_WORDS } from "../../domain/places/hunts.ts";
import { ratedBy, renownInWords, reportsInWords } from "../../domain/places/number-words.ts";
import type { Place } from "../../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { LEAST_SCORE, POINTS_PER_STAR } from "../../domain/places/rating-rubric.ts";
import { explainScore } from "../../domain/places/score-words.ts";
import { seasonInWords } from "../../domain/places/season.ts";
import { summarizeReports, summarySentence } from "../../domain/visits/report-summary.ts";
import { cardView } from "../cards/card-view.ts";
import { showsView } from "../investigations/shows-view.ts";
import { hoursView } from "../location/hours-view.ts";
import { formatRating } from "../text/format.ts";

/** `today` decides whether hours count as checked. */
export function comparedView({ visits }: Catalog, place: Place, today: string) {
  const { slug, houseName, city, state, image, visitTime, admission } = cardView(place);
  return {
    slug,
    houseName,
    where: `${city}, ${state}`,
    image,
    kind: PLACE_TYPE_LABELS[place.placeType],
    score:
      place.rating > 0
        ? [`${formatRating(place.rating)} ${ratedBy(place)}`, renownInWords(place)].filter(Boolean).join("; ")
        : "Not rated yet",
    why: whyOf(place),
    access: place.access ? ACCESS_SENTENCES[place.access] : "Not known: ask before you go.",
    visitTime,
    admission,
    hours: hoursOf(place, today),
    season: place.season ? seasonInWords(place.season) : undefined,
    afterDark: place.afterDark === true,
    stay: place.stay === true,
    hunts: place.hunts && HUNT_WORDS[place.hunts],
    shows: showsView(place).map(({ title, when }) => (when ? `${title}, ${when}` : title)),
    reported: [...activitiesOf(place).values()],
    reports: reportsInWords(place),
    visitors: summarySentence(summarizeReports(visits.get(place.id) ?? [])),
  };
}

/** The parts of an editors' score, and how their points make it. */
function whyOf(place: Place): readonly string[] {
  const parts = explainScore(place)?.map(({ name, points, max }) => `${name} ${points} of ${max}`);
  return parts ? [...parts, `${formatRating(LEAST_SCORE)}, and a star for every ${POINTS_PER_STAR} points`] : [];
}

/** "Tuesday to Sunday, 10 AM to 5 PM", a line for each part of the week, and how far to trust them. */
function hoursOf(place: Place, today: string): readonly string[] {
  const hours = hoursView(place, today);
  const lines = (hours?.week?.seasons ?? []).flatMap(({ name, lines }) =>
    lines.map((line) => `${name ? `${name}: ` : ""}${line.days}, ${line.hours}`),
  );
  return hours ? [...lines, hours.sentence] : [];
}

export type ComparedView = ReturnType<typeof comparedView>;
