import { Link } from "react-router";
import { plural } from "../text/format.ts";
import { CardList, Cards } from "./card-list.tsx";
import type { CardListView } from "./card-list-view.ts";
import { cityPath } from "./place-links.ts";

interface CardsByStateProps {
  readonly list: CardListView;
  readonly path: string;
  readonly city: { readonly name: string; readonly slug: string };
  readonly states: readonly { readonly state: string; readonly count: number }[];
}

/** Places of an ambiguous city name, grouped by state. */
export function CardsByState({ list, path, city, states }: CardsByStateProps) {
  return (
    <div className="wrap mt-16 sm:mt-20">
      <CardList list={list} path={path}>
        {(cards) =>
          [...Map.groupBy(cards, ({ state }) => state)].map(([state, group], index) => (
            <section key={state} aria-labelledby={`in-${index}`} className={index > 0 ? "mt-16" : ""}>
              <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
                <h2
                  id={`in-${index}`}
                  className="-mb-[0.15em] line-clamp-4 pb-[0.15em] text-3xl wrap-anywhere sm:text-4xl"
                >
                  {city.name}, {state}
                </h2>
                <Link to={cityPath(city.slug, state)} prefetch="intent" className="py-1 wrap-anywhere text-link">
                  {plural(states.find((other) => other.state === state)?.count ?? group.length, "location")} in{" "}
                  {city.name}, {state}
                </Link>
              </div>
              <Cards cards={group} />
            </section>
          ))
        }
      </CardList>
    </div>
  );
}
