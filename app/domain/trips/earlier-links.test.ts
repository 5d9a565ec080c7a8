/** Links that were shared before trips were planned by towns name their stops and days, but no nights. */
import { describe, expect, test } from "vitest";
import { searchContextOf } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { straightDirections } from "../../../tests/straight-directions.ts";
import type { Place } from "../places/place.ts";
import { planTrip } from "./plan-trip.ts";
import { readQuestion } from "./question/read-question.ts";

const at = (
  slug: string,
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  fields: Partial<Place> = {},
) =>
  makePlace({
    id: slug,
    slug,
    houseName: slug,
    city,
    state,
    latitude,
    longitude,
    placeType: "museum",
    access: "open",
    duration: 60,
    openingHours: "Mo-Su 09:00-18:00",
    ...fields,
  });

const context = {
  ...searchContextOf([
    at("prison", "Columbus", "Ohio", 39.97, -83.01),
    at("theater", "Columbus", "Ohio", 39.961, -82.99, { placeType: "theater", openingHours: "Mo-Su 18:00-23:00" }),
    at("tavern", "Lebanon", "Ohio", 39.433, -84.21, { placeType: "restaurant", openingHours: "Mo-Su 11:00-21:00" }),
    at("inn", "Cincinnati", "Ohio", 39.103, -84.51, { placeType: "hotel", stay: true, openingHours: undefined }),
    at("music-hall", "Cincinnati", "Ohio", 39.109, -84.519, {
      placeType: "theater",
      openingHours: "Mo-Su 10:00-22:00",
    }),
    at("bridge", "Louisville", "Kentucky", 38.26, -85.75, { placeType: "bridge", openingHours: undefined }),
    at("sanatorium", "Louisville", "Kentucky", 38.13, -85.84, { openingHours: "Mo-Su 12:00-20:00" }),
    at("mill", "Nashville", "Tennessee", 36.16, -86.78),
  ]),
  roads: () => ({ townsByLabel: new Map(), graph: { towns: [], legs: [], legsAt: [] } }),
  directions: straightDirections,
  askGeocoder: async () => undefined,
  today: "2026-10-10",
};

/** The days are those that they opened with then. */
const LINKS: readonly (readonly [link: string, days: string])[] = [
  [
    "from=Columbus,+OH&to=Nashville&days=3&with=prison@1&with=tavern@1&with=music-hall@1&with=bridge@2&with=sanatorium@2&with=mill@3&fixed=1",
    "Columbus: prison 9:01, tavern 11:15, music-hall 12:43 > Cincinnati 13:43; Cincinnati: bridge 10:29, sanatorium 12:39 > Louisville 13:39; Louisville: mill 10:26 > Nashville 11:26",
  ],
  [
    "from=Columbus,+OH&to=Nashville&days=3&inns=1&with=prison@1&with=tavern@1&with=inn@1&with=sanatorium@2&with=bridge@2&fixed=1",
    "Columbus: prison 9:01, tavern 11:15, inn (night) > Cincinnati 15:00; Cincinnati: sanatorium 12:00, bridge 14:10 > Louisville 15:10; Louisville:  > Nashville 10:35",
  ],
  [
    "from=Columbus,+OH&days=2&with=prison@1&with=theater@1&with=inn@2&with=music-hall@2&at=10:30&fixed=1",
    "Columbus: prison 10:31, theater 18:49 > Columbus 19:49; Columbus: inn 13:10, music-hall 14:11 > Columbus 16:51",
  ],
  [
    "from=Columbus,+OH&to=Nashville&days=4&hours=3&with=prison@1&with=mill@4&fixed=1",
    "Columbus: prison 9:01 > Frankfort 12:39; Frankfort:  > Frankfort 9:00; Frankfort:  > Frankfort 9:00; Frankfort: mill 11:56 > Nashville 12:56",
  ],
  [
    "from=Nashville&to=Columbus,+OH&days=3&with=mill@1&with=prison@3&with=theater@3&starts=3@12:00&stay=prison@120&fixed=1",
    "Nashville: mill 9:12 > Falmouth 16:01; Falmouth:  > Falmouth 9:00; Falmouth: prison 14:56, theater 18:56 > Columbus 19:56",
  ],
  [
    "from=Columbus,+OH&to=Nashville&days=3&with=prison@1&with=bridge@2&night=1@Dayton,+OH&fixed=1",
    "Columbus: prison 9:01 > Dayton 11:05; Dayton: bridge 11:13 > Louisville 12:13; Louisville:  > Nashville 10:35",
  ],
  [
    "from=Columbus,+OH&mode=walk&with=theater@1&with=prison@1&fixed=1",
    "Columbus: theater 18:00, prison 20:32 > Columbus 21:32",
  ],
];

/** "Columbus 9:00: prison 9:04; ... > Cincinnati 20:00". */
async function told(link: string): Promise<string> {
  const { days } = await planTrip(context, readQuestion(new URLSearchParams(link)).question);
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(Math.round(minutes % 60)).padStart(2, "0")}`;
  return days
    .map(({ from, stops, to, ends }) => {
      const visits = stops.map(({ place, arrive, sleep }) => `${place.slug} ${sleep ? "(night)" : clock(arrive)}`);
      return `${from.name.split(",")[0]}: ${visits.join(", ")} > ${to.name.split(",")[0]} ${clock(ends)}`;
    })
    .join("; ");
}

describe("a link that was shared before", () => {
  test.each(LINKS)("%s opens with the same stops, days, nights and hours", async (link, days) => {
    expect(await told(link)).toBe(days);
  });
});
