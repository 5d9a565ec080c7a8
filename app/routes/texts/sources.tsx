import { Link } from "react-router";
import { letters, sourcesOf } from "../../domain/browse/sources.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { LetterLinks } from "../../ui/sources/letter-links.tsx";
import { letterName, letterPath, mostCited } from "../../ui/sources/sources-view.ts";
import { plural } from "../../ui/text/format.ts";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { pageMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/sources";

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const sources = sourcesOf(context.get(siteContext).catalog);
  return {
    letters: letters(sources),
    works: { total: sources.works.length, most: mostCited(sources.works) },
    sites: { total: sources.sites.length, most: mostCited(sources.sites) },
  };
}

const PATH = "/sources";
const TITLE = "Works and Sites We Cite";
const CRUMBS = [{ name: "Sources", path: PATH }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: TITLE,
        description: `The ${plural(loaderData.works.total, "printed work")} and ${plural(loaderData.sites.total, "site")} that the records of this directory cite, by letter, each with the places that it is cited for.`,
        keywords: ["sources", "bibliography", "ghost lore books"],
        path: PATH,
        crumbs: CRUMBS,
        collection: {
          total: loaderData.letters.length,
          items: loaderData.letters.map((letter) => ({ name: letterName(letter), path: letterPath(letter) })),
        },
      })
    : [];

export default function Sources({ loaderData: { letters: all, works, sites } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title={TITLE}
        lead={`What our records rest on: ${plural(works.total, "printed work")} and ${plural(sites.total, "site")}, each with its places. Works are listed by author.`}
      >
        <LetterLinks letters={all} />
      </PageHeader>
      <MostCited heading="Works Cited Most" links={works.most} />
      <MostCited heading="Sites Cited Most" links={sites.most} />
    </>
  );
}

function MostCited({ heading, links }: { heading: string; links: ReturnType<typeof mostCited> }) {
  if (links.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className="max-w-[65ch] divide-y divide-line border-y border-line">
        {links.map(({ to, name, count }) => (
          <li key={name} className="py-2">
            <Link to={to} className="inline-block py-1 wrap-anywhere text-link">
              {name}
            </Link>{" "}
            <span className="text-[0.9375rem] text-ash">{plural(count, "place")}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
