/** The button of Listen, and the bar while it reads. Loaded where the browser can speak. */
import { Headphones, Pause, Play, SkipBack, SkipForward, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ListenProps } from "./listen.tsx";
import { sentencesOfElement, sentencesOfText } from "./read-sentences.ts";
import {
  changeRate,
  goOnReading,
  moveReading,
  pauseReading,
  type ReadingAloud,
  readRate,
  startReading,
  stopReading,
  useHasVoice,
  useReading,
} from "./speaker.ts";

export function ListenButton({ of, title, summary, startsWith = "story", className }: ListenProps) {
  const hasVoice = useHasVoice();
  const reading = useReading();
  const [part, setPart] = useState(startsWith);
  const button = useRef<HTMLButtonElement>(null);
  const isReading = reading?.id === of;
  useEffect(() => () => stopReading(of), [of]);
  if (!hasVoice) return null;

  function start(from: Part): void {
    setPart(from);
    const element = document.getElementById(of);
    const sentences = from === "summary" && summary ? sentencesOfText(summary) : element && sentencesOfElement(element);
    startReading(of, sentences ?? []);
  }
  function stop(): void {
    stopReading();
    button.current?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isReading}
        onClick={() => (isReading ? stopReading() : start(startsWith))}
        className={className}
      >
        <Headphones aria-hidden="true" />
        <span>
          {isReading ? "Stop" : "Listen"}
          <span className="sr-only">
            {" "}
            {isReading ? "reading" : "to"} {title}
          </span>
        </span>
      </button>
      {isReading && (
        <ReadingBar reading={reading} onStop={stop}>
          {summary && <PartChoice part={part} onChoose={start} />}
        </ReadingBar>
      )}
    </>
  );
}

type Part = NonNullable<ListenProps["startsWith"]>;

function PartChoice({ part, onChoose }: { part: Part; onChoose: (part: Part) => void }) {
  return (
    <fieldset className="reading-parts flex gap-1 text-sm">
      <legend className="sr-only">What to read</legend>
      {(["summary", "story"] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={part === choice}
          onClick={() => onChoose(choice)}
          className="min-h-9 cursor-pointer rounded-sm px-2.5 text-ash hover:text-pumpkin aria-pressed:bg-slate aria-pressed:text-bone"
        >
          {choice === "summary" ? "Summary" : "Whole story"}
        </button>
      ))}
    </fieldset>
  );
}

interface ReadingBarProps {
  readonly reading: ReadingAloud;
  readonly onStop: () => void;
  readonly children?: ReactNode;
}

const KEY = "grid size-12 shrink-0 cursor-pointer place-items-center rounded-sm hover:text-pumpkin";

/** Stays at the bottom of the screen while the visitor scrolls. */
export function ReadingBar({ reading, onStop, children }: ReadingBarProps) {
  const { sentences, at, isPaused } = reading;
  return (
    <section aria-label="Reading aloud" data-print="hide" className="reading-bar">
      <div className="wrap">
        {/* A screen reader would speak over the voice. */}
        <p aria-hidden="true" className="line-clamp-2 min-h-[2lh] font-text text-[0.9375rem] leading-snug">
          {sentences[at]?.text}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <div className="-ml-3 flex items-center">
            <button type="button" onClick={() => moveReading(-1)} aria-label="Back a sentence" className={KEY}>
              <SkipBack aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              onClick={isPaused ? goOnReading : pauseReading}
              aria-label={isPaused ? "Play" : "Pause"}
              className={`${KEY} bg-pumpkin text-soot hover:bg-ember hover:text-soot`}
            >
              {isPaused ? (
                <Play aria-hidden="true" className="size-6" />
              ) : (
                <Pause aria-hidden="true" className="size-6" />
              )}
            </button>
            <button type="button" onClick={() => moveReading(1)} aria-label="Forward a sentence" className={KEY}>
              <SkipForward aria-hidden="true" className="size-5" />
            </button>
            <button type="button" onClick={changeRate} className={`${KEY} w-14 text-sm font-semibold tabular-nums`}>
              {readRate()}x<span className="sr-only"> speed: change</span>
            </button>
          </div>
          {children}
          <button type="button" onClick={onStop} aria-label="Stop reading" className={`${KEY} -mr-3`}>
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
    </section>
  );
}
