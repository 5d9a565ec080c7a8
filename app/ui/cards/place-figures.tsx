import { RATINGS_COUNTED, REPORTS_COUNTED } from "../../domain/places/number-words.ts";
import { Figures } from "../layout/figures.tsx";
import { formatCount, formatRating } from "../text/format.ts";

const NOTES = { locations: undefined, cities: undefined, states: undefined, reviews: REPORTS_COUNTED } as const;

type Name = keyof typeof NOTES | "averageRating";

export interface PlaceFiguresProps {
  readonly figures: Readonly<Partial<Record<Name, number>>>;
  /** SPEC's labels of the figures that the page shows, in its order. */
  readonly labels: Readonly<Partial<Record<Name, string>>>;
}

/** The figures above a list of places, with what is counted. */
export function PlaceFigures({ figures, labels }: PlaceFiguresProps) {
  const items = (Object.keys(labels) as Name[]).map((name) => {
    const [label, value] = [labels[name]!, figures[name]!];
    if (name === "averageRating") return { label, value: formatRating(value), note: RATINGS_COUNTED };
    return { label, value: formatCount(value), note: NOTES[name] };
  });
  return <Figures items={items} />;
}
