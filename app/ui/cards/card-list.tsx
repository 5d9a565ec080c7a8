import { memo, type ReactNode, useRef } from "react";
import { pagePath } from "../../web/page-path.ts";
import type { CardListView } from "./card-list-view.ts";
import type { CardView } from "./card-view.ts";
import { Pager } from "./pager.tsx";
import { CardGrid, PlaceCard } from "./place-card.tsx";
import { useMoreCards } from "./use-more-cards.ts";

interface CardListProps {
  readonly list: CardListView;
  /** The address of the list's first page. */
  readonly path: string;
  /** How the cards are laid out, where one grid will not do. */
  readonly children?: (cards: readonly CardView[]) => ReactNode;
}

/** Cards of a list with the way to its other pages. "Show more" is a link that, with JavaScript, appends. */
export function CardList({ list, path, children = (cards) => <Cards cards={cards} /> }: CardListProps) {
  const container = useRef<HTMLDivElement>(null);
  const { cards, lastPage, loading, failed, showMore, bringAhead } = useMoreCards(list, path, container);
  return (
    <div ref={container}>
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

/** Made anew only for other cards: the router tells a page of every step of a navigation. */
export const Cards = memo(function Cards({ cards }: { cards: readonly CardView[] }) {
  return (
    <CardGrid>
      {cards.map((card) => (
        <PlaceCard key={card.slug} card={card} />
      ))}
    </CardGrid>
  );
});
