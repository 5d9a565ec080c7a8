import { stateByCode, type UsState } from "./us-states.ts";

interface UsRegion {
  readonly label: string;
  readonly states: readonly UsState[];
}

/**
 * Regions that visitors search for and whose states are hardly disputed. Two of them are also small towns in North
 * Dakota and Wyoming, which are offered as alternatives.
 */
const REGIONS: Readonly<Record<string, { label: string; codes: string }>> = {
  "new england": { label: "New England", codes: "CT ME MA NH RI VT" },
  "pacific northwest": { label: "the Pacific Northwest", codes: "ID OR WA" },
  midwest: { label: "the Midwest", codes: "IL IN IA KS MI MN MO NE ND OH SD WI" },
  "east coast": { label: "the East Coast states", codes: "ME NH MA RI CT NY NJ DE MD VA NC SC GA FL" },
  "west coast": { label: "the West Coast states", codes: "CA OR WA" },
  "deep south": { label: "the Deep South", codes: "AL GA LA MS SC" },
};
/** "New England", "Pacific Northwest". */
export const REGION_NAMES = Object.values(REGIONS).map(({ label }) => label.replace(/^the /, ""));
const NAMES = Object.keys(REGIONS).join("|");
/** Queries have single spaces. */
const AT_END = new RegExp(
  `^(?:(.*?) )??(?:(?:in|around|across|throughout|of|near) )?(?:the )?(${NAMES})(?: states)?$`,
  "i",
);
const AT_START = new RegExp(`^(?:the )?(${NAMES})(?: states)? (.+)$`, "i");

/** "Haunted inns in New England", "Midwest prisons": the region, and what is searched for in it. */
export function readRegion(query: string): { region: UsRegion; thing: string; isFirst: boolean } | undefined {
  const atEnd = AT_END.exec(query);
  if (atEnd) return { region: regionCalled(atEnd[2]!), thing: atEnd[1] ?? "", isFirst: false };
  const atStart = AT_START.exec(query);
  return atStart ? { region: regionCalled(atStart[1]!), thing: atStart[2]!, isFirst: true } : undefined;
}

function regionCalled(name: string): UsRegion {
  const { label, codes } = REGIONS[name.toLowerCase()]!;
  return { label, states: codes.split(" ").map((code) => stateByCode(code)!) };
}
