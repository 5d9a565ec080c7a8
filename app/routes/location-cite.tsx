import { data, redirect } from "react-router";
import { findPlace } from "../domain/catalog/find-place.ts";
import { CodeBlock } from "../ui/api/call-entry.tsx";
import { EmptyScreen } from "../ui/layout/empty-screen.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { pageHeaders } from "../web/render/page-headers.ts";
import { bibtexReference, chicagoReference, cslReference } from "../web/seo/citations.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/location-cite";

export const headers = pageHeaders;

export function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, siteUrl } = context.get(siteContext);
  const found = findPlace(catalog, params.slug);
  if (!found) return data(undefined, { status: 404 });
  const { place, moved } = found;
  if (moved) throw redirect(`/location/${place.slug}/cite`, 301);
  return {
    houseName: place.houseName,
    path: `/location/${place.slug}`,
    chicago: chicagoReference(siteUrl, place),
    bibtex: bibtexReference(siteUrl, place),
    csl: JSON.stringify([cslReference(siteUrl, place)], null, 2),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData ? `Cite ${loaderData.houseName}` : "Haunted Location Not Found",
    description: "A reference to the page of this place: Chicago style, BibTeX and CSL-JSON.",
    path: loaderData && `${loaderData.path}/cite`,
    noindex: true,
  });

export default function LocationCite({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <EmptyScreen heading="Haunted Location Not Found" action={{ to: "/", text: "Explore Other Locations" }}>
        We couldn't find the haunted location you're looking for.
      </EmptyScreen>
    );
  }
  const { houseName, path, chicago, bibtex, csl } = loaderData;
  const crumbs = [
    { name: houseName, path },
    { name: "Cite", path: `${path}/cite` },
  ];
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="Cite This Place"
        lead={`A reference to the page about ${houseName}, with the day of its last change. For what happened there, cite the sources that it names.`}
      />
      <div className="wrap mt-10 space-y-4">
        <Reference heading="Chicago style" text={chicago} />
        <Reference heading="BibTeX" text={bibtex} file={`${path}/cite/reference.bib`} />
        <Reference heading="CSL-JSON" text={csl} file={`${path}/cite/reference.json`} />
      </div>
    </>
  );
}

function Reference({ heading, text, file }: { heading: string; text: string; file?: string }) {
  return (
    <section aria-label={heading}>
      <h2 className="text-2xl">{heading}</h2>
      <CodeBlock code={text} />
      {file && (
        <a href={file} download className="mt-2 inline-block py-1 text-link">
          Download as a file
        </a>
      )}
    </section>
  );
}
