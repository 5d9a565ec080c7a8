import { siteStatistics } from "../domain/site-statistics.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { pageMeta } from "../http/page-meta.ts";
import { siteContext } from "../http/site-context.ts";
import { SITE } from "../site.ts";
import { formatCount, formatRating } from "../ui/format.ts";
import type { Route } from "./+types/home";

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  return { statistics: siteStatistics(catalog) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: `${SITE.name}: ${SITE.tagline}`, description: `${SITE.tagline}.`, path: "/" });

export default function Home({ loaderData: { statistics } }: Route.ComponentProps) {
  return (
    <section className="wrap py-24">
      <h1 className="max-w-3xl text-5xl sm:text-7xl">Every house keeps a story</h1>
      <dl className="mt-16 grid grid-cols-2 gap-8 lg:grid-cols-4">
        <Figure label="Paranormal Locations" value={formatCount(statistics.totalLocations)} />
        <Figure label="States Covered" value={formatCount(statistics.totalStates)} />
        <Figure label="Documented Reports" value={formatCount(statistics.totalReviews)} />
        <Figure label="Average Rating" value={formatRating(statistics.avgRating)} />
      </dl>
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ash">{label}</dt>
      <dd className="font-display text-4xl">{value}</dd>
    </div>
  );
}
