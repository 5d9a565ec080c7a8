/** What the phone may do for the day. All of it is off until the visitor wants it. */
import { useEffect, useState } from "react";
import { useHasVoice } from "../listen/speaker.ts";
import { canKeepAwake, keepAwake } from "../listen/wake-lock.ts";
import type { Daylight } from "./use-daylight.ts";

interface DayToolsProps {
  readonly isWatching: boolean;
  readonly onWatch: (isOn: boolean) => void;
  readonly isReading: boolean;
  readonly onRead: (isOn: boolean) => void;
  readonly daylight: Daylight;
  readonly onDaylight: (daylight: Daylight) => void;
}

export function DayTools({ isWatching, onWatch, isReading, onRead, daylight, onDaylight }: DayToolsProps) {
  const hasVoice = useHasVoice();
  return (
    <section aria-labelledby="day-tools" data-print="hide" className="needs-script mt-10">
      <h2 id="day-tools" className="text-2xl">
        On the Way
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <Switch
          name="Show how far it is"
          hint="Your position stays in this page. Nothing sends or stores it."
          isOn={isWatching}
          onTurn={onWatch}
        />
        {hasVoice && (
          <Switch
            name="Read to me on the way"
            hint="For passengers: the next stop in short when you leave, and its story when you are near, if your position is shown. The driver should not touch the phone."
            isOn={isReading}
            onTurn={onRead}
          />
        )}
        <AwakeSwitch />
        <li className="py-3">
          <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="font-semibold">Colors</span>
            <select
              value={daylight}
              onChange={(event) => onDaylight(event.currentTarget.value as Daylight)}
              className="field min-h-12 px-3 pr-9"
            >
              <option value="auto">As this device</option>
              <option value="light">Daylight</option>
              <option value="dark">Dark</option>
            </select>
          </label>
        </li>
      </ul>
    </section>
  );
}

function AwakeSwitch() {
  const [isShown, setShown] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => setShown(canKeepAwake()), []);
  useEffect(() => (isOn ? keepAwake() : undefined), [isOn]);
  if (!isShown) return null;
  return <Switch name="Keep the screen on" hint="As long as this page is open." isOn={isOn} onTurn={setOn} />;
}

interface SwitchProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function Switch({ name, hint, isOn, onTurn }: SwitchProps) {
  return (
    <li className="py-3">
      <label className="flex cursor-pointer items-start justify-between gap-4">
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-[0.9375rem] text-ash">{hint}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onTurn(event.currentTarget.checked)}
          className="mt-0.5 size-7"
        />
      </label>
    </li>
  );
}
