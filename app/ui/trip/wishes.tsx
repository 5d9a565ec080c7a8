import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { questionSearch } from "../../domain/trips/question/read-question.ts";
import { minutesOf } from "../../domain/trips/question/read-values.ts";
import type { TripQuestion } from "../../domain/trips/trip.ts";
import type { Option } from "../forms/form-field.tsx";
import { Chips } from "../search/chips.tsx";
import { formatClock } from "../text/format.ts";

interface WishesProps {
  readonly question: TripQuestion;
  /** By slug. Places that have left the directory have none. */
  readonly names: Readonly<Record<string, string>>;
  readonly listTitle: string | undefined;
  readonly kinds: readonly Option[];
  readonly activities: readonly Option[];
}

/** What the visitor decided so far, each to be taken back. In a fixed plan that would be every stop. */
export function Wishes({ question, names, listTitle, kinds, activities }: WishesProps) {
  const { with: stops, without, choice } = question;
  const but = (change: Partial<TripQuestion>) => `/trip${questionSearch({ ...question, ...change })}`;
  const wanted = (choice === "fixed" ? [] : stops.filter(({ slug }) => names[slug])).map((wish) => ({
    label: names[wish.slug] + (wish.day === undefined ? "" : `, day ${wish.day}`),
    href: but({ with: stops.filter((other) => other !== wish) }),
  }));
  const unwanted = without
    .filter((slug) => names[slug])
    .map((slug) => ({ label: names[slug]!, href: but({ without: without.filter((other) => other !== slug) }) }));
  const list = choice === "fixed" || !listTitle ? [] : [{ label: listTitle, href: but({ list: "" }) }];
  const chosen = (choices: readonly Option[], name: "kinds" | "activities") =>
    choices
      .filter(({ value }) => question[name].some((one) => one === value))
      .map(({ value, label }) => ({ label, href: but({ [name]: question[name].filter((one) => one !== value) }) }));
  const ofDays = [
    ...question.starts.map((one) => ({
      label: `Day ${one.day} starts at ${formatClock(minutesOf(one.at))}`,
      href: but({ starts: question.starts.filter((other) => other !== one) }),
    })),
    ...question.nights.map((one) => ({
      label: `Night ${one.day} in ${one.town}`,
      href: but({ nights: question.nights.filter((other) => other !== one) }),
    })),
    ...question.stays
      .filter(({ slug }) => names[slug])
      .map((one) => ({
        label: `${formatMinutes(one.minutes)} at ${names[one.slug]}`,
        href: but({ stays: question.stays.filter((other) => other !== one) }),
      })),
  ];
  const others = [
    question.via && { label: `By way of ${question.via}`, href: but({ via: "" }) },
    question.along && { label: `Along ${question.along}`, href: but({ along: "" }) },
    question.avoid && { label: "No Interstates", href: but({ avoid: "" }) },
    question.free && { label: "Free places only", href: but({ free: false }) },
    question.inns && { label: "Nights in haunted inns", href: but({ inns: false }) },
  ].filter((chip) => !!chip);
  const preferred = [
    ...(choice === "fixed" ? [] : [...chosen(kinds, "kinds"), ...chosen(activities, "activities"), ...others]),
    ...ofDays,
  ];
  const rows = [
    { label: "Chosen from our list", chips: list, dropped: "choose from all places" },
    { label: choice === "only" ? "Only these" : "Must include", chips: wanted, dropped: "no longer required" },
    { label: "Asked for", chips: preferred, dropped: "no longer asked for" },
    { label: "Left out", chips: unwanted, dropped: "allow it again" },
  ].filter(({ chips }) => chips.length > 0);
  if (rows.length === 0) return null;
  return (
    <div data-print="hide" className="grid gap-3 text-sm">
      {rows.map((row) => (
        <div key={row.label}>
          <p className="font-semibold text-ash">{row.label}:</p>
          <Chips {...row} />
        </div>
      ))}
    </div>
  );
}
