import { MapFrame, type MapFrameProps } from "../../map/map-frame.tsx";
import type { MapView } from "../../map/map-view.ts";
import { LinkButton } from "../layout/link-button.tsx";
import { Section } from "../layout/section.tsx";
import { TakeAlong } from "./take-along.tsx";

interface MapSectionProps {
  readonly heading: string;
  readonly label: string;
  readonly view: MapView | undefined;
  readonly filter: NonNullable<MapFrameProps["filter"]>;
  /** The same places, as filters of the explorer. */
  readonly explore?: Readonly<Record<string, string>>;
  /** Note about places that aren't on the map. */
  readonly note?: string | undefined;
}

/** A map of a list's places, if at least one position is known. */
export function MapSection({ heading, label, view, filter, explore, note }: MapSectionProps) {
  if (!view) return null;
  return (
    <Section heading={heading}>
      {note && <p className="-mt-4 mb-5 max-w-prose text-ash">{note}</p>}
      <MapFrame view={view} label={label} filter={filter} />
      <TakeAlong filter={filter} />
      {explore && (
        <p data-print="hide" className="mt-4">
          <LinkButton to={`/map?${new URLSearchParams(explore)}`} kind="outline">
            See these on the map
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
