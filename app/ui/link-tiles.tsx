import { ArrowRight } from "lucide-react";
import { Link } from "./link.tsx";

export interface LinkTile {
  readonly to: string;
  readonly title: string;
  readonly text?: string;
}

/** Large links to other pages, each with a line of what is there. */
export function LinkTiles({ tiles }: { tiles: readonly LinkTile[] }) {
  return (
    <ul data-print="hide" className="grid pt-px pl-px sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {tiles.map(({ to, title, text }) => (
        <li key={to + title} className="-mt-px -ml-px flex border border-line bg-dusk">
          <Link to={to} prefetch="intent" className="group flex flex-1 flex-col p-5 no-underline hover:bg-slate">
            <span className="flex items-center justify-between gap-3 font-display text-xl wrap-anywhere">
              {title}
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-pumpkin transition-transform group-hover:translate-x-1"
              />
            </span>
            {text && <span className="mt-1.5 text-[0.9375rem] text-ash">{text}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Small links with counts: states, cities, activities. */
export function CountLinks({ links }: { links: readonly { to: string; name: string; count?: string }[] }) {
  return (
    <ul data-print="hide" className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-4">
      {links.map(({ to, name, count }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className="flex min-h-12 items-center justify-between gap-3 border border-line px-4 py-2.5 no-underline h-full hover:border-pumpkin/70 hover:bg-dusk"
          >
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
            {count && <span className="shrink-0 text-sm text-ash">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
