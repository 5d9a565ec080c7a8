export interface FigureItem {
  readonly label: string;
  readonly value: string;
}

/** A row of figures with their labels. */
export function Figures({ items }: { items: readonly FigureItem[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-6 border-y border-line py-6 sm:flex sm:flex-wrap sm:justify-between sm:gap-x-12 sm:pr-[8%]">
      {items.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-ash">{label}</dt>
          <dd className="font-display text-4xl leading-tight font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
