import type { ReactNode } from "react";
import { Link } from "react-router";
import type { VisitFigure } from "../../domain/places/number-words.ts";
import { Estimate } from "../cards/location-card.tsx";
import { PlacePicture } from "../cards/place-picture.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import type { ComparedView } from "./compare-view.ts";

type Compared = ComparedView & { readonly driveTime?: string | undefined };

function figure(value: VisitFigure | undefined): ReactNode {
  if (!value) return "Not open";
  return (
    <>
      {value.text} <Estimate of={value} />
    </>
  );
}

const ROWS: readonly (readonly [heading: string, cell: (place: Compared) => ReactNode])[] = [
  ["Kind", ({ kind }) => kind],
  ["Score", ({ score }) => score],
  ["Why", ({ why }) => (why.length > 0 ? <List items={why} /> : "No editors' score")],
  ["Access", ({ access }) => access],
  ["Admission", ({ admission }) => figure(admission)],
  ["Hours", ({ hours }) => (hours.length > 0 ? <List items={hours} /> : "Not known")],
  ["Time", ({ visitTime }) => figure(visitTime)],
  ["Season", ({ season }) => season ?? "No closed season known"],
  ["After dark", ({ afterDark }) => (afterDark ? "Yes" : "Not known")],
  ["Sleep here", ({ stay }) => (stay ? "Yes" : "No")],
  ["Investigations", ({ hunts }) => hunts ?? "Not known"],
  ["On television", ({ shows }) => (shows.length > 0 ? <List items={shows} /> : "Not known")],
  ["Reported there", ({ reported }) => <List items={reported} />],
  ["Record", ({ reports }) => reports],
  ["Visitors say", ({ visitors }) => visitors || "Nobody has written yet."],
];

interface CompareTableProps {
  readonly places: readonly Compared[];
  /** The town that the drive is measured from. */
  readonly from: string | undefined;
}

/** A column for each place; wider than a phone, it scrolls by itself. */
export function CompareTable({ places, from }: CompareTableProps) {
  const drive = [`Drive from ${from}`, ({ driveTime }: Compared) => driveTime ?? "No road known"] as const;
  const rows = from === undefined ? ROWS : [...ROWS.slice(0, 7), drive, ...ROWS.slice(7)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Comparison" tabIndex={0} className="relative overflow-x-auto">
      <p className="pb-3 text-sm text-ash sm:hidden print:hidden">Swipe sideways to see every place.</p>
      <table className="border-collapse text-left align-top">
        <caption className="sr-only">The places side by side</caption>
        <thead>
          <tr>
            <td className="w-24" />
            {places.map(({ slug, houseName, where, image }) => (
              <th key={slug} scope="col" className="w-40 px-3 pb-4 sm:w-64 align-top font-normal">
                <PlacePicture image={image} fallback={`/art/${slug}.svg`} size="row" />
                <Link to={`/location/${slug}`} className="mt-3 block font-display text-xl leading-snug">
                  {houseName}
                </Link>
                <span className="mt-1 flex items-center justify-between text-ash">
                  {where}
                  <SaveButton slug={slug} name={houseName} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, cell]) => (
            <tr key={heading} className="border-t border-line">
              <th scope="row" className="py-3 pr-3 align-top font-normal text-ash">
                {heading}
              </th>
              {places.map((place) => (
                <td key={place.slug} className="w-40 px-3 py-3 align-top sm:w-64">
                  {cell(place)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
