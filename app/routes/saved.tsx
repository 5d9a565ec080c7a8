import { PageHeader } from "../ui/layout/page-header.tsx";
import { OfflineSection } from "../ui/offline/offline-section.tsx";
import { SavedPlaces } from "../ui/saved/saved-places.tsx";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import type { Route } from "./+types/saved";

export const headers = pageHeaders;

const PATH = "/saved";
const CRUMBS = [
  { name: "Home", path: "/" },
  { name: "Saved", path: PATH },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Saved Places",
    description: "The haunted places you saved, kept in your own browser.",
    path: PATH,
    noindex: true,
  });

export default function Saved() {
  return (
    <>
      <PageHeader crumbs={CRUMBS} title="Saved Places" />
      <SavedPlaces />
      <OfflineSection />
    </>
  );
}
