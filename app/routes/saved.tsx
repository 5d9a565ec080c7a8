import { data } from "react-router";
import { isLocated } from "../domain/places/place.ts";
import { MAX_LINKED, readSavedLink, savedSearch } from "../domain/saved/saved-link.ts";
import { cardView } from "../ui/cards/card-view.ts";
import { EmptyScreen } from "../ui/layout/empty-screen.tsx";
import { placeView } from "../ui/map/map-data-view.ts";
import { KeptTrips, TodayOnTrip } from "../ui/offline/kept-trips.tsx";
import { OfflineSection } from "../ui/offline/offline-section.tsx";
import { readNameHash } from "../ui/saved/list-hash.ts";
import { SavedPlaces } from "../ui/saved/saved-places.tsx";
import { directoryCounts } from "../ui/saved/saved-view.ts";
import { SharedPlaces } from "../ui/saved/shared-places.tsx";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/saved";

/** Long links repeat the parameter (app/domain/saved/saved-link.ts). */
export const handle: RouteRule = { params: ["places"], free: ["places"], lists: ["places"] };
export const headers = pageHeaders;

const PATH = "/saved";
const MISTAKES = {
  damaged: "This link is damaged. Ask whoever sent it to send it again.",
  "cut-off":
    "Part of this link was lost on the way, and places would be missing. Ask whoever sent it to copy it again.",
  "too-many": `A link holds up to ${MAX_LINKED} places, and this one has more. Ask for two links instead.`,
  missing: "None of the places in this link are in the directory anymore.",
} as const;

/** The visitor's own lists, which the browser fills in, or the places of a link that somebody shared. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const values = url.searchParams.getAll("places");
  if (values.length === 0) return { page: "own" as const, directory: directoryCounts(catalog) };
  const link = readSavedLink(catalog, values);
  if ("mistake" in link) return data({ page: "mistake" as const, mistake: link.mistake }, { status: 400 });
  const { places, missing } = link;
  if (places.length === 0) return data({ page: "mistake" as const, mistake: "missing" as const }, { status: 404 });
  return {
    page: "shared" as const,
    cards: places.map(cardView),
    marks: places.filter(isLocated).map(placeView),
    missing,
    search: savedSearch(places.map(({ id }) => id)),
  };
}

/** The hash alone changes with the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const shared = loaderData?.page === "shared" ? loaderData : undefined;
  return pageMeta(matches, {
    title: shared ? readNameHash(location.hash) || "A Shared List of Haunted Places" : "Saved Places",
    description: shared
      ? shared.cards
          .slice(0, 4)
          .map(({ houseName }) => houseName)
          .join(", ")
      : "The haunted places you saved, kept in your own browser.",
    path: PATH,
    noindex: true,
  });
};

export default function Saved({ loaderData }: Route.ComponentProps) {
  if (loaderData.page === "mistake") {
    return (
      <EmptyScreen
        heading="This Link Cannot Be Opened"
        action={{ to: "/all-locations", text: "Explore All Locations" }}
        also={{ to: PATH, text: "Your saved places" }}
      >
        {MISTAKES[loaderData.mistake]}
      </EmptyScreen>
    );
  }
  if (loaderData.page === "shared") return <SharedPlaces {...loaderData} />;
  return (
    <>
      <TodayOnTrip />
      <KeptTrips />
      <SavedPlaces directory={loaderData.directory} />
      <OfflineSection />
    </>
  );
}
