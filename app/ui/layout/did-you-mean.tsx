import { Link } from "react-router";
import { BUTTON } from "./link-button.tsx";

export interface CloseMatch {
  readonly label: string;
  readonly href: string;
}

export interface CloseMatches {
  /** What the URL seems to say, for the search box. */
  readonly text: string;
  readonly matches: readonly CloseMatch[];
}

/** Close matches of an address that leads nowhere, and a search box with its words. */
export function DidYouMean({ text, matches }: CloseMatches) {
  return (
    <div className="mt-10 max-w-2xl">
      {matches.length > 0 && (
        <section aria-labelledby="did-you-mean">
          <h2 id="did-you-mean" className="text-2xl">
            Did you mean
          </h2>
          <ul className="mt-3 border-b border-line">
            {matches.map(({ label, href }) => (
              <li key={href} className="border-t border-line">
                <Link to={href} prefetch="intent" className="block py-3 wrap-anywhere hover:text-pumpkin">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <search className="mt-8 block">
        <form action="/search" className="flex flex-wrap gap-3">
          <label htmlFor="search-again" className="w-full font-semibold">
            Search haunted places
          </label>
          <input
            id="search-again"
            name="q"
            type="search"
            defaultValue={text}
            maxLength={200}
            placeholder="City, state, zip code or name"
            className="field min-h-12 min-w-0 flex-1 px-4"
          />
          <button type="submit" className={BUTTON.primary}>
            Search
          </button>
        </form>
      </search>
    </div>
  );
}
