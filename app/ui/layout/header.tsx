import { memo, useEffect, useState } from "react";
import { Link, NavLink } from "react-router";
import { SITE } from "../../site.ts";
import { FindNearMe } from "./find-near-me.tsx";
import { Logo } from "./logo.tsx";
import { MAIN_LINKS, SiteMenu } from "./site-menu.tsx";

/** SPEC: the scroll flag turns on after this many pixels. */
const SCROLL_FLAG_PX = 100;

export const Header = memo(function Header() {
  const scrolled = useScrolledPast(SCROLL_FLAG_PX);
  return (
    <header
      data-print="hide"
      data-scrolled={scrolled}
      className="fixed inset-x-0 top-0 z-40 [@media(max-height:20rem)]:absolute h-16 border-b border-line bg-night/95 backdrop-blur-md"
    >
      <div className="wrap flex h-full items-center gap-2 sm:gap-6">
        <Link to="/" className="flex items-center gap-2.5" prefetch="intent">
          <Logo className="size-9" />
          <span className="font-display text-xl font-semibold tracking-tight max-[22rem]:sr-only sm:text-[1.375rem]">
            {SITE.name}
          </span>
        </Link>
        <nav aria-label="Main" className="ml-auto hidden items-center gap-1 lg:flex">
          {MAIN_LINKS.map(([to, label]) => (
            <NavLink
              key={to}
              to={to}
              prefetch="intent"
              className="rounded-sm px-1.5 py-2 text-[0.9375rem] text-ash hover:text-bone aria-[current=page]:text-pumpkin xl:px-3"
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="-mr-2.5 ml-auto flex items-center sm:gap-2 lg:mr-0 lg:ml-0">
          <NavLink
            to="/saved"
            prefetch="intent"
            className="inline-flex min-h-11 min-w-10 items-center max-[23rem]:hidden sm:mr-2 justify-center gap-2 rounded-sm text-[0.9375rem] text-ash hover:text-bone aria-[current=page]:text-pumpkin"
          >
            <span className="heart" />
            <span className="max-sm:sr-only">Saved</span>
          </NavLink>
          <FindNearMe />
          <SiteMenu />
        </div>
      </div>
    </header>
  );
});

function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [pixels]);
  return past;
}
