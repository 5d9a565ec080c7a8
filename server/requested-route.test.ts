import { describe, expect, test } from "vitest";
import { requestedRoute } from "./requested-route.ts";

const route = (path: string) => requestedRoute(new URL(path, "http://localhost"), new Set(["root", "routes/home"]));

describe("an address is cut down to what its route knows", () => {
  test.each([
    ["/", "/", true],
    ["/?utm_source=x&fbclid=y", "/", true],
    ["/?lng=1&lat=2&junk=3", "/?lat=2&lng=1", false],
    ["/?lat=", "/", true],
    ["/_root.data", "/_root.data", true],
    ["/_root.data?_routes=root,routes/home&x=1", "/_root.data?_routes=root%2Croutes%2Fhome", false],
    ["/_root.data?_routes=root,root", "/_root.data?_routes=root%2Croot", false],
    ["/state/ohio?page=1", "/state/ohio", true],
    ["/state/ohio?page=2", "/state/ohio?page=2", true],
    ["/_root.data?_routes=root,made-up", "/_root.data", true],
    ["/?_routes=root", "/", true],
    ["/no/such/page?x=1", "/no/such/page", false],
    ["/api/stats?x=1", "/api/stats", true],
    ["/api/stats.data", "/api/stats.data", false],
    ["/api/haunted-locations/state/New%20York", "/api/haunted-locations/state/New%20York", true],
    ["/api/haunted-locations/state/N%65w%20York", "/api/haunted-locations/state/N%65w%20York", false],
    ["/api/haunted-locations/city/Ca%C3%B1on%20City", "/api/haunted-locations/city/Ca%C3%B1on%20City", true],
    ["/api/haunted-locations/a%2Fb", "/api/haunted-locations/a%2Fb", false],
    ["/api/Stats", "/api/Stats", false],
  ])("%s is %s", (path, href, cacheable) => {
    expect(route(path)).toMatchObject({ href, cacheable });
  });
});
