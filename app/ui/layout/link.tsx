import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  useLocation,
} from "react-router";

/**
 * A link within the site. In the browser it is the router's. On the server, where nobody can click, the router's would work
 * out handlers, states and relative paths for each of the hundred links of a page; the anchor that comes out is the same.
 */
export const Link: typeof RouterLink = import.meta.env.SSR ? (AnchorLink as typeof RouterLink) : RouterLink;

/** The same for links that say when they lead to the page one is on. */
export const NavLink: typeof RouterNavLink = import.meta.env.SSR
  ? (AnchorNavLink as typeof RouterNavLink)
  : RouterNavLink;

function AnchorLink(props: LinkProps) {
  // Relative addresses are the router's to resolve.
  if (!isRooted(props.to)) return <RouterLink {...props} />;
  const { to, discover = "render", target, ...others } = props;
  const { prefetch, relative, reloadDocument, replace, mask, state, preventScrollReset, ...rest } = others;
  const { viewTransition, defaultShouldRevalidate, ...attributes } = rest;
  return <a {...attributes} href={to} target={target} data-discover={discover === "render" ? "true" : undefined} />;
}

function AnchorNavLink(props: NavLinkProps) {
  const { pathname } = useLocation();
  const { to, className, children, end, caseSensitive, style, ...rest } = props;
  if (!isRooted(to) || typeof className !== "string" || typeof children === "function" || style) {
    return <RouterNavLink {...props} />;
  }
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <AnchorLink
      {...rest}
      to={to}
      aria-current={isActive ? "page" : undefined}
      className={isActive ? `${className} active` : className}
    >
      {children}
    </AnchorLink>
  );
}

/** Written as it will stand in the page: from the root, with nothing to resolve. */
function isRooted(to: LinkProps["to"]): to is string {
  return typeof to === "string" && /^\/(?!\/)/.test(to) && !/\/\.{0,2}\/|\/\.{1,2}$/.test(to);
}
