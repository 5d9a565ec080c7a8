import type { ReactNode } from "react";

interface ChapterTitle {
  readonly id: string;
  readonly title: string;
}

/** The guide's chapters in order. */
export const CHAPTERS = {
  finding: { id: "finding-real-sites", title: "Finding real haunted sites" },
  law: { id: "permission-and-the-law", title: "Permission and the law" },
  etiquette: { id: "etiquette", title: "Etiquette" },
  safety: { id: "safety", title: "Safety" },
  planning: { id: "planning-the-drive", title: "Planning the drive" },
  packing: { id: "packing-list", title: "What to pack" },
  routes: { id: "sample-routes", title: "Sample routes" },
  home: { id: "when-you-are-home", title: "When you are home" },
} as const satisfies Record<string, ChapterTitle>;

interface ChapterProps {
  readonly chapter: ChapterTitle;
  /** Beside the text on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Chapter({ chapter, aside, children }: ChapterProps) {
  return (
    <section aria-labelledby={chapter.id} className="mt-14 first:mt-0">
      <h2 id={chapter.id} tabIndex={-1} className="text-3xl">
        {chapter.title}
      </h2>
      <div className="mt-5 gap-x-16 xl:grid xl:grid-cols-[35.5rem_1fr]">
        <div className="prose">{children}</div>
        {aside && <div className="mt-10 xl:mt-2">{aside}</div>}
      </div>
    </section>
  );
}

interface PullFactProps {
  readonly figure: string;
  readonly children: ReactNode;
}

/** One figure worth remembering, set large. */
export function PullFact({ figure, children }: PullFactProps) {
  return (
    <div className="max-w-[38rem] border-t-2 border-pumpkin pt-4">
      <p className="font-display text-5xl leading-none font-semibold text-pumpkin tabular-nums">{figure}</p>
      <p className="mt-3 text-[0.9375rem] text-ash">{children}</p>
    </div>
  );
}
