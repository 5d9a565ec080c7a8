import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/mcp";

/** What a tool does counts against the budget of its API call. */
export const handle: RouteRule = { methods: ["POST"], cache: false, shared: true, budget: "typing" };

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  // The protocol's library takes 14 MB, which a site that no assistant asks does not need.
  const { answerAssistant } = await import("../../api/answer-assistant.ts");
  return answerAssistant(request, context.get(siteContext));
}
