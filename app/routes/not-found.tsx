import { data } from "react-router";
import { pageMeta } from "../http/page-meta.ts";
import { NotFoundScreen } from "../ui/not-found-screen.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "404 - Page Not Found",
    bareTitle: true,
    description: "The page you're looking for doesn't exist.",
  });

export default function NotFound() {
  return <NotFoundScreen />;
}
