/** The rarer fields of the planner's form, by subject. */
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { TRIP_RANGES } from "../../domain/trips/question/trip-parameters.ts";
import { type Option, SelectField, TextField } from "../forms/form-field.tsx";
import { plural } from "../text/format.ts";
import { type Asked, fieldOf, isUsed, numberField } from "./form-values.ts";
import { Choices, Group, Switch } from "./trip-fields.tsx";

interface GroupProps {
  readonly asked: Asked;
}

export const COLUMNS = "grid gap-x-6 gap-y-5 sm:grid-cols-2";
const DAY_HOURS = [4, 6, 8, 9, 10, 11, 12, 14, 16];
const DETOURS = [0, 15, 30, 45, 60, 90, 120, 180, 240];

export function RouteGroup({ asked }: GroupProps) {
  const label = (minutes: number) => (minutes === 0 ? "None" : formatMinutes(minutes));
  return (
    <Group
      name="Route"
      about="On foot, by way of towns, along a road, without Interstates"
      isOpen={isUsed(asked, "mode", "via", "along", "avoid", "detour")}
    >
      <div className={COLUMNS}>
        <SelectField
          {...fieldOf(asked, "mode")}
          label="How you go"
          hint="On foot: a day or an evening in the town where you start"
          options={[
            { value: "car", label: "By car" },
            { value: "walk", label: "On foot" },
          ]}
        />
        <SelectField
          {...numberField(asked, "detour", { steps: DETOURS, label })}
          label="Longest detour"
          hint="For one stop, off the direct route"
        />
        <TextField {...fieldOf(asked, "via")} label="By way of" hint="Towns to pass through: Macon, GA; Augusta, GA" />
        <TextField {...fieldOf(asked, "along")} label="Along" hint="A road to follow: Route 66, the coast, US 61" />
        <SelectField
          {...fieldOf(asked, "avoid")}
          label="Roads"
          hint="Where there is another way"
          empty="Any road"
          options={[{ value: "interstates", label: "No Interstates" }]}
        />
      </div>
    </Group>
  );
}

export function HoursGroup({ asked }: GroupProps) {
  const label = (hours: number) => plural(hours, "hour");
  return (
    <Group
      name="Dates and hours"
      about="First day, when you leave, when you are back"
      isOpen={isUsed(asked, "start", "at", "back", "dayHours")}
    >
      <div className={COLUMNS}>
        <TextField
          {...fieldOf(asked, "start")}
          label="First day"
          hint="For opening days, winter roads, sunset and the calendar file"
          type="date"
        />
        <SelectField
          {...numberField(asked, "dayHours", { steps: DAY_HOURS, label })}
          label="Length of a day"
          hint="Driving and visits together"
        />
        <TextField {...fieldOf(asked, "at")} label="Leave at" hint="Every morning" type="time" />
        <TextField {...fieldOf(asked, "back")} label="Be back by" hint="On the last day" type="time" />
      </div>
    </Group>
  );
}

export function StopsGroup({ asked }: GroupProps) {
  const { question } = asked;
  return (
    <Group
      name="Stops and nights"
      about="Free places, people, haunted inns"
      isOpen={isUsed(asked, "enter", "free", "inns", "people", "only", "fixed")}
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
          {...fieldOf(asked, "people")}
          label="People"
          hint="For the total of admissions"
          type="number"
          inputMode="numeric"
          {...TRIP_RANGES.people}
        />
      </div>
    </Group>
  );
}

interface WishGroupProps extends GroupProps {
  readonly kinds: readonly Option[];
  readonly activities: readonly Option[];
}

export function WishGroup({ asked, kinds, activities }: WishGroupProps) {
  const { question, mistakes } = asked;
  return (
    <Group
      name="What you like"
      about="Kinds of places, and what is reported there"
      isOpen={isUsed(asked, "kind", "activity")}
    >
      <p className="text-sm text-ash">These come first; any, if you choose none.</p>
      <Choices legend="Kinds of places" name="kind" error={mistakes.kind} options={kinds} chosen={question.kinds} />
      <Choices legend="What is reported there" name="activity" options={activities} chosen={question.activities} />
    </Group>
  );
}
