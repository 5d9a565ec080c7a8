import { Link } from "react-router";
import { letterName, letterPath } from "./sources-view.ts";

/** `current` is where one is. */
export function LetterLinks({ letters, current }: { letters: readonly string[]; current?: string }) {
  return (
    <nav aria-label="By letter" data-print="hide">
      <ul className="flex flex-wrap gap-2">
        {letters.map((letter) => (
          <li key={letter}>
            <Link
              to={letterPath(letter)}
              aria-current={letter === current ? "page" : undefined}
              className={`inline-flex min-h-11 items-center rounded-sm border px-4 hover:border-pumpkin hover:text-pumpkin ${letter === current ? "border-pumpkin text-pumpkin" : "border-line"}`}
            >
              {letterName(letter)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
