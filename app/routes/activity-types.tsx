import { activityDirectory } from "../domain/browse/activity-directory.ts";
import { placesWithActivity } from "../domain/browse/places-with-activity.ts";
import type { Catalog } from "../domain/catalog/catalog.ts";
import { decorativeImage } from "../ui/cards/card-view.ts";
import { TypeCard, type TypeCardView } from "../ui/cards/type-card.tsx";
import { LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { plural } from "../ui/text/format.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/activity-types";

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  return { types: typeCards(catalog) };
}

/** Each type with the picture of its top place that no earlier type shows. */
function typeCards(catalog: Catalog): TypeCardView[] {
  const used = new Set<string>();
  return activityDirectory(catalog).map((entry) => {
    const places = placesWithActivity(catalog, entry.slug);
    const pictured = places.find((place) => !used.has(place.slug)) ?? places.at(0)!;
    used.add(pictured.slug);
    return { ...entry, pictured: { slug: pictured.slug, image: decorativeImage(pictured) } };
  });
}

const PATH = "/activity-types";
const TITLE = "Paranormal Activity Types";
const CRUMBS = [{ name: "Activity Types", path: PATH }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { types } = loaderData;
  return pageMeta(matches, {
    title: TITLE,
    description: `${plural(types.length, "type")} of paranormal activity, from apparitions to unexplained noises, and the documented places where each is reported.`,
    keywords: ["paranormal activity types", ...types.slice(0, 8).map(({ label }) => label)],
    path: PATH,
    image: `/share/page${PATH}.png`,
    crumbs: CRUMBS,
    collection: {
      total: types.length,
      items: types.map(({ label, slug }) => ({ name: label, path: `/activity/${slug}` })),
    },
  });
};

export default function ActivityTypes({ loaderData: { types } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        eyebrow={plural(types.length, "activity type")}
        title={TITLE}
        lead="What people say they saw, heard or felt, sorted by kind. A type is listed when at least one documented place has it; most places have several."
      />
      <Section heading="All Activity Types">
        {types.length === 0 && <p className="text-ash">No activity has been documented yet.</p>}
        <ul className="grid grid-cols-2 gap-3 sm:gap-6 md:grid-cols-3 lg:grid-cols-4">
          {types.map((type, index) => (
            <li key={type.slug}>
              <TypeCard type={type} eager={index < 1} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
