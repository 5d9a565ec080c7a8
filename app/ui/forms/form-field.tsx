/** Labelled controls. The hint is below the label, the error next to the control; screen readers announce both. */
import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";

const CONTROL = "field mt-2 w-full pl-4 align-top";

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string;
  /** Prefix for ids, for pages with two forms. */
  readonly idPrefix?: string;
}

type OwnProps = keyof FieldProps;

export function TextField(props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, OwnProps>) {
  const { field, control } = split(props);
  return (
    <FieldFrame {...field}>
      <input {...controlProps(field)} {...control} className={`${CONTROL} min-h-12 pr-4`} />
    </FieldFrame>
  );
}

export function TextArea(props: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, OwnProps>) {
  const { field, control } = split(props);
  return (
    <FieldFrame {...field}>
      <textarea rows={7} {...controlProps(field)} {...control} className={`${CONTROL} py-3 pr-4 leading-relaxed`} />
    </FieldFrame>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectOptions {
  readonly options: readonly Option[];
  /** Options that come last, under a heading of their own. */
  readonly apart?: { readonly label: string; readonly options: readonly Option[] };
  readonly empty?: string;
}

export function SelectField(
  props: FieldProps & SelectOptions & Omit<SelectHTMLAttributes<HTMLSelectElement>, OwnProps>,
) {
  const { options, apart, empty, ...rest } = props;
  const { field, control } = split(rest);
  return (
    <FieldFrame {...field}>
      <select {...controlProps(field)} {...control} className={`${CONTROL} select-list min-h-12 pr-9`}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {apart && (
          <optgroup label={apart.label}>
            {apart.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </FieldFrame>
  );
}

function split<T extends FieldProps>(props: T) {
  const { name, label, hint, error, required, className, idPrefix, ...control } = props;
  return { field: { name, label, hint, error, required, className, idPrefix }, control };
}

const idOf = ({ name, idPrefix = "field" }: FieldProps) => `${idPrefix}-${name}`;

function controlProps(field: FieldProps) {
  const id = idOf(field);
  const ids = [field.hint && `${id}-hint`, field.error && `${id}-error`].filter(Boolean);
  return {
    id,
    name: field.name,
    "aria-required": field.required || undefined,
    "aria-invalid": field.error ? (true as const) : undefined,
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
  };
}

/** Label, hint and error around a control. */
export function FieldFrame({ children, ...field }: FieldProps & { children: ReactNode }) {
  const id = idOf(field);
  return (
    <div className={field.className}>
      <label htmlFor={id} className="font-semibold">
        {field.label}
        {field.required && <span className="text-pumpkin"> *</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-ash">
          {field.hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={field.error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 font-semibold text-alarm">
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {error}
    </p>
  );
}
