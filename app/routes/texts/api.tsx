import { Link } from "react-router";
import { API_CALLS } from "../../api/index.ts";
import { openApiDocument } from "../../api/openapi.ts";
import { viewGroups, viewPlaceFields } from "../../api/page-view.ts";
import { TOOLS } from "../../api/tools.ts";
import { DATA_LICENSE, editionOf } from "../../domain/import-export/data-license.ts";
import { SITE } from "../../site.ts";
import { Assistants } from "../../ui/api/assistants.tsx";
import { CallEntry } from "../../ui/api/call-entry.tsx";
import { FieldList } from "../../ui/api/field-list.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { datasetData } from "../../web/seo/dataset-data.ts";
import { pageMeta, siteUrlOf } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/api";

export const headers = pageHeaders;

const TITLE = "Open data and API";
const CRUMBS = [{ name: TITLE, path: "/api" }];

export function loader({ context }: Route.LoaderArgs) {
  const { catalog, siteUrl } = context.get(siteContext);
  const document = openApiDocument(API_CALLS, siteUrl);
  return {
    siteUrl,
    edition: editionOf(catalog),
    total: catalog.places.length,
    fields: viewPlaceFields(document),
    groups: viewGroups(document),
    tools: TOOLS.map(({ call }) => call.id),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: `Read the whole directory of ${SITE.name} with your own programs: documented haunted places as JSON, GeoJSON and CSV, free and without a key.`,
    keywords: ["open data", "API", "OpenAPI", "dataset"],
    path: "/api",
    image: "/share/page/api.png",
    crumbs: CRUMBS,
    structuredData: loaderData ? [datasetData(siteUrlOf(matches), loaderData.edition)] : [],
  });

export default function Api({ loaderData: { siteUrl, total, fields, groups, tools } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title={TITLE}
        lead={
          <>
            Everything these pages show can be read by programs too: {formatCount(total)}{" "}
            {total === 1 ? "place" : "places"} with their stories, sources and positions. It is free, and you need no
            key and no account. An{" "}
            <a href="/api/openapi.json" className="text-link">
              OpenAPI document
            </a>{" "}
            describes every call to programs; this page explains them to people.
          </>
        }
      >
        <PageLinks
          names={[
            ...groups.map(({ name }) => name),
            "Fields of a place",
            "Assistants",
            "Good to know",
            "License and credit",
          ]}
        />
      </PageHeader>

      {groups.map(({ name, calls }) => (
        <Section key={name} id={anchor(name)} heading={name}>
          <div className="grid grid-cols-1 gap-5">
            {calls.map((call) => (
              <CallEntry key={call.id} call={call} />
            ))}
          </div>
        </Section>
      ))}

      <Section
        id={anchor("Fields of a place")}
        heading="Fields of a place"
        intro="What is not known is left out, never guessed. Lists leave out the full story and the reports; a single place carries them."
      >
        <FieldList fields={fields} />
      </Section>

      <Section id={anchor("Assistants")} heading="Assistants">
        <Assistants address={`${siteUrl}/mcp`} tools={tools} />
      </Section>
      <GoodToKnow />
      <LicenseAndCredit />
    </>
  );
}

function PageLinks({ names }: { names: readonly string[] }) {
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${anchor(name)}`}
              className="inline-flex min-h-11 items-center rounded-sm border border-line px-4 hover:border-pumpkin hover:text-pumpkin"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function GoodToKnow() {
  return (
    <Section id={anchor("Good to know")} heading="Good to know">
      <ul className="max-w-prose list-disc space-y-3 pl-5 marker:text-pumpkin">
        <li>
          Answers are JSON. A refusal has a status of 400 or more and says why:{" "}
          <code className="font-mono text-[0.9375rem] break-words">{'{ "message": "Location not found" }'}</code>.
          Invalid input adds <code className="font-mono text-[0.9375rem]">errors</code> with a message for each field.
        </li>
        <li>
          Every answer carries an ETag. Send it back in If-None-Match, and an unchanged answer costs you nothing (304).
          Brotli and gzip are supported.
        </li>
        <li>
          Searches are limited for each address to a few a second. If you need the whole directory, take the list or an
          export once instead of asking place by place.
        </li>
        <li>
          Private places carry neither street address nor exact position, only those of their city. Please do not try to
          find what is left out, and never send visitors there.
        </li>
        <li>Ids never change. Slugs can change; the old ones redirect.</li>
      </ul>
    </Section>
  );
}

function LicenseAndCredit() {
  return (
    <Section id={anchor("License and credit")} heading="License and credit">
      <div className="max-w-prose space-y-4">
        <p>
          The records are under{" "}
          <a href={DATA_LICENSE.url} rel="license" className="text-link">
            {DATA_LICENSE.title}
          </a>{" "}
          ({DATA_LICENSE.name}): use them, change them, and credit {SITE.name} with a link to the page of the place,
          which offers a reference. The program behind this site is under the MIT License.
        </p>
        <p>
          Exports say which version of the directory they are, and of which day; for CSV the data package says it.
          Scripts on other sites' pages may call everything here, without credentials.
        </p>
        <p>
          What a record cites or links to belongs to its authors. Positions of towns and zip codes come from{" "}
          <a href="https://www.geonames.org/" className="text-link">
            GeoNames
          </a>{" "}
          (CC BY 4.0). How entries are chosen and rated is told on{" "}
          <Link to="/about" prefetch="intent" className="text-link">
            about our data
          </Link>
          .
        </p>
      </div>
    </Section>
  );
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
