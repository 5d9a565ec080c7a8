import { Link } from "react-router";
import { plural } from "../text/format.ts";
import { Poster } from "./poster.tsx";

export interface TypeCardView {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  /** Decorative: the poster of a place with this activity. */
  readonly poster: string;
}

/** An activity type with the picture of one of its places. */
export function TypeCard({ type, eager = false }: { type: TypeCardView; eager?: boolean }) {
  return (
    <Link
      to={`/activity/${type.slug}`}
      prefetch="intent"
      className="group flex h-full flex-col border border-line bg-dusk no-underline transition-colors hover:border-pumpkin/60"
    >
      <span className="block overflow-hidden">
        <Poster image={{ src: type.poster, alt: "" }} fallback={type.poster} eager={eager} />
      </span>
      <span className="block flex-1 p-3.5 sm:p-5">
        <span className="line-clamp-3 wrap-anywhere font-display text-lg leading-snug sm:text-[1.375rem] font-medium group-hover:text-pumpkin">
          {type.label}
        </span>
        <span className="mt-1 block text-sm text-ash sm:text-[0.9375rem]">
          {plural(type.count, "documented location")}
        </span>
      </span>
    </Link>
  );
}
