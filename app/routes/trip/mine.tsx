import { useEffect } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "../../ui/layout/link-button.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { dayOfToday } from "../../ui/offline/kept-days.ts";
import { KeptTrips, useKeptTrips } from "../../ui/offline/kept-trips.tsx";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { pageMeta } from "../../web/seo/page-meta.ts";
import type { Route } from "./+types/mine";

const PATH = "/trip/mine";
const CRUMBS = [
  { name: "Plan a Trip", path: "/trip" },
  { name: "My Trip", path: PATH },
];

export const headers = pageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "My Trip",
    description: "The haunted road trips that you kept on this device, day by day.",
    path: PATH,
    noindex: true,
  });

/** The trips that were kept on this device. On the date of one its day opens by itself. */
export default function MyTrips() {
  const navigate = useNavigate();
  const [trips] = useKeptTrips();
  const today = trips && dayOfToday(trips)?.day.path;
  useEffect(() => {
    if (today) void navigate(today, { replace: true });
  }, [today, navigate]);
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="My Trip"
        lead="Trips that you keep for offline use open here, day by day and stop by stop, also without a network."
      />
      <div className="wrap mt-8">
        <p className="without-script text-ash">This list needs JavaScript, because it is made in your own browser.</p>
        {trips?.length === 0 && (
          <p className="needs-script mb-6 max-w-prose text-lg text-ash">
            No trip is kept on this device yet. Plan one, then choose "Keep for offline use".
          </p>
        )}
        <KeptTrips />
        <p className="mt-8">
          <LinkButton to="/trip">Plan a trip</LinkButton>
        </p>
      </div>
    </>
  );
}
