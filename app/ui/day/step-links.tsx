import { ChevronLeft, ChevronRight } from "lucide-react";
import { hasModifier } from "../layout/has-modifier.ts";
import { clockText } from "./day-clock-text.ts";
import type { DayStep } from "./day-line.tsx";

interface StepLinksProps {
  readonly steps: readonly DayStep[];
  readonly shown: number;
  readonly hrefOf: (step: number) => string;
  readonly onShow: (step: number) => void;
}

/** The stop before and the stop after the one that is shown. */
export function StepLinks({ steps, shown, hrefOf, onShow }: StepLinksProps) {
  return (
    <nav aria-label="Stop by stop" className="mt-6 flex justify-between gap-3">
      <StepLink step={steps[shown - 1]} href={hrefOf(shown - 1)} onShow={() => onShow(shown - 1)} isBack />
      <StepLink step={steps[shown + 1]} href={hrefOf(shown + 1)} onShow={() => onShow(shown + 1)} />
    </nav>
  );
}

interface StepLinkProps {
  readonly step: DayStep | undefined;
  readonly href: string;
  readonly onShow: () => void;
  readonly isBack?: boolean;
}

function StepLink({ step, href, onShow, isBack = false }: StepLinkProps) {
  if (!step) return <span />;
  const name = step.kind === "end" ? step.name : step.stop.houseName;
  return (
    <a
      href={href}
      onClick={(event) => {
        if (hasModifier(event)) return;
        event.preventDefault();
        onShow();
      }}
      className={`flex min-h-14 max-w-[60%] min-w-0 items-center gap-2 hover:text-pumpkin ${isBack ? "" : "ml-auto text-right"}`}
    >
      {isBack && <ChevronLeft aria-hidden="true" className="size-6 shrink-0" />}
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-ash">{isBack ? "Before" : `Then${whenOf(step)}`}</span>
        <span className={`block font-semibold ${isBack ? "line-clamp-1" : "line-clamp-2"}`}>{name}</span>
      </span>
      {!isBack && <ChevronRight aria-hidden="true" className="size-6 shrink-0" />}
    </a>
  );
}

/** ", about 1:40 PM". */
const whenOf = (step: DayStep): string =>
  step.kind === "stop" && step.forecast.state === "ahead"
    ? `, about ${clockText(step.forecast.begins, step.stop.zone)}`
    : "";
