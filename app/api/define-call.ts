/** An API call in one definition: its route, its rule and its part of the OpenAPI document are derived from it. */
import type { Context } from "hono";
import type { z } from "zod";
import type { RouteRule } from "../web/route-rule.ts";
import type { SiteContext } from "../web/site-context.ts";

export const API_GROUPS = ["Locations", "Search", "Whole directory", "Submissions"] as const;

/** Error statuses that callers should handle; 405 goes without saying. */
export type ErrorStatus = 400 | 401 | 404 | 409 | 413 | 428 | 429 | 503;

export type ApiContext = Context<{ Bindings: SiteContext }>;

interface CallDefinition<Params extends z.ZodObject, Answer extends z.ZodType> {
  readonly method: "get" | "post";
  /** In Hono's syntax: "/api/haunted-locations/:id". */
  readonly path: `/api/${string}`;
  /** The operationId, which client generators use to name their functions. */
  readonly id: string;
  readonly group: (typeof API_GROUPS)[number];
  readonly summary: string;
  readonly description?: string;
  /**
   * Path and query parameters; each has a description and an example in its `meta`. Unknown ones never reach the
   * handler.
   */
  readonly params?: Params;
  /** The message for invalid parameters, unless a parameter's schema has its own. */
  readonly invalid?: string;
  /** The JSON body, which the handler reads with `readBody`. */
  readonly body?: { readonly schema: z.ZodType; readonly example: unknown };
  readonly answer: {
    readonly status?: 200 | 201;
    readonly description: string;
    /** application/json unless given. */
    readonly mediaType?: string;
    readonly schema: Answer;
    /** An example answer, shortened to show its shape. */
    readonly example?: unknown;
  };
  readonly refusals?: readonly ErrorStatus[];
  /** For this site's own pages: in the document, but with no promise of stability, and not on the page about the API. */
  readonly internal?: boolean;
  /** The Cache-Control header; by default the one of pages, since answers are made of the same places. */
  readonly cacheControl?: string;
  /**
   * Whether the server caches the answer. By default it does unless the call has query parameters, whose values are
   * unbounded.
   */
  readonly cache?: boolean;
  /** Whether scripts of other sites may call it: all but what visitors and reviewers send and read by this site's own forms. */
  readonly shared?: false;
  readonly stream?: boolean;
  readonly searches?: RouteRule["searches"];
  readonly budget?: RouteRule["budget"];
  /** Returns a value, which is sent as JSON. */
  handle(
    c: ApiContext,
    params: z.output<Params>,
  ): DeepReadonly<z.input<Answer>> | Response | Promise<DeepReadonly<z.input<Answer>> | Response>;
}

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export type ApiCall = CallDefinition<z.ZodObject, z.ZodType>;

/** Type-checks the handler against the schemas of its call. */
export function defineCall<Answer extends z.ZodType, Params extends z.ZodObject = z.ZodObject<Record<never, never>>>(
  call: CallDefinition<Params, Answer>,
): ApiCall {
  return call;
}
