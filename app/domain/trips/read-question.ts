/** A trip's question as query parameters: read, bounded and serialized here only, so that every plan is a link. */
import { PLACE_TYPES } from "../places/place.ts";
import { placeSlug } from "../places/slug.ts";
import type { TripQuestion } from "./trip.ts";
import { DEFAULT_DAYS, type TripParameter } from "./trip-parameters.ts";

export const DEFAULT_QUESTION: TripQuestion = {
  from: "",
  to: "",
  via: "",
  along: "",
  avoid: "",
  area: "",
  mode: "car",
  days: DEFAULT_DAYS,
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
  choice: "open",
};

/** From nine in the morning until nine at night: a walk ends when it is told to. */
const WALK_HOURS = 12;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const TRIP_RANGES = {
  days: { min: 1, max: 14, step: 1 },
  hours: { min: 1, max: 12, step: 0.5 },
  dayHours: { min: 2, max: 16, step: 0.5 },
  detour: { min: 0, max: 240, step: 5 },
  people: { min: 1, max: 50, step: 1 },
} as const satisfies Record<string, Range>;

const NUMBER_NAMES: Readonly<Record<keyof typeof TRIP_RANGES, string>> = {
  days: "Days",
  hours: "Hours of driving",
  dayHours: "Hours in a day",
  detour: "Detour minutes",
  people: "People",
};

const MAX_TEXT_LENGTH = 200;
/** Stops that can be asked for, and places that can be ruled out. */
const MAX_PLACES = 120;
const DATE = /^(20\d\d)-(\d\d)-(\d\d)$/;
const TIME = /^(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m\.?)?$/i;

/** A sentence for each parameter that could not be used. */
export type TripMistakes = Partial<Record<TripParameter, string>>;

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
  const days = isWalk ? 1 : number("days");
  // "mode=walk&at=Salem, MA" is how people say it.
  const isTownInAt = isWalk && text("from") === "" && /[a-z]{3}/i.test(text("at"));
  const stops = readStops(list("with"), days, mistakes);
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
      choice: isOn("fixed", false) ? "fixed" : isOn("only", false) && stops.length > 0 ? "only" : "open",
    },
    mistakes,
  };
}

/**
 * A box that is not checked sends nothing. So the form has a hidden field of the same name with the value 0 before the box,
 * whose value is 1: both are sent if it is checked. A parameter that is absent has its default.
 */
function readSwitch(values: readonly string[], byDefault: boolean): boolean {
  if (values.length === 0) return byDefault;
  return values.some((value) => ["1", "true", "yes", "on"].includes(value.toLowerCase()));
}

function toSlugs(values: readonly string[]): string[] {
  const slugs = values.slice(0, MAX_PLACES).map(placeSlug);
  return [...new Set(slugs.filter((slug) => slug !== ""))];
}

function readKinds(values: readonly string[], mistakes: TripMistakes): TripQuestion["kinds"] {
  const unknown = values.find((value) => !PLACE_TYPES.some((kind) => kind === value));
  if (unknown) mistakes.kind = `There is no kind of place called "${unknown.slice(0, 50)}".`;
  return PLACE_TYPES.filter((kind) => values.includes(kind));
}

function readDate(value: string, mistakes: TripMistakes): string | undefined {
  if (value === "") return undefined;
  const [, year, month, day] = DATE.exec(value) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (year && date.toISOString().startsWith(value)) return value;
  mistakes.start = "The first day must be a date such as 2026-10-30.";
  return undefined;
}

const TIME_NAMES = { at: "The time you leave", back: "The time to be back" };

/** "09:00", "9", "6 PM". */
function readTime(name: keyof typeof TIME_NAMES, value: string, mistakes: TripMistakes): string | undefined {
  if (value === "") return undefined;
  const [, hour, minute = "00", half] = TIME.exec(value) ?? [];
  if (hour && Number(hour) < (half ? 13 : 24) && Number(minute) < 60) {
    const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  }
  mistakes[name] = `${TIME_NAMES[name]} must be a time such as ${name === "at" ? "09:00" : "18:00"}.`;
  return undefined;
}

/** The form sends an empty one and "interstates" where its box is checked. */
function readAvoid(values: readonly string[], mistakes: TripMistakes): TripQuestion["avoid"] {
  if (values.some((value) => /^inter-?states?$/i.test(value))) return "interstates";
  if (values.some((value) => value !== "0")) mistakes.avoid = "What can be avoided are interstates.";
  return "";
}

/** "slug", or "slug@2" for the second day. A place stands once, as it was named last. */
function readStops(values: readonly string[], days: number, mistakes: TripMistakes): TripQuestion["with"] {
  const stops = new Map<string, TripQuestion["with"][number]>();
  for (const value of values.slice(0, MAX_PLACES)) {
    const [name = "", dayText] = value.split("@");
    const slug = placeSlug(name);
    if (slug === "") continue;
    const day = dayText === undefined ? undefined : Number(dayText);
    if (day !== undefined && !(Number.isInteger(day) && day >= 1 && day <= days)) {
      mistakes.with = `A stop's day must be from 1 to ${days}, the last day of the trip.`;
      stops.set(slug, { slug });
    } else stops.set(slug, day === undefined ? { slug } : { slug, day });
  }
  return [...stops.values()];
}

/** The canonical query, without defaults: "?from=Nashville&to=New+Orleans&days=4". */
export function questionSearch(question: TripQuestion): string {
  const parameters = new URLSearchParams();
  const { kinds, activities, with: stops, without } = question;
  const defaults = question.mode === "walk" ? { ...DEFAULT_QUESTION, days: 1, dayHours: WALK_HOURS } : DEFAULT_QUESTION;
  for (const name of [
    "from",
    "to",
    "via",
    "along",
    "avoid",
    "area",
    "mode",
    "days",
    "hours",
    "dayHours",
    "detour",
    "list",
  ] as const) {
    if (question[name] !== defaults[name]) parameters.set(name, String(question[name]));
  }
  for (const kind of kinds) parameters.append("kind", kind);
  for (const activity of activities) parameters.append("activity", activity);
  if (!question.enter) parameters.set("enter", "0");
  if (question.inns) parameters.set("inns", "1");
  if (question.free) parameters.set("free", "1");
  if (question.people !== DEFAULT_QUESTION.people) parameters.set("people", String(question.people));
  if (question.start) parameters.set("start", question.start);
  if (question.at !== DEFAULT_QUESTION.at) parameters.set("at", question.at);
  if (question.back) parameters.set("back", question.back);
  for (const { slug, day } of stops) parameters.append("with", day === undefined ? slug : `${slug}@${day}`);
  for (const slug of without) parameters.append("without", slug);
  if (question.choice !== "open") parameters.set(question.choice, "1");
  return readableSearch(parameters);
}

/** Both may stand in a query as they are, and addresses are read by people. */
export const readableSearch = (query: URLSearchParams): string =>
  query.size > 0 ? `?${query}`.replaceAll("%40", "@").replaceAll("%2C", ",") : "";
