import { Link } from "react-router";
import { PlacePicture } from "../cards/place-picture.tsx";
import { Rating } from "../cards/rating.tsx";
import { plural } from "../text/format.ts";
import { ChangeButton } from "./change-button.tsx";
import { PlanIcon } from "./plan-icons.tsx";
import type { MoreTownView, MoreView } from "./plan-view.ts";

interface AlsoOnTheWayProps {
  readonly places: readonly MoreView[];
  readonly towns: readonly MoreTownView[];
  readonly onFoot: boolean;
}

export function AlsoOnTheWay({ places, towns, onFoot }: AlsoOnTheWayProps) {
  const going = onFoot ? "walking" : "driving";
  if (places.length + towns.length === 0) return null;
  return (
    <section aria-labelledby="also" data-print="hide" className="wrap mt-12 sm:mt-20">
      <h2 id="also" className="text-3xl sm:text-4xl">
        Also on Your Way
      </h2>
      <p className="mt-3 max-w-prose text-ash">
        Places near your route that are not in the plan, with the {going} each would add and what it would replace. All
        other stops stay.
      </p>
      {towns.length > 0 && (
        <ul className="mt-4 grid gap-2 sm:mt-7 sm:gap-4 lg:grid-cols-3">
          {towns.map((town) => (
            <TownOffer key={town.change} {...town} going={going} />
          ))}
        </ul>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-2 sm:mt-7 sm:gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <li key={place.slug} className="flex gap-3 border border-line bg-dusk p-2 sm:gap-4 sm:p-4">
            <div className="w-16 shrink-0 sm:w-24">
              <PlacePicture image={place.picture} fallback={`/art/${place.slug}.svg`} size="small" />
            </div>
            <div className="flex min-w-0 flex-1 items-start gap-2 sm:flex-col sm:gap-3">
              <div className="min-w-0 max-sm:flex-1">
                <h3 className="line-clamp-2 text-base sm:line-clamp-3 sm:text-lg leading-snug wrap-anywhere">
                  <Link to={`/location/${place.slug}`} prefetch="intent" className="hover:text-pumpkin">
                    {place.houseName}
                  </Link>
                </h3>
                <p className="flex flex-wrap items-center gap-x-3 text-sm sm:mt-1 text-ash">
                  {place.town}
                  <span className="sm:hidden">{place.adds}</span>
                  <Rating of={place} className="text-bone" />
                </p>
                {place.becomes && <p className="text-sm text-moon">{place.becomes}</p>}
                {place.isOutsideOnly && <p className="text-sm text-ash">Seen from outside</p>}
              </div>
              <div className="sm:mt-auto">
                <ChangeButton
                  change={place.change}
                  label={`${["Add", `${place.adds} ${going}`, place.becomes.toLowerCase()].filter(Boolean).join(", ")}: ${place.houseName}`}
                >
                  <PlanIcon name="add" />
                  <span className="max-sm:sr-only">Add, {place.adds}</span>
                </ChangeButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A whole stay: all of its places with one press. */
function TownOffer({ town, places, adds, becomes, change, going }: MoreTownView & { going: string }) {
  const what = `${town}, ${plural(places.length, "place")}`;
  return (
    <li className="flex flex-col items-start gap-3 border border-line bg-dusk p-4">
      <h3 className="text-lg leading-snug">{what}</h3>
      <p className="text-[0.9375rem] text-ash">
        {places.map(({ slug, houseName }, index) => (
          <span key={slug}>
            {index > 0 && ", "}
            <Link to={`/location/${slug}`} prefetch="intent" className="text-bone hover:text-pumpkin">
              {houseName}
            </Link>
          </span>
        ))}
      </p>
      {becomes && <p className="text-sm text-moon">{becomes}</p>}
      <div className="mt-auto">
        <ChangeButton
          change={change}
          label={`${["Add", `${adds} ${going}`, becomes.toLowerCase()].filter(Boolean).join(", ")}: ${what}`}
        >
          <PlanIcon name="add" />
          Add, {adds}
        </ChangeButton>
      </div>
    </li>
  );
}
