export interface FigureItem {
  readonly label: string;
  readonly value: string;
}

/** A row of figures with their labels. */
export function Figures({ items }: { items: readonly FigureItem[] }) {
  return (
    <dl className="grid grid-cols-2 gap-6 border-y border-line py-6 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {items.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ash">{label}</dt>
          <dd className="font-display text-4xl leading-tight font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
