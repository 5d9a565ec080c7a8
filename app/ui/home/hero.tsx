import type { ReactNode } from "react";
import { Link } from "react-router";
import { BUTTON } from "../layout/link-button.tsx";
import type { ListCardView } from "../lists/list-card-view.ts";
import { listPath } from "../lists/list-path.ts";

/** On phones the text makes the hero at least 46rem high, so that at most 640 of the drawing's 2400 units are visible. */
const PHONE = "(max-width: 27rem)";

/** The home page's hero: the drawing fills the screen, with the text in its sky. */
export function Hero({ count, children }: { count: string; children: ReactNode }) {
  return (
    <section className="relative isolate -mt-16 overflow-hidden bg-night print:mt-0">
      <Layer name="back" />
      <picture>
        <source media={PHONE} srcSet="/art/scene/valley-middle.svg" />
        <Layer name="valley" />
      </picture>
      <Layer name="fog" />
      <Layer name="near" />
      <div className="wrap flex min-h-[max(46rem,min(92svh,54rem))] flex-col items-center pt-24 pb-44 text-center sm:pt-32 sm:pb-72 print:min-h-0 print:p-0">
        <h1 className="max-w-5xl text-[clamp(2.5rem,6vw,4.5rem)] leading-[1.04]">What is haunted near you?</h1>
        <p className="mt-5 max-w-2xl text-lg text-bone sm:text-xl">
          {count} documented places across the United States: what happened there, what people report, and whether you
          may go in.
        </p>
        <div className="mt-6 w-full sm:mt-9">{children}</div>
      </div>
    </section>
  );
}

interface TonightProps {
  /** "October". */
  readonly month: string;
  readonly lists: readonly ListCardView[];
}

/** Where to go this month: two of the editors' lists, and the planner. */
export function Tonight({ month, lists }: TonightProps) {
  const night = `For ${/^[AO]/.test(month) ? "an" : "a"} ${month} night`;
  const doors = [
    { to: "/trip", title: "A Road Trip" },
    ...lists.slice(0, 2).map(({ slug, title }) => ({ to: listPath(slug), title })),
  ];
  return (
    <nav aria-label={night} className="mt-6 flex flex-wrap items-center justify-center gap-2.5" data-print="hide">
      <span className="w-full">
        <span className="bg-night/80 px-2 py-1">{night}:</span>
      </span>
      {doors.map(({ to, title }) => (
        <Link key={to} to={to} prefetch="intent" className={`${BUTTON.outline} border-moon/60 bg-night/80`}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

/** In paint order; app/styles/scene.css animates them. */
function Layer({ name }: { name: "back" | "valley" | "fog" | "near" }) {
  return (
    <img
      src={`/art/scene/${name}.svg`}
      alt=""
      data-print="hide"
      width={2400}
      height={1200}
      // Text has priority; the drawing may arrive a moment later.
      fetchPriority="low"
      decoding="async"
      className={`scene-layer-${name} absolute inset-0 -z-10 h-full w-full object-cover object-bottom`}
    />
  );
}
