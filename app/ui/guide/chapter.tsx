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
  /** The first paragraphs; the rest is folded on phones. */
  readonly lead: ReactNode;
  /** Beside the text on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function Chapter({ chapter, lead, aside, children }: ChapterProps) {
  return (
    <section aria-labelledby={chapter.id} className="mt-10 first:mt-0 sm:mt-14">
      <h2 id={chapter.id} tabIndex={-1} className="text-3xl">
        {chapter.title}
      </h2>
      <div className="mt-3 gap-x-16 sm:mt-5 xl:grid xl:grid-cols-[35.5rem_1fr]">
        <div className="prose">
          {lead}
          {children && (
            <details className="fold-below-desk md:fold-open">
              <summary className="w-fit py-2 font-sans text-base text-moon hover:text-pumpkin">
                Read on<span className="sr-only">: {chapter.title}</span>
              </summary>
              <div className="prose">{children}</div>
            </details>
          )}
        </div>
        {aside && <div className="mt-6 sm:mt-10 xl:mt-2">{aside}</div>}
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
    <div className="max-w-[38rem] border-t-2 border-pumpkin pt-4 max-xl:flex max-xl:items-baseline max-xl:gap-4">
      <p className="shrink-0 font-display text-3xl leading-none font-semibold text-pumpkin tabular-nums sm:text-5xl">
        {figure}
      </p>
      <p className="xl:mt-3 text-[0.9375rem] text-ash">{children}</p>
    </div>
  );
}
