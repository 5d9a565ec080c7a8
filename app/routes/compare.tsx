import { Form } from "react-router";
import { comparePath } from "../domain/browse/compare-path.ts";
import { readCompared } from "../domain/browse/compare-places.ts";
import { DomainError } from "../domain/domain-error.ts";
import { findWaypoint } from "../domain/search/find-waypoint.ts";
import { tidyQuery } from "../domain/search/tokenize.ts";
import { CompareTable } from "../ui/compare/compare-table.tsx";
import { comparedView } from "../ui/compare/compare-view.ts";
import { BUTTON } from "../ui/layout/link-button.tsx";
import { LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { addDriveTimes } from "../views/drive-times.ts";
import { searchContextOf } from "../views/site-search.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { type SiteContext, siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/compare";

export const handle: RouteRule = { params: ["places", "from"], free: ["places", "from"], budget: "search" };

export const headers = pageHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { places, problems } = readCompared(site.catalog, url.searchParams.get("places") ?? "");
  const text = tidyQuery(url.searchParams.get("from") ?? "");
  const start = text === "" ? undefined : await findStart(site, text);
  const today = site.now().toISOString().slice(0, 10);
  const views = places.map((place) => comparedView(site.catalog, place, today));
  return {
    places: await addDriveTimes(site, start && "lat" in start ? start : undefined, views),
    problems: start && "problem" in start ? [...problems, start.problem] : problems,
    from: text,
    start: start && "label" in start ? start.label : undefined,
  };
}

/** The town to drive from, or a sentence about it. */
async function findStart(site: SiteContext, text: string) {
  const context = { ...(await searchContextOf(site)), roads: { townsByLabel: new Map() } };
  try {
    return await findWaypoint(context, site.askGeocoder, text);
  } catch (error) {
    if (error instanceof DomainError) return { problem: error.message };
    throw error;
  }
}

const CRUMBS = [{ name: "Compare", path: "/compare" }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const names = loaderData?.places.map(({ houseName }) => houseName) ?? [];
  return pageMeta(matches, {
    title: names.length > 1 ? `Compare ${names.join(", ")}` : "Compare Haunted Places",
    description: "Two to four haunted places side by side: score, access, admission, time and what is reported.",
    keywords: ["compare haunted places"],
    path: "/compare",
    noindex: names.length > 0,
  });
};

export default function Compare({ loaderData: { places, problems, from, start } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Compare Haunted Places"
        lead="Two to four places side by side. Save places and compare a list, or follow the link on the page of a place."
      />
      <div className="wrap mt-8">
        {problems.length > 0 && (
          <ul role="status" className="mb-8 border border-line bg-dusk px-6 py-4">
            {problems.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        )}
        {places.length > 0 && (
          <>
            <DriveFrom places={places} from={from} />
            <CompareTable places={places} from={start} />
          </>
        )}
      </div>
      <Section heading="Explore More" data-print="hide">
        <LinkTiles tiles={[ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.activityTypes, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}

/** Asks where the visitor starts, for the drive to each. */
function DriveFrom({ places, from }: Pick<Route.ComponentProps["loaderData"], "places" | "from">) {
  return (
    <Form action="/compare" method="get" className="mb-8 flex max-w-xl flex-wrap items-end gap-2.5" data-print="hide">
      <input type="hidden" name="places" value={comparePath(places).split("=")[1]} />
      <label className="min-w-48 flex-1">
        <span className="mb-2 block text-ash">Show the drive from</span>
        <input
          name="from"
          defaultValue={from}
          maxLength={200}
          placeholder="Town or zip code"
          className="field min-h-12 w-full px-4"
        />
      </label>
      <button type="submit" className={BUTTON.outline}>
        Show
      </button>
    </Form>
  );
}
