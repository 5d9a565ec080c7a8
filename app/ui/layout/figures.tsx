interface FigureItem {
  readonly label: string;
  readonly value: string;
  /** What is counted, in smaller letters. */
  readonly note?: string;
}

/** A longer value, such as "11 hr 22 min", is smaller until there is room for it. */
const LONG_VALUE = 8;

/** A row of figures with their labels; on phones four stand in two rows. */
export function Figures({ items }: { items: readonly FigureItem[] }) {
  return (
    <dl
      className={`grid ${items.length === 3 ? "grid-cols-3" : "grid-cols-2"} gap-6 border-y border-line py-6 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none`}
    >
      {items.map(({ label, value, note }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ash">
            {label}
            {note && <span className="block text-xs">{note}</span>}
          </dt>
          <dd
            className={`font-display leading-tight font-semibold tabular-nums ${value.length > LONG_VALUE ? "text-2xl lg:text-4xl" : "text-4xl"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
