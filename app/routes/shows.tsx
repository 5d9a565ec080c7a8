import { showsWithPlaces } from "../domain/browse/places-on-television.ts";
import { showPath } from "../ui/investigations/show-path.ts";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { plural } from "../ui/text/format.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/shows";

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return showsWithPlaces(context.get(siteContext).catalog).map(({ show: { title, slug }, episodes }) => ({
    title,
    slug,
    count: episodes.length,
  }));
}

const PATH = "/shows";
const TITLE = "Haunted Places on Television";
const CRUMBS = [
  { name: "Lists", path: "/lists" },
  { name: "Television", path: PATH },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: TITLE,
        description: `Where ${plural(loaderData.length, "television program")} about ghosts filmed, place by place: ${loaderData
          .slice(0, 4)
          .map(({ title }) => title)
          .join(", ")} and others.`,
        keywords: [TITLE, ...loaderData.map(({ title }) => `${title} locations`)],
        path: PATH,
        crumbs: CRUMBS,
        collection: {
          total: loaderData.length,
          items: loaderData.map(({ title, slug }) => ({ name: title, path: showPath(slug) })),
        },
      })
    : [];

export default function Shows({ loaderData: shows }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title={TITLE}
        lead="Where was that episode? The programs that filmed at places of this directory, as far as it is documented."
      />
      <Section heading="The Programs">
        <CountLinks
          links={shows.map(({ title, slug, count }) => ({
            to: showPath(slug),
            name: title,
            count: plural(count, "place"),
          }))}
        />
      </Section>
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.lists, ONWARD.investigations, ONWARD.mostHaunted, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
