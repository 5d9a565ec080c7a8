/** The review desk's layout, and the guard for all routes in it. */
import { Outlet, useLocation } from "react-router";
import { countQueue } from "../../store/review/review-queue.ts";
import { DeskBar } from "../../ui/review/desk-bar.tsx";
import { wordsOf } from "../../ui/review/listing-values.ts";
import { guardDesk, reviewerContext } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/frame";

/** Applies to every route under it. */
export const handle: RouteRule = { personal: true };

export const middleware: Route.MiddlewareFunction[] = [guardDesk(wordsOf)];

/** Has a loader, so that client-side navigations run the guard as well. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { reviewer, formToken } = context.get(reviewerContext);
  return { username: reviewer.username, formToken, counts: await countQueue(site.db, site.now()) };
}

export default function Review({ loaderData: { username, counts } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <DeskBar username={username} counts={counts} />
      <div className="wrap pt-6 pb-20">
        {/* A page of its own for each item: text typed for one does not carry over to the next. */}
        <Outlet key={pathname} />
      </div>
    </>
  );
}
