import { data, Link } from "react-router";
import { letterOf, letters, sourcesOf } from "../../domain/browse/sources.ts";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { LetterLinks } from "../../ui/sources/letter-links.tsx";
import { letterName, letterPath, type SourceView, sourceView } from "../../ui/sources/sources-view.ts";
import { plural } from "../../ui/text/format.ts";
import { closeMatches } from "../../views/close-matches.ts";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { pageMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/sources-letter";

export const headers = pageHeaders;

export async function loader({ params: { letter }, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const sources = sourcesOf(site.catalog);
  const all = letters(sources);
  if (!all.includes(letter)) throw data(await closeMatches(site, url.pathname), { status: 404 });
  const [works, sites] = [sources.works, sources.sites].map((some) =>
    some.filter((source) => letterOf(source) === letter).map(sourceView),
  );
  return { letter, letters: all, works: works!, sites: sites! };
}

const crumbsOf = (letter: string) => [
  { name: "Sources", path: "/sources" },
  { name: letterName(letter), path: letterPath(letter) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { letter, works, sites } = loaderData;
  return pageMeta(matches, {
    title: `Sources: ${letterName(letter)}`,
    description: `${plural(works.length, "printed work")} and ${plural(sites.length, "site")} under ${letterName(letter)} that our records cite, each with its places.`,
    keywords: ["sources", "bibliography"],
    path: letterPath(letter),
    crumbs: crumbsOf(letter),
  });
};

export default function SourcesLetter({ loaderData: { letter, letters: all, works, sites } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(letter)}
        title={`Sources: ${letterName(letter)}`}
        lead={
          works.length > 0 &&
          sites.length > 0 && (
            <>
              {plural(works.length, "printed work")} by author, then{" "}
              <a href="#sites" className="text-link">
                {plural(sites.length, "site")}
              </a>
            </>
          )
        }
      >
        <LetterLinks letters={all} current={letter} />
      </PageHeader>
      <SourceList heading="Printed Works" sources={works} />
      <SourceList heading="Sites" sources={sites} />
    </>
  );
}

function SourceList({ heading, sources }: { heading: string; sources: readonly SourceView[] }) {
  if (sources.length === 0) return null;
  return (
    <Section id={heading === "Sites" ? "sites" : undefined} heading={heading}>
      <ul className="max-w-[65ch] divide-y divide-line border-y border-line">
        {sources.map(({ name, anchor, places }) => (
          <li key={name} id={anchor} className="scroll-mt-24 py-3">
            <p className="font-text text-lg wrap-anywhere">{name}</p>
            <p className="mt-1 text-[0.9375rem] text-ash">
              {places.map(({ slug, houseName, state }, index) => (
                <span key={slug}>
                  {index > 0 && "; "}
                  <Link to={`/location/${slug}`} className="hover:text-pumpkin hover:underline">
                    {houseName}
                  </Link>
                  , {state}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
