import { MapFrame, type MapFrameProps } from "../../map/map-frame.tsx";
import type { MapView } from "../../map/map-view.ts";
import { LinkButton } from "../layout/link-button.tsx";
import { Section } from "../layout/section.tsx";
import { EmbedFold } from "./embed-fold.tsx";
import { TakeAlong } from "./take-along.tsx";

interface MapSectionProps {
  readonly heading: string;
  readonly label: string;
  readonly view: MapView | undefined;
  readonly filter: NonNullable<MapFrameProps["filter"]>;
  /** How many of the places may be visited. */
  readonly visitable: number;
  /** The same places, as filters of the explorer. */
  readonly explore?: Readonly<Record<string, string>>;
  /** Whether the page's address says all that selects its places, so that other pages may show its map. */
  readonly mayBeEmbedded?: boolean;
  /** Note about places that aren't on the map. */
  readonly note?: string | undefined;
}

/** A map of a list's places, if at least one position is known. */
export function MapSection({
  heading,
  label,
  view,
  filter,
  visitable,
  explore,
  mayBeEmbedded = false,
  note,
}: MapSectionProps) {
  if (!view) return null;
  return (
    <Section heading={heading}>
      {note && <p className="-mt-4 mb-5 max-w-prose text-ash">{note}</p>}
      <MapFrame view={view} label={label} filter={filter} />
      <TakeAlong filter={filter} count={visitable} />
      {mayBeEmbedded && visitable > 0 && <EmbedFold filter={filter} title={label} />}
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
