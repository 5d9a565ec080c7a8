import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { SentPictures } from "../../app/web/forms/sent-pictures.ts";
import type { RequestedRoute } from "./route-table.ts";

/** A form with photographs, parsed. */
export interface Upload extends SentPictures {
  readonly text: URLSearchParams;
}

/** Per-request variables of the app's middleware. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables & {
    /** With `route`, missing until `checkTarget` has refused addresses that cannot be read. */
    target: URL;
    route: RequestedRoute;
    address: string;
    /** For routes that accept photographs. */
    upload?: Upload;
    isStatic?: boolean;
    isUnavailable?: boolean;
  };
}

export type AppContext = Context<AppEnv>;
export type Middleware = MiddlewareHandler<AppEnv>;

export const NO_STORE = { "cache-control": "no-store" };
export const isReading = (c: Context): boolean => c.req.method === "GET" || c.req.method === "HEAD";
export const isApi = (c: Context): boolean => c.req.path.startsWith("/api/");
