import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { RequestedRoute } from "./route-table.ts";
import type { Upload } from "./uploads.ts";

/** What the app's middleware knows of a request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables & {
    route: RequestedRoute;
    address: string;
    /** The form, where photographs may come with it. */
    upload?: Upload;
    isStatic?: boolean;
    isDatabaseDown?: boolean;
  };
}

export type AppContext = Context<AppEnv>;
export type Middleware = MiddlewareHandler<AppEnv>;

export const NO_STORE = { "cache-control": "no-store" };
export const isReading = (c: Context): boolean => c.req.method === "GET" || c.req.method === "HEAD";
export const isApi = (c: Context): boolean => c.req.path.startsWith("/api/");
