import { Rss } from "lucide-react";
import { Link } from "react-router";
import { Section } from "../layout/section.tsx";
import type { NewsView } from "./news-view.ts";

/** Without news, only the link to the feed. */
export function WhatsNew({ news }: { news: NewsView }) {
  if (news.items.length === 0) {
    return (
      <p data-print="hide" className="wrap mt-8">
        <FeedLink href={news.feed}>Follow new places here in a feed reader</FeedLink>
      </p>
    );
  }
  return (
    <Section heading="What Is New" data-print="hide">
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-3">
        {news.items.map(({ path, houseName, city, isReport, date }) => (
          <li key={path} className="border-b border-line py-2.5">
            <Link to={path} prefetch="intent" className="inline-block font-semibold wrap-anywhere hover:text-pumpkin">
              {isReport && "A visitor's report: "}
              {houseName}
            </Link>
            <span className="block text-[0.9375rem] text-ash">
              {city}, {isReport ? "told" : "new or updated"} {date}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <FeedLink href={news.feed}>Follow this in a feed reader</FeedLink>
      </p>
    </Section>
  );
}

function FeedLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex items-center gap-2 py-2 text-link">
      <Rss aria-hidden="true" className="size-4.5" />
      {children}
    </a>
  );
}
