import { z } from "zod";
import { DomainError } from "../../domain/domain-error.ts";
import { PLACE_TYPES } from "../../domain/places/place.ts";
import { DEFAULT_QUESTION, isAsked, readQuestion } from "../../domain/trips/question/read-question.ts";
import { DEFAULT_DAYS, TRIP_RANGES } from "../../domain/trips/question/trip-parameters.ts";
import { planSiteTrip } from "../../views/site-trip.ts";
import { defineCall } from "../define-call.ts";
import { TripAnswer, tripAnswer } from "../trip-answer.ts";

const text = (description: string, example: string) => z.string().max(200).optional().meta({ description, example });
const list = (description: string, example: readonly string[]) =>
  z.array(z.string()).optional().meta({ description, example });
const number = (name: keyof typeof TRIP_RANGES, description: string) =>
  z
    .string()
    .optional()
    .meta({
      description: `${description} ${TRIP_RANGES[name].min} to ${TRIP_RANGES[name].max}, ${DEFAULT_QUESTION[name] || "as many as suit"} unless given.`,
      example: String(DEFAULT_QUESTION[name] || DEFAULT_DAYS),
    });

const NASHVILLE = { name: "Nashville, Tennessee", latitude: 36.1659, longitude: -86.7844 };
const BIRMINGHAM = { name: "Birmingham, Alabama", latitude: 33.5207, longitude: -86.7914 };

export const getTrip = defineCall({
  method: "get",
  path: "/api/trip",
  id: "getTrip",
  group: "Search",
  summary: "Plan a road trip",
  description:
    "Days with stops that may be visited, and the driving between them, as /trip plans them. Say where it starts (from), or which state or region to tour (area). 20 plans a minute.",
  params: z.object({
    from: text("Where it starts: a place's id, a town, a zip code or `lat,lng`.", "Savannah, GA").meta({
      inExample: true,
    }),
    to: text("Where it ends; there and back unless given.", "Atlanta, GA"),
    via: list("Towns to go through; the best-known place of each is a stop.", ["Macon, GA"]),
    along: text("A road that the way keeps to, by its number or name, or `the coast`.", "Route 66"),
    avoid: list("interstates for a way without them, where there is one.", ["interstates"]),
    area: text("A state or region to tour, instead of `to`.", "Georgia"),
    mode: text("walk for a walk through the town of `from`, in one day; car unless given.", "car"),
    days: number("days", "Days."),
    hours: number("hours", "Hours of driving a day."),
    dayHours: number("dayHours", "Hours in a day, driving and stops together."),
    detour: number("detour", "Minutes that a stop may be off the direct route."),
    list: text("Only places of this list.", "ships"),
    kind: list(`Kinds of places you care for: ${PLACE_TYPES.join(", ")}. May be repeated.`, ["hotel"]),
    activity: list("Slugs of activities you care for. May be repeated.", ["apparitions"]),
    enter: list("0 to include places that are only seen from the road; a walk includes them anyway.", ["0"]),
    inns: text("1 to sleep in haunted inns where there are some.", "1"),
    free: text("1 for places that ask for no admission.", "0"),
    people: number("people", "Who pays admissions:"),
    start: text("First day; roads that snow closes then are avoided.", "2026-10-30"),
    at: text("Time of departure, 09:00 unless given.", "09:00"),
    back: text("When the last day is over at the latest.", "18:00"),
    with: list("Slugs of places that must be in it, with the day after an @ if you like. May be repeated.", [
      "sorrel-weed-house-savannah-georgia@1",
    ]),
    without: list("Slugs of places that must not be in it. May be repeated.", ["the-marshall-house-savannah-georgia"]),
    stay: list("Minutes at a stop: its slug, @ and the minutes. May be repeated.", [
      "sorrel-weed-house-savannah-georgia@90",
    ]),
    starts: list("When a day starts, if not at `at`: the day, @ and the time. May be repeated.", ["2@10:30"]),
    night: list("The town of a night: the day before it, @ and the town. May be repeated.", ["1@Macon, GA"]),
    only: text("1 for the places of `with` and no others.", "0"),
    fixed: text("1 for the same in their order, on their days.", "0"),
  }),
  answer: {
    description: "The plan.",
    schema: TripAnswer,
    example: {
      days: [
        {
          from: NASHVILLE,
          to: BIRMINGHAM,
          stops: [
            {
              id: "al-sloss-furnaces",
              slug: "sloss-furnaces-birmingham-alabama",
              houseName: "Sloss Furnaces",
              city: "Birmingham",
              state: "Alabama",
              miles: 192.4,
              minutes: 178,
              mode: "car",
              arrive: "12:58",
              freeMinutes: 60,
              opens: "10:00",
              closes: "16:00",
              closed: false,
              stayMinutes: 90,
              sleep: false,
              chosen: false,
            },
          ],
          meals: [{ name: "lunch", at: "11:58", town: "Birmingham, Alabama" }],
          milesOnFoot: 0,
          miles: 192.4,
          minutes: 178,
          stayMinutes: 90,
          ends: "14:28",
        },
      ],
      totals: { miles: 192, minutes: 178, stops: 1 },
      admissions: "No admissions to pay.",
      more: [],
      moreTowns: [],
      notes: ["Opening hours are as we know them: check with each place before you set out."],
    },
  },
  refusals: [400, 429, 503],
  budget: "trip",
  async handle({ env, req }) {
    const { question, mistakes } = readQuestion(new URL(req.url).searchParams);
    const [mistake] = Object.values(mistakes);
    if (mistake) throw new DomainError("invalid", mistake, { ...mistakes });
    if (!isAsked(question)) {
      throw new DomainError("invalid", "Say where the trip starts (from), or which state or region to tour (area).");
    }
    const plan = await planSiteTrip(env, question);
    if (!plan?.from) throw new DomainError("invalid", plan?.notes.join(" ") ?? "", { ...plan?.mistakes });
    return tripAnswer(plan);
  },
});
