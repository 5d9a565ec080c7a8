/** What to know about a road before driving it: months in which it is closed, and where it has no pavement. */
import { capitalized } from "../counting-words.ts";
import { isOpenIn, seasonInWords } from "../places/season.ts";

export interface RoadCaution {
  /** "Tioga Pass". */
  readonly name: string;
  /** First and last month in which snow usually closes the road, or a ferry does not run: "11-5". */
  readonly closed?: string | undefined;
  readonly isUnpaved: boolean;
}

export const isClosedIn = ({ closed }: RoadCaution, month: number): boolean =>
  closed !== undefined && isOpenIn({ season: closed }, month);

/** For a drive in this month; without one, all there is to know. */
export function cautionTexts(caution: RoadCaution, isCrossing: boolean, month?: number): string[] {
  const { name, closed, isUnpaved } = caution;
  const unpaved = isUnpaved ? [`${capitalized(name)} is not paved.`] : [];
  if (closed === undefined || (month !== undefined && !isClosedIn(caution, month))) return unpaved;
  const what = isCrossing ? `${capitalized(name)} usually does not run` : `Snow usually closes ${name}`;
  const sentence = `${what} from ${seasonInWords(closed, "through")}`;
  return month === undefined ? [`${sentence}.`, ...unpaved] : [`${sentence}, and we know of no other way.`];
}
