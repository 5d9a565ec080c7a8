import { useRef, useState } from "react";
import { degreesText } from "../../domain/geo/degrees.ts";
import { PinMap } from "../../map/pin-map.tsx";
import { TextField } from "../forms/form-field.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import type { ListingValues } from "./listing-values.ts";

interface PinFieldProps {
  readonly field: (name: string) => {
    name: string;
    label: string;
    error: string | undefined;
    defaultValue: string | undefined;
    autoFocus: boolean;
  };
  readonly values: ListingValues;
}

/**
 * The pin's coordinates: prefilled from the gazetteer (which knows no streets), typed in, reset to the town, or set by
 * dragging the marker on the map.
 */
export function PinField({ field, values }: PinFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState("");

  async function findTown() {
    const { address = "", city = "", state = "" } = values.texts;
    const answer = await fetch(`/review/geocode?q=${encodeURIComponent(`${address}, ${city}, ${state}`)}`);
    const found = answer.ok ? ((await answer.json()) as { lat: number; lng: number; label: string } | null) : null;
    if (!found) return setSaid("No such town is known. The pin stays where it is.");
    place(found.lat, found.lng);
    setSaid(`The pin stands in the middle of ${found.label}. Now move it to the place.`);
  }
  function place(latitude: number, longitude: number) {
    write("latitude", latitude);
    write("longitude", longitude);
  }
  function write(name: string, degrees: number) {
    const input = box.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!input) return;
    input.value = degreesText(degrees);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <fieldset ref={box} className="col-span-full grid gap-x-5 gap-y-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <legend className="sr-only">Pin on the map</legend>
      <div className="space-y-4">
        <TextField {...field("latitude")} inputMode="decimal" hint="17 to 72; north of the equator." />
        <TextField {...field("longitude")} inputMode="decimal" hint="-180 to -64; west, so with a minus." />
        <div className="needs-script">
          <button type="button" onClick={findTown} className={`needs-script ${BUTTON.outline}`}>
            Put it in the town
          </button>
          <p role="status" className="mt-2 text-sm text-ash empty:hidden">
            {said}
          </p>
        </div>
      </div>
      <PinMap position={pinOf(values)} onMove={place} />
    </fieldset>
  );
}

/** The coordinates, if both are valid numbers. */
export function pinOf({ texts }: ListingValues): readonly [number, number] | undefined {
  const [latitude, longitude] = [texts.latitude, texts.longitude].map((text) =>
    text?.trim() ? Number(text) : Number.NaN,
  );
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude!, longitude!] : undefined;
}
