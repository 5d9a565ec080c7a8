/** SPEC: gold, silver, bronze-orange; no color for lower ranks. */
const COLORS = ["bg-gold text-soot", "bg-silver text-soot", "bg-bronze text-soot"] as const;
const UNPLACED = "border border-ash/40 bg-night text-bone";

function rankColor(rank: number): string {
  return COLORS[rank - 1] ?? UNPLACED;
}

/** `large` only takes effect on wide screens, where the card is larger. */
export function RankBadge({ rank, large = false }: { rank: number; large?: boolean }) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-full font-display font-semibold tabular-nums size-11 text-lg ${large ? "lg:size-14 lg:text-2xl" : ""} ${rankColor(rank)}`}
    >
      <span className="sr-only">Rank </span>
      {rank}
    </span>
  );
}
