import { Form, Link } from "react-router";
import { findPlacesForDesk } from "../../store/review/desk-search.ts";
import { BUTTON } from "../../ui/layout/link-button.tsx";
import { type DeskKey, DeskKeys, focusOn, focusStep } from "../../ui/review/desk-keys.tsx";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/places";

export const handle: RouteRule = { params: ["q"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get("q") ?? "").slice(0, 100);
  return { text, places: await findPlacesForDesk(context.get(siteContext).db, text) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "Listings");

const KEYS: readonly DeskKey[] = [
  { key: "j", does: "next listing", run: () => focusStep(1) },
  { key: "k", does: "previous listing", run: () => focusStep(-1) },
  { key: "/", does: "search", run: () => focusOn("#places-search") },
];

export default function Places({ loaderData: { text, places } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-3xl">Listings</h1>
      <Form method="get" role="search" className="mt-4 flex flex-wrap items-end gap-3">
        <label className="max-w-md min-w-0 flex-1 text-sm text-ash">
          Name, city, state or id
          <input
            id="places-search"
            type="search"
            name="q"
            defaultValue={text}
            className="field mt-1 block min-h-11 w-full px-3 text-base"
          />
        </label>
        <button type="submit" className={BUTTON.outline}>
          Find
        </button>
      </Form>
      <p role="status" className="mt-5 text-sm text-ash">
        {text ? `Found for "${text}"` : "Changed last; hidden ones are listed, too"}
      </p>
      <ol className="mt-3 border-x border-t border-line">
        {places.map((place) => (
          <li
            key={place.id}
            className="relative grid gap-x-6 border-b border-line bg-dusk px-4 py-3 hover:bg-slate sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_8rem]"
          >
            <Link
              to={`/review/place/${place.id}`}
              data-queue-item
              className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-pumpkin"
            >
              {place.houseName}
            </Link>
            <span className="text-ash">
              {place.city}, {place.state}
            </span>
            <span className="text-sm text-ash">{place.hiddenAt ? "hidden" : place.origin}</span>
          </li>
        ))}
      </ol>
      {places.length === 0 && (
        <p className="mt-3 border border-line bg-dusk px-6 py-12 text-center">Nothing matches.</p>
      )}
      <DeskKeys keys={KEYS} />
    </>
  );
}
