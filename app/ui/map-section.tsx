import { MapFrame, type MapFrameProps, type MapView } from "../map/map-frame.tsx";
import { Section } from "./section.tsx";

interface MapSectionProps {
  readonly heading: string;
  readonly label: string;
  readonly view: MapView | undefined;
  readonly filter: NonNullable<MapFrameProps["filter"]>;
}

/** A map of a list's places, where the position of at least one is known. */
export function MapSection({ heading, label, view, filter }: MapSectionProps) {
  if (!view) return null;
  return (
    <Section heading={heading}>
      <MapFrame view={view} label={label} filter={filter} />
    </Section>
  );
}
