import { SITE } from "../../site.ts";
import type { Alternate } from "./page-meta.ts";

export const FEED_PARAMETERS = ["state", "city", "list"] as const;

/** Slugs, as in a feed's URL. If several states have a city of that name, its state is included. */
export type FeedQuestion = Partial<Record<(typeof FEED_PARAMETERS)[number], string | undefined>>;

export function feedPath(question: FeedQuestion): string {
  const parameters = new URLSearchParams();
  for (const name of FEED_PARAMETERS) if (question[name]) parameters.set(name, question[name]);
  return parameters.size > 0 ? `/feed.xml?${parameters}` : "/feed.xml";
}

/** As announced in a page's head. */
export const feedOf = (name: string, path: string): Alternate => ({
  type: "application/atom+xml",
  title: feedTitle(name),
  path,
});

export const feedTitle = (name: string): string => `${SITE.name}: what is new in ${name}`;
