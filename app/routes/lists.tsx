import { kindCounts } from "../domain/catalog/places-by-kind.ts";
import { editorsLists, LIST_GROUPS } from "../domain/lists/editors-list.ts";
import { kindLinks } from "../ui/cards/place-links.ts";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ListCards } from "../ui/lists/list-card.tsx";
import { listCards } from "../ui/lists/list-card-view.ts";
import { listPath } from "../ui/lists/list-path.ts";
import { plural } from "../ui/text/format.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/lists";

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { catalog, lists } = context.get(siteContext);
  const all = editorsLists(catalog, lists);
  const cards = listCards(all);
  const inGroup = new Map(all.map(({ slug, group }) => [slug, group]));
  return {
    groups: LIST_GROUPS.map((name) => ({
      name,
      lists: cards.filter(({ slug }) => inGroup.get(slug) === name),
    })).filter(({ lists }) => lists.length > 0),
    kinds: kindLinks(kindCounts(catalog)),
  };
}

const PATH = "/lists";
const TITLE = "Lists of Haunted Places";
const CRUMBS = [{ name: "Lists", path: PATH }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const lists = loaderData.groups.flatMap((group) => group.lists);
  return pageMeta(matches, {
    title: TITLE,
    description: `${plural(lists.length, "list")} of haunted places by our editors, with a line on why each place belongs: inns to sleep in, prisons, lighthouses, ships, films, and more.`,
    keywords: ["lists of haunted places", ...lists.slice(0, 8).map(({ title }) => title)],
    path: PATH,
    image: `/share/page${PATH}.png`,
    crumbs: CRUMBS,
    collection: {
      total: lists.length,
      items: lists.map(({ title, slug }) => ({ name: title, path: listPath(slug) })),
    },
  });
};

export default function Lists({ loaderData: { groups, kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title={TITLE}
        lead="Places that belong together, chosen by our editors, each with a line that says why it is here."
      />
      {groups.map(({ name, lists }) => (
        <Section key={name} heading={name}>
          <ListCards lists={lists} />
        </Section>
      ))}
      {kinds.length > 0 && (
        <Section heading="Every Kind of Place">
          <CountLinks links={kinds} />
        </Section>
      )}
      <Section heading="Explore More">
        <LinkTiles
          tiles={[ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.investigations, ONWARD.shows, ONWARD.roadTrip]}
        />
      </Section>
    </>
  );
}
