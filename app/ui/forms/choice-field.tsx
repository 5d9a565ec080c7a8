import type { ReactNode } from "react";
import { FieldError } from "./form-field.tsx";

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: string;
}

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: "radio" | "checkbox";
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly idPrefix: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** Focuses the first choice when the page opens. */
  readonly autoFocus?: boolean;
  /** How the choices are laid out. */
  readonly className?: string;
}

/** One or several of a few answers, each a tile that can be pressed anywhere. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, type = "radio", choices, chosen, idPrefix, hint, error, required, autoFocus, className } = props;
  const id = `${idPrefix}-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      // Radio buttons have no invalid state of their own; the group is described instead.
      aria-describedby={described || undefined}
      className="min-w-0 scroll-mt-24"
    >
      <legend className="font-semibold">
        {label}
        {required && <span className="text-pumpkin"> *</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-ash">
          {hint}
        </p>
      )}
      <div className={`mt-2 grid gap-2 ${className ?? ""}`}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer max-sm:last:odd:col-span-full items-center gap-3 rounded-sm border border-edge bg-night px-3.5 py-2 leading-snug hover:border-pumpkin has-checked:border-pumpkin has-checked:bg-slate"
          >
            <input
              type={type}
              name={name}
              value={choice.value}
              defaultChecked={chosen.includes(choice.value)}
              // biome-ignore lint/a11y/noAutofocus: the first mistake of a rejected form
              autoFocus={autoFocus && index === 0}
            />
            <span>
              {choice.label}
              {choice.hint && <span className="block text-sm text-ash">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
