/** What a visitor asks of the planner: a plain GET form. */
import { type FormEvent, useRef } from "react";
import { useNavigation } from "react-router";
import { questionSearch } from "../../domain/trips/question/read-question.ts";
import { TRIP_RANGES } from "../../domain/trips/question/trip-parameters.ts";
import type { TripQuestion } from "../../domain/trips/trip.ts";
import { type Option, SelectField, TextField } from "../forms/form-field.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { plural } from "../text/format.ts";
import { COLUMNS, HoursGroup, RouteGroup, StopsGroup, WishGroup } from "./form-groups.tsx";
import { type Asked, fieldOf, numberField, typedValue } from "./form-values.ts";
import { TownField, UseMyLocation } from "./trip-fields.tsx";

interface Areas {
  readonly states: readonly string[];
  readonly regions: readonly string[];
}

interface TripFormProps extends Asked {
  readonly areas: Areas;
  readonly kinds: readonly Option[];
  readonly activities: readonly Option[];
  readonly onAsk: (form: FormData) => void;
}

export function TripForm({ question, typed, mistakes, areas, kinds, activities, onAsk }: TripFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const planning = navigation.location?.pathname === "/trip";
  const asked = { question, typed, mistakes };
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
      <MainFields asked={asked} areas={areas} />
      <div className="mt-6">
        <RouteGroup asked={asked} />
        <HoursGroup asked={asked} />
        <StopsGroup asked={asked} />
        <WishGroup asked={asked} kinds={kinds} activities={activities} />
      </div>
      <Decided question={question} />
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

const toOption = (area: string): Option => ({ value: area, label: area });
const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Where to, and how long. */
function MainFields({ asked, areas: { states, regions } }: { asked: Asked; areas: Areas }) {
  const { mistakes, question } = asked;
  // A link may name a region that the form does not offer.
  const other = [...states, ...regions, ""].includes(question.area) ? [] : [question.area];
  return (
    <div className={COLUMNS}>
      <TownField
        name="from"
        label="From"
        hint="Town, zip code or address"
        value={typedValue(asked, "from")}
        error={mistakes.from}
      >
        <UseMyLocation />
      </TownField>
      <TownField
        name="to"
        label="To"
        hint="Leave it empty to return to the start"
        value={typedValue(asked, "to")}
        error={mistakes.to}
      />
      <SelectField
        {...fieldOf(asked, "area")}
        label="Or tour a state or region"
        hint="Instead of a town to drive to"
        empty="None"
        options={[...states, ...other].map(toOption)}
        apart={{ label: "Regions", options: regions.map(toOption) }}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...fieldOf(asked, "days")}
          defaultValue={typedValue(asked, "days").replace(/^0$/, "")}
          label="Days"
          hint="Empty: as needed"
          type="number"
          inputMode="numeric"
          {...TRIP_RANGES.days}
        />
        <SelectField
          {...numberField(asked, "hours", { steps: HOURS, label: (hours) => plural(hours, "hour") })}
          label="Driving per day"
          hint="At most"
        />
      </div>
    </div>
  );
}

/** What was decided beside the plan goes along. */
function Decided({ question }: { question: TripQuestion }) {
  const set = new URLSearchParams(questionSearch(question));
  return (
    <>
      {(["list", "with", "without", "stay", "starts", "night"] as const).flatMap((name) =>
        set.getAll(name).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
    </>
  );
}
