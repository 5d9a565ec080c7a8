/** The round mark of several places, on the live map and on its picture. */

/** Pixels across: three sizes, by the number of places. */
export const groupSize = (count: number): number => (count < 10 ? 38 : count < 100 ? 46 : 54);

const COUNT = new Intl.NumberFormat("en-US", { notation: "compact" });

/** "12", or "1.2K". */
export const groupText = (count: number): string => COUNT.format(count);
