import { Check, Moon, X } from "lucide-react";
import type { ForecastStop } from "../../domain/trips/travel/follow-day.ts";
import { hasModifier } from "../layout/has-modifier.ts";
import { clockText } from "./day-clock-text.ts";
import type { DayPageStop } from "./day-page-view.ts";

interface DayLineProps {
  readonly steps: readonly DayStep[];
  /** Index of the step that is shown. */
  readonly shown: number;
  readonly hrefOf: (step: number) => string;
  readonly onShow: (step: number) => void;
}

/** A stop of the day, or its end. */
export type DayStep =
  | { readonly kind: "stop"; readonly stop: DayPageStop; readonly forecast: ForecastStop }
  | { readonly kind: "end"; readonly name: string };

const STATES = { done: ", done", skipped: ", skipped", ahead: "" } as const;

const DOTS = {
  done: "bg-moon text-night",
  skipped: "border border-edge text-ash",
  ahead: "bg-slate text-bone border border-edge",
} as const;

/** The whole day as a short line. */
export function DayLine({ steps, shown, hrefOf, onShow }: DayLineProps) {
  return (
    <nav aria-label="Stops of this day" className="day-line">
      <ol className="flex flex-wrap">
        {steps.map((step, index) => {
          const state = step.kind === "end" ? "ahead" : step.forecast.state;
          return (
            <li key={step.kind === "end" ? "end" : step.stop.slug} className="flex max-w-14 min-w-9 flex-1">
              <a
                href={hrefOf(index)}
                aria-current={index === shown ? "step" : undefined}
                onClick={(event) => {
                  if (hasModifier(event)) return;
                  event.preventDefault();
                  onShow(index);
                }}
                className="day-step flex-1 pt-1.5 pb-1"
              >
                <span className="sr-only">
                  {step.kind === "end" ? step.name : `Stop ${index + 1}: ${step.stop.houseName}${STATES[state]}`}
                </span>
                <span
                  aria-hidden="true"
                  className={`mx-auto grid size-8 place-items-center rounded-full text-sm font-bold tabular-nums ${index === shown ? "bg-pumpkin text-soot" : DOTS[state]}`}
                >
                  <DotContent step={step} number={index + 1} />
                </span>
                <span aria-hidden="true" className="mt-0.5 block text-center text-xs text-ash tabular-nums">
                  {timeOf(step)}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** "11:15", with no room for more; the stop itself says the rest. */
function timeOf(step: DayStep): string {
  if (step.kind === "end" || step.forecast.state !== "ahead") return "\u00a0";
  return clockText(step.forecast.begins, step.stop.zone).split(" ")[0]!;
}

function DotContent({ step, number }: { step: DayStep; number: number }) {
  if (step.kind === "end" || step.stop.sleep) return <Moon aria-hidden="true" className="size-4" />;
  if (step.forecast.state === "done") return <Check aria-hidden="true" className="size-4" />;
  if (step.forecast.state === "skipped") return <X aria-hidden="true" className="size-4" />;
  return <>{number}</>;
}
