import { Link } from "react-router";
import { PlacePicture } from "../cards/place-picture.tsx";
import { plural } from "../text/format.ts";
import type { ListCardView } from "./list-card-view.ts";
import { listPath } from "./list-path.ts";

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
  const { slug, image } = list.pictured;
  return (
    <article
      className={`group relative flex h-full border border-line bg-dusk transition-colors hover:border-pumpkin/60 ${isAcross ? "" : "sm:flex-col"}`}
    >
      <div data-print="hide" className={`w-2/5 shrink-0 overflow-hidden ${isAcross ? "" : "sm:w-auto"}`}>
        <PlacePicture image={image} fallback={`/art/${slug}.svg`} size="row" className="h-full" />
      </div>
      <div className="min-w-0 flex-1 p-4 sm:p-5">
        <h3 className="text-lg leading-snug sm:text-[1.375rem]">
          <Link
            to={listPath(list.slug)}
            prefetch="intent"
            className="after:absolute after:inset-0 group-hover:text-pumpkin"
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
