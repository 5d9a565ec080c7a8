import { Plus } from "lucide-react";
import { Link } from "react-router";
import { Poster } from "../cards/poster.tsx";
import { Rating } from "../cards/rating.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { ChangeButton } from "./change-button.tsx";
import type { MoreView } from "./plan-view.ts";

export function AlsoOnTheWay({ places }: { places: readonly MoreView[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="also" data-print="hide" className="wrap mt-16 sm:mt-20">
      <h2 id="also" className="text-3xl sm:text-4xl">
        Also on Your Way
      </h2>
      <p className="mt-3 max-w-prose text-ash">
        Places near your route that are not in the plan. Each shows how much driving it would add.
      </p>
      <ul className="mt-7 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <li key={place.slug} className="flex gap-4 border border-line bg-dusk p-4">
            <div className="w-24 shrink-0">
              <Poster image={{ src: place.picture, alt: "" }} fallback={`/art/${place.slug}.svg`} />
            </div>
            <div className="flex min-w-0 flex-1 flex-col items-start">
              <h3 className="line-clamp-3 text-lg leading-snug wrap-anywhere">
                <Link to={`/location/${place.slug}`} prefetch="intent" className="hover:text-pumpkin">
                  {place.houseName}
                </Link>
              </h3>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ash">
                {place.town}
                <Rating of={place} className="text-bone" />
              </p>
              {place.isOutsideOnly && <p className="text-sm text-ash">Seen from the road</p>}
              <div className="mt-auto pt-3">
                <ChangeButton
                  change={`add:${place.slug}`}
                  label={`Add, ${place.adds} more driving: ${place.houseName}`}
                  className={BUTTON.outline}
                >
                  <Plus aria-hidden="true" className="size-4" />
                  Add, {place.adds} more
                </ChangeButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
