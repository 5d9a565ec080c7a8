import type { MetaDescriptor } from "react-router";
import { pageMeta } from "./page-meta.ts";

/** SPEC's not-found page, for unknown paths and pages past the end of a list. */
export function notFoundMeta(matches: Parameters<typeof pageMeta>[0]): MetaDescriptor[] {
  return pageMeta(matches, {
    title: "404 - Page Not Found",
    bareTitle: true,
    description: "The page you're looking for doesn't exist.",
  });
}
