/** Ten American horizons, each printed in two or three tones behind the building. */
import { mesas, mountains, pines, ridges } from "./highlands.ts";
import { prairie, skyline, village } from "./lowlands.ts";
import { bayou, coast, tropics } from "./waters.ts";

export const LANDSCAPES = { mesas, pines, bayou, prairie, coast, skyline, mountains, ridges, tropics, village };
export type LandscapeName = keyof typeof LANDSCAPES;
