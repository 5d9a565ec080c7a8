import { ArrowRight } from "lucide-react";
import { Link } from "react-router";

interface LinkTile {
  readonly to: string;
  readonly title: string;
  readonly text?: string;
}

/** Tiles for the site's main pages. */
export const ONWARD = {
  mostHaunted: { to: "/most-haunted", title: "Most Haunted", text: "The twenty best known and best told" },
  allLocations: { to: "/all-locations", title: "All Locations", text: "Search and filter the whole directory" },
  activityTypes: { to: "/activity-types", title: "Activity Types", text: "From apparitions to unexplained noises" },
  lists: { to: "/lists", title: "Lists", text: "Inns, prisons, lighthouses, films: chosen by our editors" },
  investigations: {
    to: "/investigations",
    title: "Overnight Investigations",
    text: "Where ghost hunters may spend the night",
  },
  shows: { to: "/shows", title: "On Television", text: "Where was that episode? Program by program" },
  roadTrip: { to: "/haunted-roadtrip", title: "Road Trip Guide", text: "Plan a route, stay safe, be a good guest" },
  submit: { to: "/submit", title: "Report Activity", text: "Tell us about a place that is missing" },
  home: { to: "/", title: "Home", text: "Search by city, state or zip code" },
} as const satisfies Record<string, LinkTile>;

/** Tiles share borders; the one with the focus lies on top. */
export const TILE = "relative has-focus-visible:z-1 -mt-px -ml-px flex min-w-0 border border-line bg-dusk";

/** In two columns, an odd last one spans both. */
export const IN_TWOS = "max-lg:last:odd:col-span-2";

/** Up to five fit in a row; more stand in rows of three, so that none is left alone. */
const ONE_ROW = 5;

/** Large links with a line of description, which phones leave out. */
export function LinkTiles({ tiles }: { tiles: readonly LinkTile[] }) {
  const columns = tiles.length > ONE_ROW ? "lg:grid-cols-3" : "lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]";
  return (
    <ul data-print="hide" className={`grid grid-cols-2 pt-px pl-px ${columns}`}>
      {tiles.map(({ to, title, text }) => (
        <li key={to + title} className={`${TILE} ${IN_TWOS}`}>
          <Link
            to={to}
            prefetch="intent"
            className="group flex min-w-0 flex-1 flex-col px-3 py-2.5 hover:bg-slate sm:p-5"
          >
            <span className="flex justify-between gap-3 font-display text-base wrap-anywhere sm:text-xl">
              {title}
              <ArrowRight
                aria-hidden="true"
                className="mt-1 size-5 shrink-0 text-pumpkin max-sm:hidden transition-transform group-hover:translate-x-1"
              />
            </span>
            {text && <span className="mt-1.5 text-[0.9375rem] text-ash max-sm:hidden">{text}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** In four columns, the last one fills its row. */
const IN_FOURS = "lg:last:nth-[4n+1]:col-span-4 lg:last:nth-[4n+2]:col-span-3 lg:last:nth-[4n+3]:col-span-2";

/** Small links with counts: states, cities, activities. */
export function CountLinks({ links }: { links: readonly { to: string; name: string; count?: string }[] }) {
  return (
    <ul data-print="hide" className="grid grid-cols-2 pt-px pl-px lg:grid-cols-4">
      {links.map(({ to, name, count }) => (
        <li key={to} className={`${TILE} ${IN_TWOS} ${IN_FOURS}`}>
          <Link
            to={to}
            prefetch="intent"
            className="flex min-h-11 min-w-0 flex-1 flex-col justify-center px-3 py-1.5 leading-tight sm:min-h-13 sm:flex-row sm:items-center sm:justify-between sm:gap-3 sm:leading-normal sm:px-5 sm:py-2.5 hover:bg-slate hover:text-pumpkin"
          >
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
            {count && <span className="shrink-0 text-sm text-ash">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
