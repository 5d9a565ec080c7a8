/** A trip's question as query parameters: read, bounded and serialized here only, so that every plan is a link. */
import { placeSlug } from "../../places/slug.ts";
import type { TripQuestion } from "../trip.ts";
import {
  MAX_TEXT_LENGTH,
  readAvoid,
  readDate,
  readKinds,
  readNights,
  readStarts,
  readStays,
  readStops,
  readSwitch,
  readTime,
  toSlugs,
} from "./read-values.ts";
import {
  DEFAULT_DAYS,
  TRIP_PARAMETERS,
  TRIP_RANGES,
  type TripMistakes,
  type TripParameter,
} from "./trip-parameters.ts";

export const DEFAULT_QUESTION: TripQuestion = {
  from: "",
  to: "",
  via: "",
  along: "",
  avoid: "",
  area: "",
  mode: "car",
  days: 0,
  hours: 5,
  dayHours: 10,
  detour: 45,
  list: "",
  kinds: [],
  activities: [],
  enter: true,
  inns: false,
  free: false,
  people: 1,
  start: undefined,
  at: "09:00",
  back: undefined,
  with: [],
  without: [],
  stays: [],
  starts: [],
  nights: [],
  choice: "open",
};

/** From nine in the morning until nine at night: a walk ends when it is told to. */
const WALK_HOURS = 12;

const NUMBER_NAMES: Readonly<Record<keyof typeof TRIP_RANGES, string>> = {
  days: "Days",
  hours: "Hours of driving",
  dayHours: "Hours in a day",
  detour: "Detour minutes",
  people: "People",
};

/** Whether anything was asked: without a start or an area there is nothing to plan. */
export const isAsked = ({ from, area }: TripQuestion): boolean => from !== "" || area !== "";

/** What can be used of the parameters, and what is wrong with the others, which have their defaults. */
export function readQuestion(parameters: URLSearchParams): { question: TripQuestion; mistakes: TripMistakes } {
  const mistakes: TripMistakes = {};
  const text = (name: TripParameter) =>
    (parameters.get(name) ?? "").trim().replace(/\s+/g, " ").slice(0, MAX_TEXT_LENGTH);
  const number = (name: keyof typeof TRIP_RANGES): number => {
    const value = text(name);
    if (value === "") return DEFAULT_QUESTION[name];
    const { min, max, step } = TRIP_RANGES[name];
    const read = Number(value);
    if (read >= min && read <= max && (step !== 1 || Number.isInteger(read))) return read;
    const kind = step === 1 ? "a whole number" : "a number";
    mistakes[name] = `${NUMBER_NAMES[name]} must be ${kind} from ${min} to ${max}.`;
    return Number.isFinite(read) ? Math.min(max, Math.max(min, Math.round(read))) : DEFAULT_QUESTION[name];
  };
  const list = (name: TripParameter): string[] =>
    parameters
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean);
  const isOn = (name: TripParameter, byDefault: boolean) => readSwitch(list(name), byDefault);
  const mode = text("mode") === "walk" ? "walk" : "car";
  if (!["", "car", "walk"].includes(text("mode"))) mistakes.mode = "A trip is made by car or on foot: car, walk.";
  const isWalk = mode === "walk";
  const days = number("days") || (isWalk ? 1 : 0);
  // "mode=walk&at=Salem, MA" is how people say it.
  const isTownInAt = isWalk && text("from") === "" && /[a-z]{3}/i.test(text("at"));
  const lastDay = days || DEFAULT_DAYS;
  const stops = readStops(list("with"), lastDay, mistakes);
  const hours = number("hours");
  const dayHours = isWalk && text("dayHours") === "" ? WALK_HOURS : number("dayHours");
  if (!isWalk && dayHours < hours) mistakes.dayHours = "A day cannot be shorter than its hours of driving.";
  if (!isWalk && text("to") && text("area"))
    mistakes.area = "Choose either a town to drive to or an area to tour, not both.";
  return {
    question: {
      from: isTownInAt ? text("at") : text("from"),
      to: isWalk ? "" : text("to"),
      via: isWalk ? "" : list("via").join("; ").slice(0, MAX_TEXT_LENGTH),
      along: isWalk ? "" : text("along"),
      avoid: isWalk ? "" : readAvoid(list("avoid"), mistakes),
      area: isWalk || text("to") ? "" : text("area"),
      mode,
      days,
      hours,
      dayHours: isWalk ? dayHours : Math.max(hours, dayHours),
      detour: number("detour"),
      list: placeSlug(text("list")),
      kinds: readKinds(list("kind"), mistakes),
      activities: toSlugs(list("activity")),
      enter: isOn("enter", DEFAULT_QUESTION.enter),
      inns: !isWalk && isOn("inns", DEFAULT_QUESTION.inns),
      free: isOn("free", DEFAULT_QUESTION.free),
      people: number("people"),
      start: readDate(text("start"), mistakes),
      at: isTownInAt ? DEFAULT_QUESTION.at : (readTime("at", text("at"), mistakes) ?? DEFAULT_QUESTION.at),
      back: readTime("back", text("back"), mistakes),
      with: stops,
      without: toSlugs(list("without")),
      stays: readStays(list("stay"), mistakes),
      starts: isWalk ? [] : readStarts(list("starts"), lastDay, mistakes),
      nights: isWalk ? [] : readNights(list("night"), lastDay, mistakes),
      choice: isOn("fixed", false) ? "fixed" : isOn("only", false) && stops.length > 0 ? "only" : "open",
    },
    mistakes,
  };
}

/** The canonical query, without defaults: "?from=Nashville&to=New+Orleans&days=4". */
export function questionSearch(question: TripQuestion): string {
  const parameters = new URLSearchParams();
  const asked = valuesOf(question);
  const usual = valuesOf(question.mode === "walk" ? { ...DEFAULT_QUESTION, dayHours: WALK_HOURS } : DEFAULT_QUESTION);
  for (const name of TRIP_PARAMETERS) {
    if (asked[name].join() === usual[name].join()) continue;
    for (const value of asked[name]) parameters.append(name, value);
  }
  return readableSearch(parameters);
}

const isOn = (value: boolean): string[] => [value ? "1" : "0"];

function valuesOf({
  kinds,
  activities,
  stays,
  nights,
  choice,
  ...question
}: TripQuestion): Readonly<Record<TripParameter, readonly string[]>> {
  const { start, back } = question;
  return {
    from: [question.from],
    to: [question.to],
    via: [question.via],
    along: [question.along],
    avoid: [question.avoid],
    area: [question.area],
    mode: [question.mode],
    days: question.days === (question.mode === "walk" ? 1 : 0) ? [] : [String(question.days)],
    hours: [String(question.hours)],
    dayHours: [String(question.dayHours)],
    detour: [String(question.detour)],
    list: [question.list],
    kind: kinds,
    activity: activities,
    enter: isOn(question.enter),
    inns: isOn(question.inns),
    free: isOn(question.free),
    people: [String(question.people)],
    start: start === undefined ? [] : [start],
    at: [question.at],
    back: back === undefined ? [] : [back],
    with: question.with.map(({ slug, day }) => (day === undefined ? slug : `${slug}@${day}`)),
    without: question.without,
    stay: stays.map(({ slug, minutes }) => `${slug}@${minutes}`),
    starts: question.starts.map(({ day, at }) => `${day}@${at}`),
    night: nights.map(({ day, town }) => `${day}@${town}`),
    only: choice === "only" ? ["1"] : [],
    fixed: choice === "fixed" ? ["1"] : [],
  };
}

/** Both may stand in a query as they are, and addresses are read by people. */
export const readableSearch = (query: URLSearchParams): string =>
  query.size > 0 ? `?${query}`.replaceAll("%40", "@").replaceAll("%2C", ",") : "";
