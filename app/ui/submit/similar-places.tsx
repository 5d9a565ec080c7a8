import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { PlaceCard } from "../../domain/places/place.ts";

type SimilarPlace = Pick<PlaceCard, "slug" | "houseName" | "city" | "state">;

export interface Typed {
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

const MIN_NAME_LENGTH = 4;
const PAUSE_MS = 350;

/** "Is it one of these?", shown while typing. Failures are ignored. */
export function SimilarPlaces({ typed }: { typed: Typed }) {
  const found = useSimilarPlaces(typed);
  return (
    <div aria-live="polite">
      {found.length > 0 && (
        <div className="mt-4 border-l-2 border-moon bg-slate p-4">
          <p className="font-semibold">Is it one of these?</p>
          <p className="text-sm text-ash">They are in the directory already. If yours is another place, just go on.</p>
          <ul className="mt-2">
            {found.map((place) => (
              <li key={place.slug}>
                <Link to={`/location/${place.slug}`} target="_blank" className="inline-block py-1 text-link">
                  {place.houseName}
                </Link>{" "}
                <span className="text-ash">
                  {place.city}, {place.state}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function useSimilarPlaces({ name, city, state }: Typed): readonly SimilarPlace[] {
  const [found, setFound] = useState<readonly SimilarPlace[]>([]);
  useEffect(() => {
    if (name.trim().length < MIN_NAME_LENGTH) return setFound([]);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ name, city, state });
        const answer = await fetch(`/api/similar?${query}`, { signal: asking.signal });
        if (answer.ok) setFound(await answer.json());
      } catch {
        // Aborted by further typing, or offline: keep the previous results.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [name, city, state]);
  return found;
}
