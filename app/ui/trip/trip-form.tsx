/** What a visitor asks of the planner: a plain GET form. */
import { type FormEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { questionSearch } from "../../domain/trips/read-question.ts";
import type { TripQuestion } from "../../domain/trips/trip.ts";
import { TRIP_RANGES, type TripMistakes, type TripParameter } from "../../domain/trips/trip-parameters.ts";
import { SelectField, TextField } from "../forms/form-field.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { plural } from "../text/format.ts";
import { type Choice, Choices, Group, Switch, TownField, UseMyLocation } from "./trip-fields.tsx";

interface TripFormProps {
  readonly question: TripQuestion;
  /** What was typed where it could not be used, so that it is not lost. */
  readonly typed: Readonly<Record<string, string>>;
  readonly mistakes: TripMistakes;
  readonly areas: readonly string[];
  readonly kinds: readonly Choice[];
  readonly activities: readonly Choice[];
  readonly onAsk: (form: FormData) => void;
}

const COLUMNS = "grid gap-x-6 gap-y-5 sm:grid-cols-2";
const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DAY_HOURS = [4, 6, 8, 9, 10, 11, 12, 14, 16];
const DETOURS = [0, 15, 30, 45, 60, 90, 120, 180, 240];

export function TripForm({ question, typed, mistakes, areas, kinds, activities, onAsk }: TripFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const planning = navigation.location?.pathname === "/trip";
  const value = (name: keyof TripQuestion) => typed[name] ?? String(question[name] ?? "");
  const field = (name: Exclude<TripParameter & keyof TripQuestion, "from" | "to">) => ({
    name,
    idPrefix: "trip",
    defaultValue: value(name),
    error: mistakes[name],
  });
  const numbers = (
    name: "hours" | "dayHours" | "detour",
    steps: readonly number[],
    text: (step: number) => string,
  ) => ({
    ...field(name),
    defaultValue: String(question[name]),
    options: withCurrent(steps, question[name]).map((step) => ({ value: String(step), label: text(step) })),
  });
  const set = new URLSearchParams(questionSearch(question));
  /** What is chosen or wrong is not folded away. */
  const isUsed = (...names: TripParameter[]) => names.some((name) => set.has(name) || mistakes[name] !== undefined);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onAsk(new FormData(form.current!));
  }
  return (
    <form
      ref={form}
      action="/trip"
      method="get"
      aria-label="Plan a trip"
      noValidate
      autoComplete="off"
      onSubmit={submit}
      className="border border-line bg-dusk p-5 sm:p-8"
    >
      <div className={COLUMNS}>
        <TownField
          name="from"
          label="From"
          hint="Town, zip code or address"
          value={value("from")}
          error={mistakes.from}
        >
          <UseMyLocation />
        </TownField>
        <TownField
          name="to"
          label="To"
          hint="Leave it empty to return to the start"
          value={value("to")}
          error={mistakes.to}
        />
        <SelectField
          {...field("area")}
          label="Or tour a state or region"
          hint="Instead of a town to drive to"
          empty="None"
          options={areas.map((area) => ({ value: area, label: area }))}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            {...field("days")}
            label="Days"
            hint="1 to 14"
            type="number"
            inputMode="numeric"
            {...TRIP_RANGES.days}
          />
          <SelectField
            {...numbers("hours", HOURS, (hours) => plural(hours, "hour"))}
            label="Driving per day"
            hint="At most"
          />
        </div>
      </div>
      <div className="mt-6">
        <Group
          name="Route"
          about="On foot, by way of towns, along a road, without Interstates"
          isOpen={isUsed("mode", "via", "along", "avoid", "detour")}
        >
          <div className={COLUMNS}>
            <SelectField
              {...field("mode")}
              label="How you go"
              hint="On foot: a day or an evening in the town where you start"
              options={[
                { value: "car", label: "By car" },
                { value: "walk", label: "On foot" },
              ]}
            />
            <SelectField
              {...numbers("detour", DETOURS, (minutes) => (minutes === 0 ? "None" : formatMinutes(minutes)))}
              label="Longest detour"
              hint="For one stop, off the direct route"
            />
            <TextField {...field("via")} label="By way of" hint="Towns to pass through: Macon, GA; Augusta, GA" />
            <TextField {...field("along")} label="Along" hint="A road to follow: Route 66, the coast, US 61" />
            <SelectField
              {...field("avoid")}
              label="Roads"
              hint="Where there is another way"
              empty="Any road"
              options={[{ value: "interstates", label: "No Interstates" }]}
            />
          </div>
        </Group>
        <Group
          name="Dates and hours"
          about="First day, when you leave, when you are back"
          isOpen={isUsed("start", "at", "back", "dayHours")}
        >
          <div className={COLUMNS}>
            <TextField
              {...field("start")}
              label="First day"
              hint="For opening days, winter roads, sunset and the calendar file"
              type="date"
            />
            <SelectField
              {...numbers("dayHours", DAY_HOURS, (hours) => plural(hours, "hour"))}
              label="Length of a day"
              hint="Driving and visits together"
            />
            <TextField {...field("at")} label="Leave at" hint="Every morning" type="time" />
            <TextField {...field("back")} label="Be back by" hint="On the last day" type="time" />
          </div>
        </Group>
        <Group
          name="Stops and nights"
          about="Free places, people, haunted inns"
          isOpen={isUsed("enter", "free", "inns", "people", "only", "fixed")}
        >
          <div className="grid gap-3">
            <Switch name="enter" label="Only places you can go inside" on={question.enter}>
              Otherwise, places that are only seen from the road are included, as they are on foot.
            </Switch>
            <Switch name="free" label="Only places that are free" on={question.free}>
              No admission to pay; a donation is welcome.
            </Switch>
            <Switch name="inns" label="Sleep in haunted inns" on={question.inns}>
              Where the directory has one near the end of a day.
            </Switch>
            {question.with.length > 0 && question.choice !== "fixed" && (
              <Switch name="only" label="Only the places you chose" on={question.choice === "only"}>
                Otherwise, others on the way are added.
              </Switch>
            )}
            {question.choice === "fixed" && (
              <Switch name="fixed" label="Keep exactly these stops" on>
                Otherwise the trip is planned again, with other places on the way.
              </Switch>
            )}
          </div>
          <div className={`${COLUMNS} mt-5`}>
            <TextField
              {...field("people")}
              label="People"
              hint="For the total of admissions"
              type="number"
              inputMode="numeric"
              {...TRIP_RANGES.people}
            />
          </div>
        </Group>
        <Group name="Kinds of places" about="These first; any, if you choose none" isOpen={isUsed("kind")}>
          <Choices legend="Kinds of places" name="kind" error={mistakes.kind} options={kinds} chosen={question.kinds} />
        </Group>
        <Group name="What is reported there" about="These first; any, if you choose none" isOpen={isUsed("activity")}>
          <Choices legend="What is reported there" name="activity" options={activities} chosen={question.activities} />
        </Group>
      </div>
      {question.list && <input type="hidden" name="list" value={question.list} />}
      {question.with.map(({ slug, day }) => (
        <input key={slug} type="hidden" name="with" value={day === undefined ? slug : `${slug}@${day}`} />
      ))}
      {(["without", "stay", "starts", "night"] as const).flatMap((name) =>
        set.getAll(name).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <button
        type="submit"
        disabled={planning}
        className={`${BUTTON.primary} mt-6 min-h-12 w-full sm:w-auto sm:min-w-48`}
      >
        {planning ? "Planning..." : "Plan the trip"}
      </button>
    </form>
  );
}

/** The steps on offer, and the one in the address if it is another. */
function withCurrent(values: readonly number[], current: number): readonly number[] {
  return values.includes(current) ? values : [...values, current].sort((a, b) => a - b);
}
