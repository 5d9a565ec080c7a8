import { Link } from "react-router";
import { plural } from "../text/format.ts";
import type { PlaceImage } from "./card-view.ts";
import { PlacePicture } from "./place-picture.tsx";

export interface TypeCardView {
  readonly slug: string;
  readonly label: string;
  readonly count: number;
  /** Decorative: a place with this activity. */
  readonly pictured: { readonly slug: string; readonly image: PlaceImage };
}

/** An activity type with the picture of one of its places. */
export function TypeCard({ type, eager = false }: { type: TypeCardView; eager?: boolean }) {
  return (
    <Link
      to={`/activity/${type.slug}`}
      prefetch="intent"
      className="group flex h-full flex-col border border-line bg-dusk transition-colors hover:border-pumpkin/60"
    >
      <span className="block overflow-hidden">
        <PlacePicture
          image={type.pictured.image}
          fallback={`/art/${type.pictured.slug}.svg`}
          eager={eager}
          size="type"
        />
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
