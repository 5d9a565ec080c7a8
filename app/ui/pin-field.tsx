import { useRef, useState } from "react";
import { TextField } from "./form-field.tsx";
import { BUTTON } from "./link-button.tsx";
import type { ListingValues } from "./listing-values.ts";

interface PinFieldProps {
  readonly field: (name: string) => { name: string; error: string | undefined; defaultValue: string | undefined };
  readonly values: ListingValues;
}

/**
 * Where the marker stands. The numbers are the pin: preset by the geocoder, typed in, or found again by address. A map
 * with a marker to drag goes between the button and the numbers, and writes into the same two inputs.
 */
export function PinField({ field, values }: PinFieldProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState("");

  async function findByAddress() {
    const { address = "", city = "", state = "" } = values.texts;
    const answer = await fetch(`/review/geocode?q=${encodeURIComponent(`${address}, ${city}, ${state}`)}`);
    const found = answer.ok ? ((await answer.json()) as { lat: number; lng: number; label: string } | null) : null;
    if (!found) return setSaid("No such place is known. The pin stays where it is.");
    write("latitude", found.lat);
    write("longitude", found.lng);
    setSaid(`The pin stands at ${found.label}.`);
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
      <TextField {...field("latitude")} label="Latitude" inputMode="decimal" hint="17 to 72; north of the equator." />
      <TextField
        {...field("longitude")}
        label="Longitude"
        inputMode="decimal"
        hint="-180 to -64; west, so with a minus."
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2 [@media(scripting:none)]:hidden">
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
