import { MapFrame, type MapFrameProps } from "../map/map-frame.tsx";
import { Section } from "./section.tsx";

interface MapSectionProps {
  readonly heading: string;
  readonly label: string;
  readonly center: readonly [number, number] | undefined;
  readonly zoom: number;
  readonly filter: NonNullable<MapFrameProps["filter"]>;
}

/** A map of a list's places, where the position of at least one is known. */
export function MapSection({ heading, label, center, zoom, filter }: MapSectionProps) {
  if (!center) return null;
  return (
    <Section heading={heading}>
      <MapFrame view={{ center, zoom }} label={label} filter={filter} />
    </Section>
  );
}
