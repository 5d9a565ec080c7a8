import type { ReactNode } from "react";
import readingUrl from "../../styles/fonts/hauntway-serif-400.woff2?url";
import type { ContactLink } from "../../web/contact-link.ts";
import type { Crumb } from "../../web/seo/structured-data.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ContentsList } from "./contents-list.tsx";

interface TextPageProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: ReactNode;
  readonly parts: readonly { readonly id: string; readonly title: string; readonly text: ReactNode }[];
}

/** Preloads the body font on pages that open with body text, so that lines don't reflow after the first paint. */
export const readingFontLinks = () => [
  { rel: "preload", href: readingUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const,
];

/** A text page in a few parts, with a table of contents. */
export function TextPage({ crumbs, title, lead, parts }: TextPageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} title={title} lead={lead} />
      <div className="wrap mt-10 gap-x-16 sm:mt-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div data-print="hide" className="border-y border-line py-6 lg:border-0 lg:py-0">
          <ContentsList items={parts} />
        </div>
        <div className="mt-10 lg:mt-0">
          {parts.map(({ id, title: heading, text }) => (
            <section key={id} aria-labelledby={id} className="mt-14 first:mt-0">
              <h2 id={id} tabIndex={-1} className="text-3xl">
                {heading}
              </h2>
              <div className="prose mt-4">{text}</div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** The operator's address as a link. */
export function Contact({ contact }: { contact: ContactLink }) {
  return <a href={contact.href}>{contact.label}</a>;
}
