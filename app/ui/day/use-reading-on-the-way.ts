import { useEffect } from "react";
import { sentencesOfText } from "../listen/read-sentences.ts";
import { startReading, stopReading, useReading } from "../listen/speaker.ts";
import type { DayPageStop } from "./day-page-view.ts";

export const ON_THE_WAY = "on-the-way";

interface OnTheWay {
  readonly isWanted: boolean;
  /** Where one is going; absent at a stop and when the day is done. */
  readonly next: DayPageStop | undefined;
  readonly isNear: boolean;
  readonly heard: readonly string[];
  readonly onHeard: (what: string) => void;
}

/** The next stop in short after leaving, and its story when it is near; each once. */
export function useReadingOnTheWay({ isWanted, next, isNear, heard, onHeard }: OnTheWay): void {
  const isBusy = useReading() !== undefined;
  const slug = next?.slug;
  const due = ["summary", ...(isNear ? ["story"] : [])]
    .map((part) => `${part}:${slug}`)
    .find((what) => !heard.includes(what));
  useEffect(() => {
    if (!isWanted || isBusy || !next || !due) return;
    onHeard(due);
    const text = due.startsWith("story") ? storyText(next) : `Next: ${next.houseName}, ${next.town}. ${next.summary}`;
    startReading(ON_THE_WAY, sentencesOfText(text));
  }, [isWanted, isBusy, next, due, onHeard]);
  useEffect(() => (isWanted ? () => stopReading(ON_THE_WAY) : undefined), [isWanted]);
}

function storyText({ story }: DayPageStop): string {
  const parts = story.map((block) => {
    if (block.kind === "heading") return `${block.text.toLowerCase()}.`;
    if (block.kind === "paragraph") return block.lines.join(" ");
    return new DOMParser().parseFromString(block.html, "text/html").body.textContent;
  });
  return parts.join(" ");
}
