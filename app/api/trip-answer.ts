/** A trip's plan as the API answers it. */
import { z } from "zod";
import { admissionsInWords } from "../domain/places/number-words.ts";
import type { TripDay, TripPlan, TripPoint, TripStop } from "../domain/trips/trip.ts";
import { crossingFields, crossingsAnswer } from "./crossings.ts";
import { latitude, longitude } from "./schemas.ts";

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
    place: z.string().describe("Slug of the stop that serves the meal; absent where the hour is free.").optional(),
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

export const TripAnswer = z
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
          day: z.int().min(1).describe("The day with room for it."),
          pushesOut: z.array(z.string()).describe("Slugs of stops that have to go for it."),
        }),
      )
      .describe("Further places on the way."),
    moreTowns: z
      .array(
        z.object({
          town: z.string(),
          places: z.array(z.string()).describe("Slugs, in order."),
          addsMinutes: z.int().describe("Of driving, if all of them are visited, too."),
          day: z.int().min(1),
          pushesOut: z.array(z.string()),
        }),
      )
      .describe("Stays in towns that were left out."),
    notes: z.array(z.string()).describe("What did not fit, and what to know."),
  })
  .meta({ id: "Trip", description: "A plan of a road trip." });

export function tripAnswer({ question, days, totals, more, moreTowns, notes }: TripPlan) {
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
      day,
      pushesOut: pushesOut.map((place) => place.slug),
    })),
    moreTowns: moreTowns.map(({ town, places, addsMinutes, day, pushesOut }) => ({
      town,
      places: places.map(({ slug }) => slug),
      addsMinutes,
      day,
      pushesOut: pushesOut.map(({ slug }) => slug),
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
