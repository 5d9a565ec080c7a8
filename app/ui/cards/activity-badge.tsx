/** SPEC: extreme is red, apparition dark grey, poltergeist orange, anything else near-black. */
const COLORS = [
  ["extreme", "bg-badge-extreme text-bone"],
  ["apparition", "bg-badge-apparition text-bone"],
  ["poltergeist", "bg-badge-poltergeist text-soot"],
] as const;
const OTHER = "bg-badge-other text-bone";

export function badgeColor(activity: string | undefined): string {
  const text = (activity ?? "").toLowerCase();
  return COLORS.find(([word]) => text.includes(word))?.[1] ?? OTHER;
}

/** SPEC: "HAUNTED" if the activity is unknown. */
export function ActivityBadge({ activity }: { activity: string | undefined }) {
  return (
    <span
      data-badge=""
      className={`inline-block max-w-full px-2 py-0.5 text-[0.6875rem] sm:truncate sm:px-2.5 sm:py-1 sm:text-xs font-bold tracking-wider ${badgeColor(activity)}`}
    >
      {activity?.toUpperCase() ?? "HAUNTED"}
    </span>
  );
}
