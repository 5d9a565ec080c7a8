import { memo, type ReactNode, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import { PAGE_SIZE } from "../../domain/catalog/paging.ts";
import { pagePath } from "../../web/page-path.ts";
import type { Crumb } from "../../web/seo/structured-data.ts";
import { formatCount } from "../text/format.ts";
import type { CardListView } from "./card-list-view.ts";
import type { CardView } from "./card-view.ts";
import { LocationCard } from "./location-card.tsx";
import { Pager } from "./pager.tsx";
import { useMoreCards } from "./use-more-cards.ts";

interface CardListProps {
  readonly list: CardListView;
  /** URL of the list's first page. */
  readonly path: string;
  /** Layout of the cards; by default one grid. */
  readonly children?: (cards: readonly CardView[]) => ReactNode;
}

/** A list's cards and pager. "Show more" is a link that appends the next page if JavaScript is on. */
export function CardList({ list, path, children = (cards) => <Cards cards={cards} /> }: CardListProps) {
  const container = useRef<HTMLDivElement>(null);
  const { cards, lastPage, loading, failed, showMore, bringAhead } = useMoreCards(list, path, container);
  const { siteUrl } = useRouteLoaderData("root") as { siteUrl: string };
  return (
    <div ref={container}>
      {/* On paper there are no pages to turn. */}
      {cards.length < list.total && (
        <p className="hidden break-after-avoid pb-4 print:block">
          {`${cards.length} of ${formatCount(list.total)} places. All of them: ${siteUrl}${path}`}
        </p>
      )}
      {children(cards)}
      <Pager
        page={list.page}
        lastPage={lastPage}
        pages={list.pages}
        hrefOf={(page) => pagePath(path, page)}
        onMore={showMore}
        onIntent={bringAhead}
        loading={loading}
        failed={failed}
      />
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly CardView[];
  /** The first poster is likely the largest contentful paint. */
  readonly isFirst?: boolean;
}

/** Memoized, because the router re-renders the page at every step of a navigation. */
export const Cards = memo(function Cards({ cards, isFirst = false }: CardsProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 print:gap-3">
      {cards.map((card, index) => (
        <LocationCard key={card.slug} card={card} eager={isFirst && index === 0} />
      ))}
    </div>
  );
});

/** The list for structured data. */
export function listedItems({ cards, page, total }: CardListView) {
  const items: Crumb[] = cards.map((card) => ({ name: card.houseName, path: `/location/${card.slug}` }));
  return { items, total, from: (page - 1) * PAGE_SIZE + 1 };
}
