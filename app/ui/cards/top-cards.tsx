import type { CardView } from "./card-view.ts";
import { LocationCard } from "./location-card.tsx";
import { RankBadge } from "./rank-badge.tsx";

/** Five cards in rows of two and three, without gaps. */
const LEADERS = 2;

export function TopCards({ cards }: { cards: readonly CardView[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-6">
      {cards.map((card, index) => (
        <li
          key={card.slug}
          className={`grid min-w-0 ${index === 0 ? "sm:col-span-2" : ""} ${index < LEADERS ? "lg:col-span-3" : "lg:col-span-2"}`}
        >
          <LocationCard
            card={card}
            eager={index === 0}
            ribbon={<RankBadge rank={index + 1} large={index < LEADERS} />}
          />
        </li>
      ))}
    </ol>
  );
}
