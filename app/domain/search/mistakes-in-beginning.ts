/** A text that is still being typed, with a slip in it, as the beginning of a longer one. */
import { editDistance } from "./edit-distance.ts";

const SHORTEST_MISSPELT = 4;
/** From this length on there may be two mistakes. */
const TWO_MISTAKES = 9;

export function mistakesAllowed(typed: string): number {
  if (typed.length < SHORTEST_MISSPELT) return 0;
  return typed.length >= TWO_MISTAKES ? 2 : 1;
}

/** How many mistakes "mist" has as a beginning of "mystery"; undefined where they are too many. The first letter is right. */
export function mistakesInBeginning(typed: string, whole: string): number | undefined {
  if (typed.charCodeAt(0) !== whole.charCodeAt(0)) return undefined;
  const allowed = mistakesAllowed(typed);
  let fewest = allowed + 1;
  const longest = Math.min(typed.length + allowed, whole.length);
  for (let length = typed.length - allowed; length <= longest && fewest > 0; length++) {
    fewest = Math.min(fewest, editDistance(typed, whole.slice(0, length), allowed));
  }
  return fewest <= allowed ? fewest : undefined;
}
