import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Crumb } from "../../web/seo/structured-data.ts";
import type { PicturedPlace } from "../cards/card-view.ts";
import { PlacePicture } from "../cards/place-picture.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface PageHeaderProps {
  readonly crumbs: readonly Crumb[];
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** The place whose picture is shown at the top. */
  readonly picture?: PicturedPlace | undefined;
  readonly children?: ReactNode;
}

/** Longer titles get a smaller font size, sooner on phones. */
const LONG_TITLE = 36;
const LONG_ON_A_PHONE = 20;

/** The top of a directory page: breadcrumbs, title, lead, picture, figures. */
export function PageHeader({ crumbs, eyebrow, title, lead, picture, children }: PageHeaderProps) {
  const large = `${title.length > LONG_ON_A_PHONE ? "text-4xl" : "text-5xl"} sm:text-6xl lg:text-7xl`;
  const size = title.length > LONG_TITLE ? "text-3xl sm:text-5xl" : large;
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} />
      <div
        className={`wrap mt-5 grid grid-cols-1 gap-5 sm:mt-12 sm:gap-10 ${picture ? "items-end lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]" : ""}`}
      >
        <div className={picture ? "lg:pb-8" : "max-w-5xl"}>
          {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
          <h1 className={`-mb-[0.2em] line-clamp-5 pb-[0.2em] wrap-anywhere ${size}`}>{title}</h1>
          {lead && <p className="mt-3 max-w-[38rem] text-lg sm:mt-5 wrap-anywhere text-ash sm:text-xl">{lead}</p>}
        </div>
        {picture && <HeaderPicture place={picture} />}
      </div>
      {children && <div className="wrap mt-5 sm:mt-12">{children}</div>}
    </header>
  );
}

function HeaderPicture({ place }: { place: PicturedPlace }) {
  return (
    <figure data-print="hide">
      <PlacePicture
        image={place.image}
        fallback={`/art/${place.slug}.svg`}
        eager
        size="header"
        className="max-sm:aspect-5/2"
      />
      <figcaption className="mt-1 sm:mt-2 line-clamp-2 text-sm wrap-anywhere text-ash">
        <Link to={`/location/${place.slug}`} prefetch="intent" className="py-1 hover:text-pumpkin">
          {place.houseName}
        </Link>
        , {place.city}
      </figcaption>
    </figure>
  );
}
