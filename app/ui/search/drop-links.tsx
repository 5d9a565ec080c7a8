import { Link } from "react-router";
import type { ChoiceCounts } from "../../domain/browse/place-filters.ts";
import { filterSearch } from "../../web/filter-parameters.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { formatCount } from "../text/format.ts";
import { type FiltersInUse, filtersInUse } from "./filter-chips.tsx";

/** What to give up, and how many places there are then. */
export interface Drop {
  readonly label: string;
  readonly count: number;
  /** The filters that are left, as the query of an address. */
  readonly search: string;
}

interface DropLinksProps extends FiltersInUse {
  readonly path: string;
  readonly counts: ChoiceCounts;
  /** Where the search itself finds nothing. */
  readonly loosened: Drop | undefined;
  readonly className: string;
}

/** Where nothing is found: which filter to drop. */
export function DropLinks({ path, counts, loosened, className, ...inUse }: DropLinksProps) {
  const drops = filtersInUse(inUse).flatMap(({ name, label, without }) => {
    const count = counts.without[name] ?? 0;
    return count > 0 ? [{ label: `Without ${label}`, count, search: filterSearch(without) }] : [];
  });
  const all = loosened ? [...drops, loosened] : drops;
  if (all.length === 0) return null;
  return (
    <ul aria-label="What to drop" className={`flex flex-wrap gap-2.5 ${className}`}>
      {all.map(({ label, count, search }) => (
        <li key={search}>
          <Link to={path + search} preventScrollReset className={BUTTON.outline}>
            {label} ({formatCount(count)})
          </Link>
        </li>
      ))}
    </ul>
  );
}
