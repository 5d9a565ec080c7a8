import { z } from "zod";
import { DomainError } from "../../domain/domain-error.ts";
import { admissionsInWords } from "../../domain/places/number-words.ts";
import { PLACE_TYPES } from "../../domain/places/place.ts";
import { DEFAULT_QUESTION, isAsked, readQuestion } from "../../domain/trips/read-question.ts";
import type { TripDay, TripPlan, TripPoint, TripStop } from "../../domain/trips/trip.ts";
import { DEFAULT_DAYS, TRIP_RANGES } from "../../domain/trips/trip-parameters.ts";
import { planSiteTrip } from "../../web/site-trip.ts";
import { crossingFields, crossingsAnswer } from "../crossings.ts";
import { defineCall } from "../define-call.ts";
import { latitude, longitude } from "../schemas.ts";

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

const miles = z.number().min(0).describe("By road, to one decimal.");
const minutes = z.int().min(0).describe("Of driving.");
const clock = z.string().describe("Local time, 24 hours: 09:30.");

const Point = z
  .object({ name: z.string(), latitude, longitude })
  .meta({ id: "TripPoint", description: "Where a day starts or ends." });

const Stop = z
  .object({
    id: z.string().describe("Id of the place."),
    slug: z.string().describe("Last part of its page's address."),
    houseName: z.string(),
    city: z.string(),
    state: z.string(),
    miles: miles.describe("Of the leg that leads to it."),
    minutes: minutes.describe("Of the leg that leads to it, by car or on foot."),
    mode: z.enum(["car", "walk"]).describe("How the leg is made."),
    ...crossingFields,
    walkToCar: z.int().min(0).describe("Minutes on foot back to the car, before the drive.").optional(),
    arrive: clock.describe("When the visit begins, local time, 24 hours: 09:30."),
    freeMinutes: z.int().min(0).describe("Before the visit: a meal, or until it opens or gets dark."),
    opens: clock.describe("Its hours around the visit, known or usual; absent if there are none.").optional(),
    closes: clock.optional(),
    closed: z.boolean().describe("Whether it is usually closed then: only stops that you asked for."),
    stayMinutes: z.int().min(0).describe("0 where the night is spent."),
    sleep: z.boolean().describe("Whether the night is spent there."),
    chosen: z.boolean().describe("Whether it was asked for."),
    why: z.string().describe("Why it is in the plan: open after dark.").optional(),
  })
  .meta({ id: "TripStop", description: "A stop of a day." });

const Meal = z
  .object({
    name: z.enum(["lunch", "dinner"]),
    at: clock,
    place: z.string().describe("Slug of the stop where one eats; absent where the hour is free.").optional(),
    town: z.string().describe("Absent on the road.").optional(),
  })
  .meta({ id: "TripMeal", description: "An hour for a meal." });

const Day = z
  .object({
    date: z.iso.date().describe("If a first day was given.").optional(),
    from: Point,
    to: Point,
    stops: z.array(Stop),
    meals: z.array(Meal),
    milesOnFoot: z.number().min(0).describe("Straight lines and a bit more, to one decimal."),
    miles: miles.describe("Of all driving of the day."),
    minutes: minutes.describe("Of all driving of the day."),
    stayMinutes: z.int().min(0).describe("At all stops."),
    ends: clock,
    sunset: clock.optional(),
    moon: z.string().describe("Its phase that evening.").optional(),
    timeZone: z.string().describe("Of the evening, if a first day was given.").optional(),
  })
  .meta({ id: "TripDay", description: "A day of a trip; it starts where the one before ended." });

const TripAnswer = z
  .object({
    days: z.array(Day).describe("Empty where there is no plan; the notes say why."),
    totals: z.object({ miles: z.number(), minutes: z.int(), stops: z.int() }),
    admissions: z.string().describe("What these people pay in all, as far as prices are known."),
    more: z
      .array(
        z.object({
          id: z.string(),
          slug: z.string(),
          houseName: z.string(),
          addsMinutes: z
            .int()
            .describe(
              "Of driving (of walking in a trip on foot), if it is visited, too, and the rest of the plan stays.",
            ),
          day: z.int().min(1).describe("The day with room for it.").optional(),
          pushesOut: z.array(z.string()).describe("Slugs of stops that have to go for it."),
        }),
      )
      .describe("Further places on the way."),
    notes: z.array(z.string()).describe("What did not fit, and what to know."),
  })
  .meta({ id: "Trip", description: "A plan of a road trip." });

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
      notes: ["Opening hours are as we know them or as is usual: check with each place before you set out."],
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
    if (!plan?.from) throw new DomainError("invalid", plan?.notes.join(" ") ?? "");
    return tripAnswer(plan);
  },
});

function tripAnswer({ question, days, totals, more, notes }: TripPlan) {
  return {
    days: days.map(dayAnswer),
    totals,
    admissions: admissionsInWords(
      days.flatMap(({ stops }) => stops.map(({ place }) => place)),
      question.people,
    ),
    more: more.map(({ place: { id, slug, houseName }, addsMinutes, day, pushesOut }) => ({
      id,
      slug,
      houseName,
      addsMinutes,
      ...(day !== undefined && { day }),
      pushesOut: pushesOut.map((place) => place.slug),
    })),
    notes,
  };
}

function dayAnswer({ date, from, to, stops, meals, miles, minutes, walking, stayMinutes, ends, evening }: TripDay) {
  return {
    ...(date && { date }),
    from: pointAnswer(from),
    to: pointAnswer(to),
    stops: stops.map(({ place: { id, slug, houseName, city, state }, ...stop }) => ({
      id,
      slug,
      houseName,
      city,
      state,
      miles: stop.miles,
      minutes: stop.minutes,
      mode: stop.mode,
      ...crossingsAnswer(stop.crossings),
      ...(stop.walkToCar && { walkToCar: stop.walkToCar.minutes }),
      arrive: formatTime(stop.arrive),
      freeMinutes: stop.freeMinutes,
      ...hoursAnswer(stop),
      closed: stop.isOutsideHours,
      stayMinutes: stop.stayMinutes,
      sleep: stop.sleep,
      chosen: stop.chosen,
      ...(stop.why && { why: stop.why }),
    })),
    meals: meals.map(({ name, at, place, town }) => ({
      name,
      at: formatTime(at),
      ...(place && { place: place.slug }),
      ...(town && { town }),
    })),
    milesOnFoot: walking.miles,
    miles,
    minutes,
    stayMinutes,
    ends: formatTime(ends),
    ...(evening?.sunset !== undefined && { sunset: formatTime(evening.sunset) }),
    ...(evening && { moon: evening.moon, timeZone: evening.timeZone }),
  };
}

/** The window of the visit, or the first one of the day if the visit is in none. */
function hoursAnswer({ hours: { windows }, arrive }: Pick<TripStop, "hours" | "arrive">) {
  const window = windows.find(({ from, to }) => arrive >= from && arrive < to) ?? windows[0];
  return window && { opens: formatTime(window.from), closes: formatTime(window.to) };
}

const pointAnswer = ({ name, lat, lng }: TripPoint) => ({ name, latitude: lat, longitude: lng });

const MINUTES_A_DAY = 24 * 60;

/** "09:30"; may be past midnight. */
function formatTime(minutes: number): string {
  const ofDay = ((Math.round(minutes) % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}
