import type { ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import type { RouteRule } from "../../app/web/route-rule.ts";
import { parseTarget, readRouteTable, requestedRoute } from "./route-table.ts";

const route = (id: string, path: string | undefined, handle?: RouteRule, parentId?: string) => [
  id,
  { id, path, index: path === undefined, parentId, module: { handle } },
];
const table = readRouteTable({
  routes: Object.fromEntries([
    route("root", ""),
    route("not-found", "*", { cache: false }, "root"),
    route("home", undefined, { params: ["q", "lat", "lng"], free: ["q", "lat", "lng"] }, "root"),
    route("state", "state/:state", { params: ["page"] }, "root"),
    route("trip", "trip", { params: ["days", "with"], free: ["days", "with"], lists: ["with"] }, "root"),
    route("review", "review", { personal: true }, "root"),
    route("queue", undefined, { params: ["status"] }, "review"),
    route("submission", "submission/:id", { methods: ["GET", "POST"] }, "review"),
  ]) as unknown as ServerBuild["routes"],
});
const requested = (path: string) => requestedRoute(table, new URL(path, "http://localhost"));

describe("the table", () => {
  test("a page without a rule takes GET and HEAD and no parameters, and is cached", () => {
    expect(requested("/api/stats").rule).toMatchObject({ methods: ["GET", "HEAD"], params: [], cache: true });
  });

  test.each([
    ["/review", { path: "/review", params: ["status"], personal: true, cache: false }],
    ["/review/submission/7", { path: "/review/submission/:id", methods: ["GET", "HEAD", "POST"], personal: true }],
    ["/review/no/such/page", { path: "/review/*", personal: true, cache: false }],
    ["/no/such/page", { path: "/*", personal: false, cache: false }],
    ["/api/nope", { path: "/api/*", cache: false }],
  ])("the rule of %s is %j", (path, rule) => {
    expect(requested(path).rule).toMatchObject(rule);
  });
});

describe("a URL is cut down to what its route knows", () => {
  test.each([
    ["/", "/", true],
    ["/?utm_source=x&fbclid=y", "/", true],
    ["/?lng=1&lat=2&junk=3", "/?lat=2&lng=1", false],
    ["/?lat=", "/", true],
    ["/_.data", "/_.data", true],
    ["/_.data?_routes=root,home&x=1", "/_.data?_routes=root%2Chome", false],
    ["/_.data?_routes=root,root", "/_.data?_routes=root%2Croot", false],
    ["/state/ohio?page=1", "/state/ohio", true],
    ["/state/ohio?page=2", "/state/ohio?page=2", true],
    ["/_.data?_routes=root,made-up", "/_.data", true],
    ["/?_routes=root", "/", true],
    ["/trip?with=a&days=2&with=&with=b&days=3", "/trip?days=2&with=a&with=b", false],
    ["/no/such/page?x=1", "/no/such/page", false],
    ["/api/stats?x=1", "/api/stats", true],
    ["/api/stats.data", "/api/stats.data", false],
    ["/api/haunted-locations/state/New%20York", "/api/haunted-locations/state/New%20York", true],
    ["/api/haunted-locations/state/N%65w%20York", "/api/haunted-locations/state/N%65w%20York", false],
    ["/api/haunted-locations/city/Ca%C3%B1on%20City", "/api/haunted-locations/city/Ca%C3%B1on%20City", true],
    ["/api/haunted-locations/a%2Fb", "/api/haunted-locations/a%2Fb", false],
    ["/api/Stats", "/api/Stats", false],
  ])("%s is %s", (path, href, cacheable) => {
    expect(requested(path)).toMatchObject({ href, cacheable });
  });
});

test.each([undefined, "", "*", "http://evil.example/", "/%E0%A4%A", "/%00", "/a%0d%0ab", "/\\evil.example"])(
  "the target %j is refused",
  (target) => {
    expect(parseTarget(target)).toBeUndefined();
  },
);

test.each(["/", "/search?q=a\\b", "//evil.example/path"])("the target %j is a URL of this site", (target) => {
  expect(parseTarget(target)?.host).toBe("localhost");
});
