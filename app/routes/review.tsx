/** The frame of the desk, and the guard of everything in it. */
import { Outlet } from "react-router";
import { guardDesk, reviewerContext } from "../http/reviewer-session.ts";
import { siteContext } from "../http/site-context.ts";
import { countQueue } from "../store/review-queue.ts";
import { DeskBar } from "../ui/desk-bar.tsx";
import type { Route } from "./+types/review";

export const middleware: Route.MiddlewareFunction[] = [guardDesk];

/** A loader of its own, so that client navigations inside the desk pass the guard, too. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { reviewer, formToken } = context.get(reviewerContext);
  return { username: reviewer.username, formToken, counts: await countQueue(site.db, site.now()) };
}

export default function Review({ loaderData: { username, counts } }: Route.ComponentProps) {
  return (
    <>
      <DeskBar username={username} counts={counts} />
      <div className="wrap pt-6 pb-20">
        <Outlet />
      </div>
    </>
  );
}
