import { useRef, useState } from "react";
import { PinMap } from "../map/pin-map.tsx";
import { TextField } from "./form-field.tsx";
import { BUTTON } from "./link-button.tsx";
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
 * Where the marker stands. The numbers are the pin: preset by the geocoder, typed in, found again by address, or written
 * by the marker on the map.
 */
export function PinField({ field, values }: PinFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState("");

  async function findByAddress() {
    const { address = "", city = "", state = "" } = values.texts;
    const answer = await fetch(`/review/geocode?q=${encodeURIComponent(`${address}, ${city}, ${state}`)}`);
    const found = answer.ok ? ((await answer.json()) as { lat: number; lng: number; label: string } | null) : null;
    if (!found) return setSaid("No such place is known. The pin stays where it is.");
    place(found.lat, found.lng);
    setSaid(`The pin stands at ${found.label}.`);
  }
  function place(latitude: number, longitude: number) {
    write("latitude", latitude);
    write("longitude", longitude);
  }
  function write(name: string, degrees: number) {
    const input = box.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!input) return;
    input.value = degrees.toFixed(5);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return (
    <fieldset ref={box} className="grid gap-x-6 gap-y-3 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">Pin on the map</legend>
      <TextField {...field("latitude")} inputMode="decimal" hint="17 to 72; north of the equator." />
      <TextField {...field("longitude")} inputMode="decimal" hint="-180 to -64; west, so with a minus." />
      <div className="sm:col-span-2">
        <PinMap position={positionOf(values)} onMove={place} />
      </div>
      <div className="needs-script flex flex-wrap items-center gap-4 sm:col-span-2">
        <button type="button" onClick={findByAddress} className={BUTTON.outline}>
          Find the pin by address
        </button>
        <p role="status" className="text-sm text-ash">
          {said}
        </p>
      </div>
    </fieldset>
  );
}

function positionOf({ texts }: ListingValues): readonly [number, number] | undefined {
  const [latitude, longitude] = [texts.latitude, texts.longitude].map((text) =>
    text?.trim() ? Number(text) : Number.NaN,
  );
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude!, longitude!] : undefined;
}
