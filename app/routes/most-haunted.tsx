import { Link } from "react-router";
import { rankMostHaunted, TOP } from "../domain/browse/rank-most-haunted.ts";
import { statesInDataOrder } from "../domain/catalog/state-counts.ts";
import { countVisitable } from "../domain/places/place.ts";
import { MapFrame } from "../map/map-frame.tsx";
import { fitView } from "../map/map-view.ts";
import { ActivityPanels } from "../ui/cards/activity-panels.tsx";
import { cardView } from "../ui/cards/card-view.ts";
import { stateLinks } from "../ui/cards/place-links.ts";
import { RankingList } from "../ui/cards/ranking-list.tsx";
import { panelView, rankedView } from "../ui/cards/ranking-view.ts";
import { TopCards } from "../ui/cards/top-cards.tsx";
import { BrowseByActivity } from "../ui/layout/activity-links.tsx";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { TakeAlong } from "../ui/map/take-along.tsx";
import { formatCount } from "../ui/text/format.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/most-haunted";

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const { ranked, panels, types } = rankMostHaunted(catalog);
  return {
    top: ranked.slice(0, TOP).map(cardView),
    ranked: ranked.map(rankedView),
    mostReports: catalog.byReviews[0]?.reviewCount ?? 0,
    view: fitView(ranked),
    visitable: countVisitable(ranked),
    panels: panels.map(panelView),
    moreTypes: types - panels.length,
    states: stateLinks(statesInDataOrder(catalog)),
  };
}

const PATH = "/most-haunted";
const TITLE = "Most Haunted Places in America";
const CRUMBS = [{ name: "Most Haunted", path: PATH }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { ranked } = loaderData;
  return pageMeta(matches, {
    title: TITLE,
    description:
      "The most haunted places in the United States, ranked by how well known and how well told they are, and by the number of reports.",
    keywords: [
      "most haunted places",
      "most haunted houses in America",
      ...ranked.slice(0, TOP).map((p) => p.houseName),
    ],
    path: PATH,
    image: `/share/page${PATH}.png`,
    crumbs: CRUMBS,
    collection: {
      total: ranked.length,
      items: ranked.map(({ houseName, slug }) => ({ name: houseName, path: `/location/${slug}` })),
    },
  });
};

export default function MostHaunted({ loaderData }: Route.ComponentProps) {
  const { top, ranked, mostReports, view, visitable, panels, moreTypes, states } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title={TITLE}
        lead={
          <>
            The best known and best told hauntings: seven tenths of a place's rank are{" "}
            <Link to="/about#rating" className="text-link">
              its star
            </Link>
            , our editors' score from 2.5 to 5.0, moved by visitors. The rest is the number of its reports, counted up
            to a hundred; the most that any place has today is {formatCount(mostReports)}.
          </>
        }
      />
      {ranked.length === 0 ? (
        <p className="wrap mt-16 text-lg text-ash">
          No place has both a rating and a report yet, so that there is nothing to rank.
        </p>
      ) : (
        <>
          <Section heading={`Top ${TOP} Most Haunted Locations`}>
            <TopCards cards={top} />
          </Section>
          <Section
            heading="Most Haunted by Activity Type"
            intro="Each place counts for the first kind of activity that is reported there."
          >
            <ActivityPanels panels={panels} />
            {moreTypes > 0 && (
              <p className="mt-12">
                <LinkButton to="/activity-types" kind="outline">
                  {formatCount(moreTypes)} more activity types
                </LinkButton>
              </p>
            )}
          </Section>
          <TopTwenty ranked={ranked} view={view} visitable={visitable} />
        </>
      )}
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.allLocations, ONWARD.roadTrip, ONWARD.submit, ONWARD.home]} />
      </Section>
      {states.length > 0 && (
        <Section heading="Most Haunted States">
          <CountLinks links={states} />
        </Section>
      )}
      <BrowseByActivity />
    </>
  );
}

type Top = Pick<Route.ComponentProps["loaderData"], "ranked" | "view" | "visitable">;

function TopTwenty({ ranked, view, visitable }: Top) {
  return (
    <Section heading={`The Top ${ranked.length}`}>
      {view && (
        <div className="mb-6">
          <MapFrame
            view={view}
            label={`Map of the ${ranked.length} most haunted places`}
            filter={{ list: "most-haunted" }}
            className="h-96 lg:h-112"
          />
          <TakeAlong filter={{ list: "most-haunted" }} count={visitable} />
          <p data-print="hide" className="mt-4">
            <LinkButton to="/map?list=most-haunted" kind="outline">
              See these on the map
            </LinkButton>
          </p>
        </div>
      )}
      <RankingList places={ranked} />
    </Section>
  );
}
