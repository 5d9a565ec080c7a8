/**
 * What the pages take from react-router, with the router taken out: links are anchors, hooks answer constants. With it the
 * same page components render the same elements and nothing else happens.
 */
import { createElement, Fragment, type ReactNode } from "react";

export interface BarePage {
  readonly url: URL;
  readonly matches: readonly { id: string; loaderData: unknown }[];
  readonly meta: readonly Record<string, unknown>[];
  readonly links: readonly Record<string, unknown>[];
  readonly outlet: ReactNode;
}

let page: BarePage;

export function showPage(next: BarePage): void {
  page = next;
}

const IDLE = { state: "idle", location: undefined };

export function Link({
  to,
  prefetch: _p,
  preventScrollReset: _s,
  reloadDocument: _r,
  discover: _d,
  replace: _x,
  ...rest
}: Record<string, unknown>) {
  return createElement("a", { ...rest, href: to as string, "data-discover": "true" });
}
export function NavLink(props: Record<string, unknown>) {
  return createElement(Link, { ...props, ...(props.to === page.url.pathname ? { "aria-current": "page" } : {}) });
}
export function Form({ preventScrollReset: _s, replace: _r, ...rest }: Record<string, unknown>) {
  return createElement("form", rest);
}
export function Meta() {
  return createElement(
    Fragment,
    null,
    page.meta.map((tag, index) => {
      const { title, tagName = "meta", "script:ld+json": json, ...rest } = tag;
      if (title !== undefined) return createElement("title", { key: index }, String(title));
      if (json === undefined) return createElement(tagName as string, { key: index, ...rest });
      const text = JSON.stringify(json).replace(/</g, "\\u003c");
      return createElement("script", {
        key: index,
        type: "application/ld+json",
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as the router writes it, from our own data
        dangerouslySetInnerHTML: { __html: text },
      });
    }),
  );
}
export function Links() {
  return createElement(
    Fragment,
    null,
    page.links.map((link, index) => createElement("link", { key: index, ...link })),
  );
}
export const Outlet = () => page.outlet;
/** The framework's own scripts are no part of the tree. */
export const Scripts = () => null;
export const ScrollRestoration = () => null;
export const ServerRouter = () => null;

export const useLocation = () => ({ pathname: page.url.pathname, search: page.url.search, hash: "", key: "default" });
export const useMatches = () => page.matches;
export const useNavigation = () => IDLE;
export const useNavigate = () => () => {};
export const useNavigationType = () => "POP";
export const useFetcher = () => ({ ...IDLE, Form, data: undefined, submit() {}, load() {} });
export const useRouteError = () => undefined;
export const useRouteLoaderData = (id: string) => page.matches.find((match) => match.id === id)?.loaderData;

export const UNSAFE_withComponentProps = <T>(component: T): T => component;
export const UNSAFE_withErrorBoundaryProps = UNSAFE_withComponentProps;
export const createContext = () => ({});
export class RouterContextProvider {}
export const createRequestHandler = () => () => {};
export const isRouteErrorResponse = () => false;
export const data = (value: unknown) => value;
export const redirect = () => {
  throw new Error("A page that moved is no page to measure.");
};
