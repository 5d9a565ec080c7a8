/** Five decimals, about a meter: as precise as a place's position is kept and handed on. */
export const degreesText = (degrees: number): string => degrees.toFixed(5);
