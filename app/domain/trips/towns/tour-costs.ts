/** What a tour is scored by, in stars: worth, less what a traveler would rather do without. */
import type { Label } from "./labels.ts";
import type { TourSetting } from "./tour.ts";

/** To come to another town, to park and to find one's way. */
export const ANOTHER_TOWN = 0.25;
/** To come back to where one was before. */
export const COMING_BACK = 1.5;
export const INN_NIGHT = 3;
/** A large town has more rooms to choose from. */
export const ROOMS = 1;
/** Nobody leaves home to sleep there; the longer the trip, the less. */
export const NIGHT_AT_HOME = { minutes: 25, stars: 0.3 };
/** Share of the hours at the wheel after which one is glad of any bed. */
export const LONG_DRIVE = 0.75;
/** An hour at the wheel: on a day from home, on a longer trip, and on the way to another town. */
const WHEEL_HOUR = { day: 1.1, more: 0.8, onTheWay: 0.4 };
/** Minutes at the wheel of one day after which each costs more, and what an hour more costs then. */
const LONG_WHEEL = { after: 150, hour: 0.7 };
const NO_EVENING = 0.6;
/** An hour with nothing, of a day that is over before the evening. */
const EMPTY_HOUR = 0.75;
const DAY_IS_LONG = 17.5 * 60;
/** Of a day that is not used. */
export const EMPTY_DAY = 6;
/** Minutes from where a day begins and ends beyond which a town wants a night of its own. */
const EXCURSION = { minutes: 90, stars: 0.8, hour: 2 };
/** Minutes that anybody turns back for a town on the way to another one, and what an hour more costs. */
const TURN_BACK = { minutes: 25, hour: 5 };
/** On fewer days one does not go far for another region. */
export const DAYS_OF_REGIONS = 3;

export function ofWheel(
  { isLoop, question }: Pick<TourSetting, "isLoop" | "question">,
  before: number,
  after: number,
): number {
  const hour = !isLoop ? WHEEL_HOUR.onTheWay : question.days === 1 ? WHEEL_HOUR.day : WHEEL_HOUR.more;
  const cost = (minutes: number) => minutes * hour + Math.max(0, minutes - LONG_WHEEL.after) * LONG_WHEEL.hour;
  return (cost(after) - cost(before)) / 60;
}

/** Of a day that ends without an evening, and too early. */
export const ofEvening = ({ hasEvening }: Label, ends: number): number =>
  hasEvening ? 0 : NO_EVENING + (Math.max(0, DAY_IS_LONG - ends) * EMPTY_HOUR) / 60;

export const ofExcursion = (minutes: number): number => {
  const { minutes: most, stars, hour } = EXCURSION;
  return minutes <= most ? 0 : stars + ((minutes - most) * hour) / 60;
};

/** By minutes that the way from town to town goes back. */
export const ofTurningBack = (minutes: number): number =>
  (Math.max(0, minutes - TURN_BACK.minutes) * TURN_BACK.hour) / 60;
