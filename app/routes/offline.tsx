import { OFFLINE_PATH } from "../offline/copy-rules.ts";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { StoredPages } from "../ui/offline/stored-pages-list.tsx";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import type { Route } from "./+types/offline";

const CRUMBS = [{ name: "Pages on This Device", path: OFFLINE_PATH }];

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Pages on This Device",
    description: "The pages that are kept on this device and open offline.",
    path: OFFLINE_PATH,
    noindex: true,
  });

/** What the service worker shows in place of a page that it has no copy of. */
export default function Offline() {
  return (
    <>
      <PageHeader crumbs={CRUMBS} title="Pages on This Device" />
      <StoredPages />
    </>
  );
}
