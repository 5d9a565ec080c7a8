import { renderToString } from "react-dom/server";
import {
  type LinkProps,
  MemoryRouter,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from "react-router";
import { describe, expect, test } from "vitest";
import { Link, NavLink } from "./link.tsx";

const rendered = (element: React.ReactElement, path = "/state/ohio") =>
  renderToString(<MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>);

describe("a link on the server is the router's own anchor", () => {
  const cases: LinkProps[] = [
    { to: "/" },
    { to: "/location/whaley-house", prefetch: "intent", className: "block" },
    { to: "/all-locations?state=Ohio&page=2", preventScrollReset: true, rel: "next" },
    { to: "/about#rating", target: "_blank", "aria-label": "How we rate" },
    { to: "/submit", discover: "none", replace: true, state: { from: "x" }, onClick: () => {} },
    { to: "?page=2" },
    { to: "sibling" },
    { to: "../up" },
    { to: "/a/../b" },
    { to: "//example.org/x" },
    { to: "https://example.org/x" },
    { to: { pathname: "/submit", search: "?a=b" } },
  ];
  test.each(cases)("$to", (props) => {
    expect(rendered(<Link {...props}>Text</Link>)).toBe(rendered(<RouterLink {...props}>Text</RouterLink>));
  });
});

describe("a link that knows where one is", () => {
  const cases: [NavLinkProps, string][] = [
    [{ to: "/about", className: "x" }, "/about"],
    [{ to: "/about", className: "x" }, "/about/us"],
    [{ to: "/about", className: "x", end: true }, "/about/us"],
    [{ to: "/about", className: "x" }, "/aboutness"],
    [{ to: "/about" }, "/"],
    [{ to: "/about", className: ({ isActive }) => (isActive ? "on" : "off") }, "/about"],
  ];
  test.each(cases)("%o on %s", (props, path) => {
    const ours = rendered(<NavLink {...props}>Text</NavLink>, path);
    expect(ours).toBe(rendered(<RouterNavLink {...props}>Text</RouterNavLink>, path));
  });
});
