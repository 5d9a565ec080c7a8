import { reviewerContext } from "../../web/review/reviewer-session.ts";
import type { Route } from "./+types/session";

/** Asked before a form is sent, so that it stays on the screen when the session has ended. */
export function loader({ context }: Route.LoaderArgs) {
  const { reviewer, formToken } = context.get(reviewerContext);
  return Response.json({ username: reviewer.username, formToken });
}
