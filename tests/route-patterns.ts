/** The rules of all routes, as the finished build has them. */
import { join } from "node:path";
import { readRouteTable } from "../server/http/route-table.ts";
import type * as server from "../server/index.ts";

const built = (await import(/* @vite-ignore */ join(process.cwd(), "build/server/index.js"))) as typeof server;

export const ROUTE_PATTERNS = readRouteTable(built.serverBuild as never).patterns;
