import type { RouterContextProvider } from "react-router";
import { DomainError } from "../domain/domain-error.ts";
import { storeTrouble } from "../store/engine/store-trouble.ts";
import { errorResponse } from "./error-status.ts";
import { PAGE_CACHE } from "./render/page-headers.ts";
import { jsonAnswer } from "./render/whole-answer.ts";
import { type SiteContext, siteContext } from "./site-context.ts";

export interface ApiArguments {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<RouterContextProvider>;
}

/** Answers are kept as long as pages, which are made of the same places. */
export const API_CACHE = PAGE_CACHE;

/** Runs an API call: a value becomes JSON, the domain's errors become their status, nothing internal leaks. */
export function apiLoader<T>(
  answer: (site: SiteContext, args: ApiArguments & { url: URL }) => T | Response | Promise<T | Response>,
  headers: HeadersInit = { "cache-control": API_CACHE },
) {
  return async (args: ApiArguments): Promise<Response> => {
    const site = args.context.get(siteContext);
    try {
      const value = await answer(site, { ...args, url: new URL(args.request.url) });
      return value instanceof Response ? value : jsonAnswer(value, headers);
    } catch (error) {
      const trouble = storeTrouble(error);
      const { requestId } = site;
      if (trouble) site.log.warn({ requestId, trouble }, "an API call needed the database");
      else if (!(error instanceof DomainError)) site.log.error({ err: error, requestId }, "an API call failed");
      return errorResponse(error);
    }
  };
}
