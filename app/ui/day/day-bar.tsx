import { Check, SkipForward, TimerReset, Undo2 } from "lucide-react";
import { useState } from "react";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import type { ForecastStop } from "../../domain/trips/travel/follow-day.ts";

interface DayBarProps {
  /** Absent at the end of the day. */
  readonly stop?: MarkedStop;
  /** Minutes that were added since the last stop. */
  readonly late: number;
  readonly onLate: (minutes: number) => void;
}

interface MarkedStop {
  readonly houseName: string;
  readonly state: ForecastStop["state"];
  readonly onDone: () => void;
  readonly onSkip: () => void;
  readonly onTakeBack: () => void;
}

const ACTION =
  "flex min-h-14 flex-auto cursor-pointer flex-wrap items-center justify-center gap-x-2 rounded-sm border border-line px-2 font-semibold hover:border-pumpkin hover:text-pumpkin [&>svg]:size-5";
const MORE_MINUTES = [10, 20, 40];
const PANEL = "running-late";

/** What the visitor can say about a stop, in reach of the thumb. */
export function DayBar({ stop, late, onLate }: DayBarProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div data-print="hide" className="day-bar needs-script">
      <div className="wrap">
        {isAsking && <LateMinutes late={late} onLate={onLate} />}
        <div className="flex flex-wrap gap-2">
          {stop && <StopMarks {...stop} onMark={() => setAsking(false)} />}
          <button
            type="button"
            aria-expanded={isAsking}
            aria-controls={isAsking ? PANEL : undefined}
            onClick={() => setAsking(!isAsking)}
            className={ACTION}
          >
            <TimerReset aria-hidden="true" className="max-sm:hidden" />
            Running late
          </button>
        </div>
      </div>
    </div>
  );
}

function LateMinutes({ late, onLate }: Pick<DayBarProps, "late" | "onLate">) {
  return (
    <div id={PANEL} className="mb-2 flex flex-wrap items-center gap-2">
      <p className="w-full text-sm text-ash">
        {late > 0 ? `${formatMinutes(late)} added. Later times moved along.` : "How much later is it than planned?"}
      </p>
      {MORE_MINUTES.map((minutes) => (
        <button key={minutes} type="button" onClick={() => onLate(minutes)} className={ACTION}>
          +{minutes} min
        </button>
      ))}
      <button
        type="button"
        onClick={() => onLate(-late)}
        aria-disabled={late === 0}
        className={`${ACTION} aria-disabled:text-ash`}
      >
        On time
      </button>
    </div>
  );
}

/** `onMark` closes the question how late it is, which a mark has answered. */
function StopMarks({ houseName, state, onDone, onSkip, onTakeBack, onMark }: MarkedStop & { onMark: () => void }) {
  const name = <span className="sr-only"> {houseName}</span>;
  const andClose = (tell: () => void) => () => {
    onMark();
    tell();
  };
  if (state !== "ahead") {
    return (
      <button type="button" onClick={onTakeBack} className={ACTION}>
        <Undo2 aria-hidden="true" />
        <span>
          Not {state}
          {name}
        </span>
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={andClose(onDone)}
        className={`${ACTION} border-transparent bg-pumpkin text-soot hover:bg-ember hover:text-soot`}
      >
        <Check aria-hidden="true" />
        <span>Done{name}</span>
      </button>
      <button type="button" onClick={andClose(onSkip)} className={ACTION}>
        <SkipForward aria-hidden="true" />
        <span>Skip{name}</span>
      </button>
    </>
  );
}
