import { data } from "react-router";
import { notFoundMeta } from "../http/not-found-meta.ts";
import { NotFoundScreen } from "../ui/not-found-screen.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches);

export default function NotFound() {
  return <NotFoundScreen />;
}
