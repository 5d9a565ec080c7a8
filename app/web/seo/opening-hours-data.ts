/** Checked hours of a record in schema.org's form. */
import type { HoursLine, HoursSeason, HoursWords } from "../../domain/places/hours/hours-in-words.ts";
import { appliesOn, type Moment, orderOf } from "../../domain/places/hours/hours-rules.ts";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const DAY_MINUTES = 24 * 60;
const MS_PER_DAY = 86_400_000;

/**
 * `from` is the day from which seasons and holidays are dated. Empty if hours follow the sun, whose times are not
 * available here.
 */
export function openingHoursData({ seasons, exceptions }: HoursWords, from: string): object {
  const lines = [...seasons.flatMap((season) => season.lines), ...exceptions];
  if (lines.some(({ spans }) => spans.some((span) => typeof span.from !== "number" || typeof span.to !== "number"))) {
    return {};
  }
  const regular = seasons.flatMap((season) => seasonData(season, from));
  const special = exceptions.filter(({ adds }) => !adds).flatMap((line) => specialData(line, from));
  return {
    ...(regular.length > 0 ? { openingHoursSpecification: regular } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

/** Days without hours are closed. */
function seasonData({ dates, lines }: HoursSeason, from: string): object[] {
  const validity = dates ? dates.map((range) => validityOf(range, from)) : [{}];
  return lines.flatMap(({ when, spans }) =>
    spans.flatMap((span) =>
      validity.map((valid) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: when.flatMap(({ weekdays = [] }) => weekdays.map(({ weekday }) => DAYS[weekday])),
        opens: clock(span.from),
        closes: clock(span.to),
        ...valid,
      })),
    ),
  );
}

/** The current or next season. */
function validityOf({ first, last }: NonNullable<HoursSeason["dates"]>[number], from: string) {
  const year = Number(from.slice(0, 4));
  const candidates = [year - 1, year, year + 1].map((start) => {
    const end = orderOf(first, start) <= orderOf(last, start) ? start : start + 1;
    return { validFrom: isoDate(start, orderOf(first, start)), validThrough: isoDate(end, orderOf(last, end)) };
  });
  return candidates.find(({ validThrough }) => validThrough >= from)!;
}

/** 1031 is October 31; seasons of whole months end on a 31st, whether or not the month has one. */
function isoDate(year: number, order: number): string {
  const month = Math.floor(order / 100);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(order % 100, last))).toISOString().slice(0, 10);
}

/** Every day of the coming year. */
function specialData({ when, spans }: HoursLine, from: string): object[] {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.parse(from) + index * MS_PER_DAY).toISOString().slice(0, 10),
  ).filter((date) => when.some((one) => appliesOn(one, date)));
  const closed = [{ from: 0, to: 0 }];
  return days.flatMap((date) =>
    (spans.length > 0 ? spans : closed).map((span) => ({
      "@type": "OpeningHoursSpecification",
      opens: clock(span.from),
      closes: clock(span.to),
      validFrom: date,
      validThrough: date,
    })),
  );
}

function clock(moment: Moment): string {
  const minutes = moment as number;
  if (minutes === DAY_MINUTES) return "23:59";
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}
