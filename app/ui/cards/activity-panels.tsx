import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { RankedLine } from "./ranking-list.tsx";
import type { PanelView } from "./ranking-view.ts";

/** One panel per primary activity type, in columns like an index. */
export function ActivityPanels({ panels }: { panels: readonly PanelView[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3 print:gap-y-6">
      {panels.map((panel) => (
        <section
          key={panel.label}
          className="flex min-w-0 break-inside-avoid flex-col border-t-2 border-pumpkin/70 pt-4"
        >
          <h3 className="line-clamp-3 text-2xl wrap-anywhere">{panel.label}</h3>
          <ol className="mt-2 flex-1">
            {panel.places.map((place) => (
              <li key={place.slug} className="relative border-b border-line py-3">
                <RankedLine place={place} />
              </li>
            ))}
          </ol>
          {panel.slug && (
            <p data-print="hide" className="mt-3">
              <Link
                to={`/activity/${panel.slug}`}
                prefetch="intent"
                className="group inline-flex min-h-9 items-center gap-2 text-[0.9375rem] font-semibold text-pumpkin hover:text-ember hover:underline"
              >
                <span className="line-clamp-2 wrap-anywhere">View All {panel.label} Locations</span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 shrink-0 transition-transform group-hover:translate-x-1"
                />
              </Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
