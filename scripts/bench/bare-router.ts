/**
 * react-router without the router: links are anchors, hooks return constants. With it the page components render the same elements,
 * and nothing else happens.
 */
import { createElement, Fragment, type ReactNode } from "react";

export * from "react-router";

export interface BarePage {
  readonly url: URL;
  readonly matches: readonly { id: string; loaderData: unknown }[];
  readonly meta: readonly Record<string, unknown>[];
  readonly links: readonly Record<string, unknown>[];
  readonly outlet: ReactNode;
}

let page: BarePage;

export function setPage(next: BarePage): void {
  page = next;
}

type Props = Record<string, unknown>;

export function Link({ to, prefetch: _p, preventScrollReset: _s, reloadDocument: _r, replace: _x, ...rest }: Props) {
  return createElement("a", { ...rest, href: to as string });
}
export function NavLink(props: Props) {
  return createElement(Link, { ...props, ...(props.to === page.url.pathname ? { "aria-current": "page" } : {}) });
}
export function Form({ preventScrollReset: _s, replace: _r, ...rest }: Props) {
  return createElement("form", rest);
}
export function Meta() {
  const tags = page.meta.map(({ title, tagName = "meta", "script:ld+json": json, ...rest }, key) => {
    if (title !== undefined) return createElement("title", { key }, String(title));
    if (json === undefined) return createElement(tagName as string, { key, ...rest });
    const __html = JSON.stringify(json).replace(/</g, "\\u003c");
    return createElement("script", { key, type: "application/ld+json", dangerouslySetInnerHTML: { __html } });
  });
  return createElement(Fragment, null, tags);
}
export function Links() {
  const links = page.links.map((link, key) => createElement("link", { key, ...link }));
  return createElement(Fragment, null, links);
}
export const Outlet = () => page.outlet;
/** The framework's own scripts have no counterpart in a bare tree. */
export const Scripts = () => null;
export const ScrollRestoration = () => null;

const IDLE = { state: "idle", location: undefined };
export const useLocation = () => ({ pathname: page.url.pathname, search: page.url.search, hash: "", key: "default" });
export const useMatches = () => page.matches;
export const useNavigation = () => IDLE;
export const useNavigate = () => () => {};
export const useNavigationType = () => "POP";
export const useRevalidator = () => ({ state: "idle", revalidate: async () => {} });
export const useFetcher = () => ({ ...IDLE, Form, data: undefined, submit() {}, load() {} });
export const useRouteLoaderData = (id: string) => page.matches.find((match) => match.id === id)?.loaderData;
export const UNSAFE_withComponentProps = <T>(component: T): T => component;
export const UNSAFE_withErrorBoundaryProps = UNSAFE_withComponentProps;
