/** Controls of the planner's form. */
import { LocateFixed } from "lucide-react";
import { type ReactNode, useState } from "react";
import { FieldFrame, type Option } from "../forms/form-field.tsx";
import { locateVisitor } from "../search/locate-visitor.ts";
import { SearchCombobox } from "../search/search-combobox.tsx";

const ID_PREFIX = "trip";
const SUGGESTED = ["city", "zip", "place"] as const;

interface TownFieldProps {
  readonly name: "from" | "to";
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly children?: ReactNode;
}

export function TownField({ name, label, hint, value, error, children }: TownFieldProps) {
  const id = `${ID_PREFIX}-${name}`;
  return (
    <div>
      <FieldFrame name={name} label={label} hint={hint} error={error} idPrefix={ID_PREFIX}>
        <div className="mt-2">
          <SearchCombobox
            key={value}
            id={id}
            name={name}
            query={value}
            placeholder=""
            className="min-h-12"
            kinds={SUGGESTED}
            invalid={error !== undefined}
            describedBy={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
            onChoose={() => undefined}
            onType={() => undefined}
          />
        </div>
      </FieldFrame>
      {children}
    </div>
  );
}

/** Fills in the start. */
export function UseMyLocation() {
  const [looking, setLooking] = useState(false);
  async function find(form: HTMLFormElement | null) {
    setLooking(true);
    const found = await locateVisitor();
    const field = form?.elements.namedItem("from");
    if (found && field instanceof HTMLInputElement) field.value = `${found.lat}, ${found.lng}`;
    setLooking(false);
  }
  return (
    <button
      type="button"
      disabled={looking}
      onClick={(event) => void find(event.currentTarget.form)}
      className="needs-script mt-1.5 inline-flex min-h-9 cursor-pointer items-center gap-2 text-[0.9375rem] text-link underline-offset-4 disabled:cursor-progress disabled:opacity-70"
    >
      <LocateFixed aria-hidden="true" className="size-4.5" />
      Use my location
    </button>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  /** What it means. */
  readonly children: ReactNode;
}

/** A box that is not checked sends nothing, so a hidden field of the same name says "0". */
export function Switch({ name, label, on, children }: SwitchProps) {
  const id = `${ID_PREFIX}-${name}`;
  return (
    <div className="flex gap-3">
      <input type="hidden" name={name} value="0" />
      <input
        id={id}
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={on}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-6"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-ash">
          {children}
        </p>
      </div>
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  /** What is in it, for those who survey the form. */
  readonly about: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Rarer fields, folded under their name. */
export function Group({ name, about, isOpen, children }: GroupProps) {
  return (
    <details open={isOpen || undefined} className="border-t border-line">
      <summary className="py-3 hover:text-pumpkin">
        <span>
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ash max-sm:block sm:ml-3">{about}</span>
        </span>
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
}

/** Boxes of which none means any. */
export function Choices({ legend, name, options, chosen, error }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mt-4 mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-9 cursor-pointer items-center gap-2.5 py-1 leading-tight">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {label}
          </label>
        ))}
      </div>
      {error && <p className="mt-1.5 font-semibold text-alarm">{error}</p>}
    </fieldset>
  );
}
