import { data, Link } from "react-router";
import { findSampleRoute, SAMPLE_ROUTES } from "../../domain/trips/sample-routes.ts";
import { TripMap } from "../../map/trip-map.tsx";
import { guideRoutePath } from "../../ui/cards/place-links.ts";
import { SampleRouteDays } from "../../ui/guide/sample-route-days.tsx";
import { SampleRouteStrip } from "../../ui/guide/sample-route-list.tsx";
import { sampleRoutePageView, sampleRouteView } from "../../ui/guide/sample-route-view.ts";
import { BUTTON } from "../../ui/layout/link-button.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { Listen } from "../../ui/listen/listen.tsx";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { pageMeta, siteUrlOf } from "../../web/seo/page-meta.ts";
import { articleData } from "../../web/seo/text-page-data.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/guide-route";

const GUIDE = { name: "Haunted Road Trip Guide", path: "/haunted-roadtrip" };
const IMAGE = "/share/page/haunted-roadtrip.png";

export const headers = pageHeaders;

/** One of the guide's routes: its plan and map. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, roads } = context.get(siteContext);
  const routes = SAMPLE_ROUTES.flatMap((record) => findSampleRoute(catalog, roads(), record) ?? []);
  const route = routes.find(({ id }) => id === params.route);
  if (!route) throw data(null, { status: 404 });
  return {
    route: sampleRoutePageView(route),
    others: routes.filter((other) => other !== route).map(sampleRouteView),
  };
}

const crumbsOf = ({ id, name }: { id: string; name: string }) => [GUIDE, { name, path: guideRoutePath(id) }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { route } = loaderData;
  const page = {
    name: `${route.name}: a haunted road trip`,
    description: `${route.region}: ${route.length}. ${route.intro}`,
    path: guideRoutePath(route.id),
    image: IMAGE,
  };
  return pageMeta(matches, {
    title: page.name,
    description: page.description,
    image: page.image,
    keywords: [
      "haunted road trip",
      "haunted route",
      route.region,
      ...route.days.flatMap(({ stops }) => stops[0]!.town),
    ],
    path: page.path,
    type: "article",
    crumbs: crumbsOf(route),
    structuredData: [articleData(siteUrlOf(matches), page)],
  });
};

const TEXT = "route-text";

export default function GuideRoute({ loaderData: { route, others } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(route)}
        eyebrow={route.region}
        title={route.name}
        lead={route.length}
        picture={route.picture}
      />
      <div
        id={TEXT}
        className="wrap mt-6 grid gap-x-14 gap-y-8 sm:mt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr]"
      >
        <div>
          <p className="max-w-prose font-text text-lg leading-relaxed sm:text-xl">{route.intro}</p>
          <p className="mt-4 max-w-prose border-l-2 border-pumpkin pl-4 text-ash">{route.hint}</p>
          <div data-print="hide" className="mt-5 flex flex-wrap gap-3">
            <Link to={route.planner} rel="nofollow" className={BUTTON.primary}>
              Open in the planner<span className="sr-only">: {route.name}</span>
            </Link>
            <Listen
              of={TEXT}
              title={route.name}
              summary={route.intro}
              className={`${BUTTON.outline} [&>svg]:size-4.5`}
            />
          </div>
        </div>
        <div className="lg:row-span-2">
          <div className="lg:sticky lg:top-24">
            <TripMap days={route.days} {...route.map} label={`Map: ${route.name}`} className="h-72 lg:h-112" />
          </div>
        </div>
        <div>
          <SampleRouteDays days={route.days} />
          <p className="mt-8 max-w-prose text-[0.9375rem] text-ash">
            Times and miles are by car, from the stop before, on a clear road. The planner adds opening hours, meals and
            your own dates, and its plan can be kept on your phone for the road.
          </p>
        </div>
      </div>
      {others.length > 0 && (
        <Section heading="Other Routes of the Guide">
          <SampleRouteStrip routes={others} />
        </Section>
      )}
    </>
  );
}
