interface FigureItem {
  readonly label: string;
  readonly value: string;
  /** What is counted, in smaller letters. */
  readonly note?: string;
}

/** A longer value, such as "11 hr 22 min", is smaller until there is room for it. */
const LONG_VALUE = 8;

/** A row of figures with their labels; on phones a line of text. */
export function Figures({ items }: { items: readonly FigureItem[] }) {
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-3 sm:grid sm:auto-cols-fr sm:grid-flow-col sm:gap-6 sm:py-6">
      {items.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-row-reverse items-baseline justify-end gap-1.5 sm:flex-col-reverse sm:items-stretch sm:gap-0"
        >
          <dt className="text-sm text-ash">
            {label}
            {note && <span className="text-xs max-sm:before:content-[':_'] sm:block">{note}</span>}
          </dt>
          <dd
            className={`font-display leading-tight font-semibold tabular-nums ${value.length > LONG_VALUE ? "text-lg sm:text-2xl lg:text-4xl" : "text-lg sm:text-4xl"}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
