/** SPEC section 9: high accuracy, ten seconds, a position up to five minutes old will do. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 };

export function currentPosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("Geolocation is not supported by this browser"));
    navigator.geolocation.getCurrentPosition((position) => resolve(position.coords), reject, OPTIONS);
  });
}
