import { Link } from "react-router";
import type { StateCount } from "../../domain/catalog/state-counts.ts";
import { stateSlug } from "../../domain/places/slug.ts";
import { TILE } from "../layout/link-tiles.tsx";
import { plural } from "../text/format.ts";

/** SPEC: the first two letters of the state's name in capitals; we add the full name. */
export function StateGrid({ states }: { states: readonly StateCount[] }) {
  return (
    <ul className="grid grid-cols-2 pt-px pl-px sm:grid-cols-3 lg:grid-cols-4">
      {states.map(({ name, count }) => (
        <li key={name} className={TILE}>
          <Link
            to={`/state/${stateSlug(name)}`}
            prefetch="intent"
            className="group flex min-w-0 flex-1 items-baseline justify-between gap-1.5 px-2.5 py-1.5 sm:gap-4 hover:bg-slate sm:p-5"
          >
            <span className="min-w-0">
              <span className="block font-display text-lg leading-tight wrap-anywhere group-hover:text-pumpkin sm:text-2xl">
                {name}
              </span>
              <span className="text-sm text-ash">{plural(count, "location")}</span>
            </span>
            <span aria-hidden="true" className="shrink-0 font-display text-sm text-ash">
              {name.slice(0, 2).toUpperCase()}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
