import { Link } from "react-router";
import { posterPath } from "../../art/poster-path.ts";
import type { EditorsList } from "../../domain/lists/editors-list.ts";
import { Poster } from "../cards/poster.tsx";
import { plural } from "../text/format.ts";
import { listPath } from "./list-path.ts";

export interface ListCardView {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly count: number;
  /** Decorative: the poster of one of its places. */
  readonly poster: string;
}

/** Each list with the poster of its first place that no earlier list shows. */
export function listCards(lists: readonly EditorsList[]): ListCardView[] {
  const used = new Set<string>();
  return lists.map(({ slug, title, summary, entries }) => {
    const { place } = entries.find((entry) => !used.has(entry.place.slug)) ?? entries[0]!;
    used.add(place.slug);
    return { slug, title, summary, count: entries.length, poster: posterPath(place) };
  });
}

export function ListCards({ lists }: { lists: readonly ListCardView[] }) {
  const isAlone = lists.length === 1;
  return (
    <ul className={isAlone ? "max-w-2xl" : "grid gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3"}>
      {lists.map((list) => (
        <li key={list.slug}>
          <ListCard list={list} isAcross={isAlone} />
        </li>
      ))}
    </ul>
  );
}

/** Its picture is beside the text on phones and, for one that stands alone, on wider screens. */
function ListCard({ list, isAcross }: { list: ListCardView; isAcross: boolean }) {
  return (
    <article
      className={`group relative flex h-full border border-line bg-dusk transition-colors hover:border-pumpkin/60 ${isAcross ? "" : "sm:flex-col"}`}
    >
      <div data-print="hide" className={`w-2/5 shrink-0 overflow-hidden ${isAcross ? "" : "sm:w-auto"}`}>
        <Poster image={{ src: list.poster, alt: "" }} fallback={list.poster} className="h-full object-cover" />
      </div>
      <div className="min-w-0 flex-1 p-4 sm:p-5">
        <h3 className="text-lg leading-snug sm:text-[1.375rem]">
          <Link
            to={listPath(list.slug)}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 group-hover:text-pumpkin"
          >
            {list.title}
          </Link>
        </h3>
        <p className="mt-1.5 text-[0.9375rem] text-ash">{list.summary}</p>
        <p className="mt-2 text-sm text-moon">{plural(list.count, "place")}</p>
      </div>
    </article>
  );
}
