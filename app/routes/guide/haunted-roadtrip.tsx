import type { Catalog } from "../../domain/catalog/catalog.ts";
import { findSampleRoute, SAMPLE_ROUTES } from "../../domain/trips/sample-routes.ts";
import { FindingSites, type GuideFacts, PermissionAndLaw } from "../../ui/guide/before-you-go.tsx";
import { CHAPTERS } from "../../ui/guide/chapter.tsx";
import { Etiquette, Safety } from "../../ui/guide/on-site.tsx";
import { PackingList, PlanningTheDrive, WhenYouAreHome } from "../../ui/guide/on-the-road.tsx";
import { SampleRouteList, SampleRouteStrip } from "../../ui/guide/sample-route-list.tsx";
import { type SampleRouteView, sampleRouteView } from "../../ui/guide/sample-route-view.ts";
import { LinkButton } from "../../ui/layout/link-button.tsx";
import { LinkTiles, ONWARD } from "../../ui/layout/link-tiles.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ContentsList } from "../../ui/text/contents-list.tsx";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { pageMeta, siteUrlOf } from "../../web/seo/page-meta.ts";
import { articleData } from "../../web/seo/text-page-data.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/haunted-roadtrip";

const PAGE = {
  name: "Haunted Road Trip Guide",
  description:
    "How to plan a haunted road trip: finding real sites, permission and the law, etiquette, safety, four to six hours of driving per day, a packing list and sample routes.",
  path: "/haunted-roadtrip",
  image: "/share/page/haunted-roadtrip.png",
};
const CRUMBS = [{ name: PAGE.name, path: PAGE.path }];

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { catalog, roads } = context.get(siteContext);
  const routes = SAMPLE_ROUTES.flatMap((record) => findSampleRoute(catalog, roads(), record) ?? []);
  return { facts: guideFacts(catalog), routes: routes.map(sampleRouteView) };
}

function guideFacts({ places }: Catalog): GuideFacts {
  return {
    places: places.length,
    visitable: places.filter(({ access }) => access === "open" || access === "tours").length,
    privatePlaces: places.filter(({ access }) => access === "private").length,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: PAGE.name,
    description: PAGE.description,
    image: PAGE.image,
    keywords: [
      "haunted road trip",
      "ghost hunting etiquette",
      "ghost hunting safety",
      "haunted routes",
      "packing list",
    ],
    path: PAGE.path,
    type: "article",
    crumbs: CRUMBS,
    structuredData: [articleData(siteUrlOf(matches), PAGE)],
  });

export default function HauntedRoadtrip({ loaderData: { facts, routes } }: Route.ComponentProps) {
  const chapters = Object.values(CHAPTERS).filter((chapter) => chapter !== CHAPTERS.routes || routes.length > 0);
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        eyebrow="Road trip guide"
        title="The haunted road trip"
        lead="How to find places with a real history, get in by the front door, treat the dead and the living well, and be awake for the drive home."
      >
        <p data-print="hide" className="mb-5 sm:-mt-4 sm:mb-10">
          <LinkButton to="/trip">Plan your own trip</LinkButton>
        </p>
        {routes.length > 0 && <SampleRouteStrip routes={routes} />}
      </PageHeader>
      <div className="wrap mt-6 gap-x-16 sm:mt-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div data-print="hide" className="border-y border-line py-4 sm:py-6 lg:border-0 lg:py-0">
          <ContentsList items={chapters} />
        </div>
        <div className="mt-8 sm:mt-12 lg:mt-0">
          <FindingSites facts={facts} />
          <PermissionAndLaw facts={facts} />
          <Etiquette />
          <Safety />
          <PlanningTheDrive />
          <PackingList />
        </div>
      </div>
      {routes.length > 0 && <SampleRoutes routes={routes} />}
      <div className="wrap mt-10 sm:mt-20">
        <WhenYouAreHome />
      </div>
      <Section heading="Where to next">
        <LinkTiles
          tiles={[
            { to: "/trip", title: "Plan a Trip", text: "Your own route, with days, stops and driving times" },
            ONWARD.allLocations,
            ONWARD.mostHaunted,
            ONWARD.investigations,
            ONWARD.shows,
            ONWARD.activityTypes,
            ONWARD.submit,
          ]}
        />
      </Section>
    </>
  );
}

function SampleRoutes({ routes }: { routes: readonly SampleRouteView[] }) {
  return (
    <section aria-labelledby={CHAPTERS.routes.id} className="wrap mt-10 sm:mt-20">
      <h2 id={CHAPTERS.routes.id} tabIndex={-1} className="text-3xl sm:text-4xl">
        {CHAPTERS.routes.title}
      </h2>
      <div className="prose mt-3 mb-6 sm:mt-5">
        <p>
          Each of these keeps to four to six hours of driving per day, most of them to less. Every stop can be visited
          or at least seen from the street. Each route has a page of its own with its days, its stops, the drives
          between them and a map.
        </p>
      </div>
      <SampleRouteList routes={routes} />
    </section>
  );
}
