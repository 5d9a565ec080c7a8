/** Ten American horizons, each printed in two or three tones behind the building. */
import { mesas, mountains, pines, ridges } from "./landscapes/highlands.ts";
import { prairie, skyline, village } from "./landscapes/lowlands.ts";
import { bayou, coast, tropics } from "./landscapes/waters.ts";

export const LANDSCAPES = { mesas, pines, bayou, prairie, coast, skyline, mountains, ridges, tropics, village };
export type LandscapeName = keyof typeof LANDSCAPES;
