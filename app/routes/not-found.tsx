import { data } from "react-router";
import { NotFoundScreen } from "../ui/layout/not-found-screen.tsx";
import type { RouteRule } from "../web/route-rule.ts";
import { notFoundMeta } from "../web/seo/page-meta.ts";
import type { Route } from "./+types/not-found";

export const handle: RouteRule = { cache: false };

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches);

export default function NotFound() {
  return <NotFoundScreen />;
}
