/** Roads that snow closes for months. */
import { isOpenIn, seasonInWords } from "../places/season.ts";

export interface WinterClosure {
  /** "Tioga Pass". */
  readonly name: string;
  /** First and last month in which the road is usually closed: "11-5". */
  readonly season: string;
}

/** A road on the route that snow closes: in the month of the drive, or in some months if the month is unknown. */
export interface WinterRoad extends WinterClosure {
  readonly isClosed: boolean;
}

export const isClosedIn = ({ season }: WinterClosure, month: number): boolean => isOpenIn({ season }, month);

export function winterText({ name, season, isClosed }: WinterRoad): string {
  const closed = `Snow usually closes ${name} from ${seasonInWords(season, "through")}`;
  return isClosed ? `${closed}, and we know of no other way.` : `${closed}.`;
}
