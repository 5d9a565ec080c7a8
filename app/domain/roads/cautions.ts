/** What to know about a road before driving it: months in which it is closed, and where it has no pavement. */
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

/** For a drive in this month; without one, whenever the road is closed. */
export function cautionTexts({ name, closed, isUnpaved }: RoadCaution, isCrossing: boolean, month?: number): string[] {
  if (closed !== undefined && (month === undefined || isOpenIn({ season: closed }, month))) {
    const what = isCrossing ? `${capitalized(name)} usually does not run` : `Snow usually closes ${name}`;
    const noOtherWay = month === undefined ? "" : ", and we know of no other way";
    return [`${what} from ${seasonInWords(closed, "through")}${noOtherWay}.`];
  }
  return isUnpaved ? [`${capitalized(name)} is not paved.`] : [];
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
