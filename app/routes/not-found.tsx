import { data } from "react-router";
import { NotFoundScreen } from "../ui/layout/not-found-screen.tsx";
import { closeMatches } from "../views/close-matches.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { notFoundMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/not-found";

export const handle: RouteRule = { cache: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await closeMatches(context.get(siteContext), url.pathname), { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches);

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundScreen guesses={loaderData} />;
}
