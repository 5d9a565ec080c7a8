import { Link } from "react-router";
import { guideRoutePath } from "../cards/place-links.ts";
import { PlacePicture } from "../cards/place-picture.tsx";
import type { SampleRouteView } from "./sample-route-view.ts";

/** The routes with their posters, each leading to its page. */
export function SampleRouteStrip({ routes }: { routes: readonly SampleRouteView[] }) {
  return (
    <nav aria-label="Sample routes" data-print="hide">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-6">
        {routes.map(({ id, name, region, picture }) => (
          <li key={id}>
            <Link to={guideRoutePath(id)} prefetch="intent" className="group block">
              <PlacePicture
                image={{ ...picture.image, alt: "", drawingAlt: "" }}
                fallback={`/art/${picture.slug}.svg`}
                size="row"
                className="border border-line transition-colors group-hover:border-pumpkin max-sm:aspect-2/1"
              />
              <span className="mt-2 block leading-snug font-semibold group-hover:text-pumpkin">{name}</span>
              <span className="block text-sm text-ash">{region}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The routes in words. */
export function SampleRouteList({ routes }: { routes: readonly SampleRouteView[] }) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
      {routes.map(({ id, name, region, intro, length }) => (
        <li key={id} id={id} className="border-t border-line py-4 sm:py-5">
          <h3 className="text-xl sm:text-2xl">
            <Link
              to={guideRoutePath(id)}
              prefetch="intent"
              className="inline-block underline decoration-pumpkin/60 hover:text-pumpkin"
            >
              {name}
            </Link>
          </h3>
          <p className="mt-1 text-[0.9375rem] text-ash">
            {region}. {length}
          </p>
          <p className="mt-2 font-text max-sm:hidden">{intro}</p>
        </li>
      ))}
    </ul>
  );
}
