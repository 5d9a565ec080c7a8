export interface FieldView {
  readonly name: string;
  readonly note: string;
  readonly description: string;
  readonly values: readonly string[];
}

/** Names with descriptions: the parameters of a call or the fields of a place. */
export function FieldList({ fields }: { fields: readonly FieldView[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {fields.map(({ name, note, description, values }) => (
        <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[17rem_1fr]">
          <dt className="flex flex-wrap items-baseline gap-x-2">
            <code className="font-mono text-[0.9375rem] break-all text-bone">{name}</code>
            <span className="text-sm text-ash">{note}</span>
          </dt>
          <dd className="text-[0.9375rem] text-ash">
            {description}
            {values.length > 0 && <span className="mt-0.5 block">One of: {values.join(", ")}.</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
