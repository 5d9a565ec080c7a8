import { Link } from "react-router";
import type { CloseMatches } from "./did-you-mean.tsx";
import { DidYouMean } from "./did-you-mean.tsx";

const PAGES = [
  ["/most-haunted", "Most Haunted Places"],
  ["/all-locations", "All Paranormal Locations"],
  ["/haunted-roadtrip", "Haunted Road Trip Guide"],
  ["/", "Homepage"],
] as const;
const ACTIVITIES = [
  ["/activity/apparitions", "Apparitions"],
  ["/activity/object-movement", "Object Movement"],
  ["/activity/door-slamming", "Door Slamming"],
  ["/activity/footsteps", "Footsteps"],
] as const;
const STATES = [
  ["/state/california", "California"],
  ["/state/new-york", "New York"],
  ["/state/texas", "Texas"],
  ["/state/pennsylvania", "Pennsylvania"],
] as const;

const NO_GUESSES: CloseMatches = { text: "", matches: [] };

export function NotFoundScreen({ guesses = NO_GUESSES }: { guesses?: CloseMatches }) {
  return (
    <div className="wrap py-20 sm:py-28">
      <h1 className="text-4xl sm:text-6xl">404 - Page Not Found</h1>
      <p className="mt-5 text-lg text-ash sm:text-xl">The page you're looking for doesn't exist.</p>
      <DidYouMean {...guesses} />
      <div className="mt-14 grid gap-10 sm:grid-cols-3">
        <LinkList heading="Start Again" links={PAGES} />
        <LinkList heading="By Activity" links={ACTIVITIES} />
        <LinkList heading="By State" links={STATES} />
      </div>
    </div>
  );
}

function LinkList({ heading, links }: { heading: string; links: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3">
        {links.map(([to, label]) => (
          <li key={to} className="border-t border-line">
            <Link to={to} prefetch="intent" className="block py-3 hover:text-pumpkin">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
