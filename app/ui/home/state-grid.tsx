import { Link } from "react-router";
import type { StateCount } from "../../domain/busiest-states.ts";
import { stateSlug } from "../../domain/slug.ts";
import { plural } from "../format.ts";

/** SPEC: the first two letters of the state's name in capitals, here with the full name beside them. */
export function StateGrid({ states }: { states: readonly StateCount[] }) {
  return (
    <ul className="grid grid-cols-2 pt-px pl-px sm:grid-cols-3 lg:grid-cols-4">
      {states.map(({ state, count }) => (
        <li key={state} className="-mt-px -ml-px flex border border-line bg-dusk">
          <Link
            to={`/state/${stateSlug(state)}`}
            prefetch="intent"
            className="group flex flex-1 items-center gap-4 p-4 no-underline hover:bg-slate sm:p-5"
          >
            <span
              aria-hidden="true"
              className="w-13 shrink-0 font-display whitespace-nowrap text-3xl font-semibold text-pumpkin group-hover:text-ember"
            >
              {state.slice(0, 2).toUpperCase()}
            </span>
            <span>
              <span className="block leading-tight">{state}</span>
              <span className="text-sm text-ash">{plural(count, "location")}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
