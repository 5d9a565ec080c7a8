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

export function currentPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error(NOT_SUPPORTED));
    navigator.geolocation.getCurrentPosition((position) => resolve(position.coords), reject, OPTIONS);
  });
}
