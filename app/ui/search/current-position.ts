/** SPEC section 9: high accuracy, ten seconds, a position up to five minutes old will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };

const NOT_SUPPORTED = "Geolocation is not supported by this browser";
const NOT_FOUND = "Unable to get your current location. Please enable location services.";

/** SPEC's message for a geolocation error. */
export function positionComplaint(error: unknown): string {
  return error instanceof Error && error.message === NOT_SUPPORTED ? NOT_SUPPORTED : NOT_FOUND;
}

/** What Find Near Me tells the home page: to go to the results, or why there are none. */
export interface NearMeState {
  readonly toResults?: boolean;
  readonly refused?: string;
}
export const TO_RESULTS: NearMeState = { toResults: true };

/** Of a degree: about a hundred yards, which is enough to find what is near and does not name a house. */
const DECIMALS = 3;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export function currentPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error(NOT_SUPPORTED));
    const take = ({ coords }: GeolocationPosition) =>
      resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
    navigator.geolocation.getCurrentPosition(take, reject, OPTIONS);
  });
}
