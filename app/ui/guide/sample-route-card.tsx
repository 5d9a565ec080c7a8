import { Link } from "react-router";
import { Poster } from "../cards/poster.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import type { SampleRouteView, StopView } from "./sample-route-view.ts";

/** One sample route: its poster and advice on one side, its days and stops on the other. */
export function SampleRouteCard({ route }: { route: SampleRouteView }) {
  const lead = route.days[0]![0]!;
  return (
    <article
      id={route.id}
      aria-labelledby={`${route.id}-name`}
      className="border border-line bg-dusk lg:grid lg:grid-cols-[2fr_3fr]"
    >
      <div className="lg:border-r lg:border-line">
        <div className="lg:sticky lg:top-16">
          <div data-print="hide">
            <Poster image={route.poster} fallback={`/art/${lead.slug}.svg`} />
          </div>
          <div className="p-5 sm:p-8">
            <p className="eyebrow">{route.region}</p>
            <h3 id={`${route.id}-name`} className="mt-2 text-2xl sm:text-3xl">
              {route.name}
            </h3>
            <p className="mt-2 text-[0.9375rem] text-ash">{route.length}</p>
            <p className="mt-4 font-text text-[1.0625rem] leading-relaxed">{route.intro}</p>
            <p className="mt-4 border-l-2 border-pumpkin pl-4 text-[0.9375rem] text-ash">{route.hint}</p>
            <p data-print="hide" className="mt-6">
              <Link to={route.planner} rel="nofollow" className={BUTTON.outline}>
                Open in the planner<span className="sr-only">: {route.name}</span>
              </Link>
            </p>
          </div>
        </div>
      </div>
      <ol className="border-t border-line p-5 sm:p-8 lg:border-t-0">
        {route.days.map((stops, index) => (
          <li key={stops[0]!.slug} className="mt-8 first:mt-0">
            <h4 className="font-display text-xl font-semibold">Day {index + 1}</h4>
            <ol className="mt-3">
              {stops.map((stop) => (
                <Stop key={stop.slug} stop={stop} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The routes at a glance, each leading down to its card. */
export function SampleRouteStrip({ routes }: { routes: readonly SampleRouteView[] }) {
  return (
    <nav aria-label="Sample routes" data-print="hide">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-6">
        {routes.map(({ id, name, poster, days }) => (
          <li key={id}>
            <a href={`#${id}`} className="group block no-underline">
              <Poster
                image={{ src: poster.src, alt: "" }}
                fallback={`/art/${days[0]![0]!.slug}.svg`}
                className="border border-line transition-colors group-hover:border-pumpkin"
              />
              <span className="mt-2.5 block leading-snug font-semibold group-hover:text-pumpkin">{name}</span>
              <span className="text-sm text-ash">{days.length === 1 ? "1 day" : `${days.length} days`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Stop({ stop }: { stop: StopView }) {
  return (
    <li className="relative border-l border-pumpkin/50 pb-5 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-2 -left-[0.34375rem] size-2.5 rounded-full border-2 border-dusk bg-pumpkin ring-1 ring-pumpkin"
      />
      <div className="flex gap-5">
        <div className="min-w-0 flex-1">
          <p className="text-lg leading-snug font-semibold">
            <Link
              to={`/location/${stop.slug}`}
              prefetch="intent"
              className="inline-block underline decoration-pumpkin/60 hover:text-pumpkin"
            >
              {stop.houseName}
            </Link>
          </p>
          <p className="mt-0.5 text-[0.9375rem] text-ash">
            {stop.town}
            {stop.access && (
              <span className="max-sm:block">
                <span className="max-sm:hidden"> • </span>
                {stop.access}
              </span>
            )}
          </p>
          {stop.leg && <p className="text-[0.9375rem] text-moon">{stop.leg}</p>}
          {stop.note && <p className="mt-1.5 max-sm:hidden text-[0.9375rem] text-bone">{stop.note}</p>}
        </div>
        {/* Decorative: the name is next to it. */}
        <div data-print="hide" className="hidden w-32 shrink-0 pt-1 sm:block">
          <Poster image={{ src: stop.picture, alt: "" }} fallback={`/art/${stop.slug}.svg`} />
        </div>
      </div>
    </li>
  );
}
