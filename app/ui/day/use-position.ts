import { useEffect, useState } from "react";
import type { LatLng } from "../../domain/geo/miles-between.ts";

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 10_000 };

/** Where the visitor is, as long as they want it. It stays in the page: nothing that is fetched or stored may depend on it. */
export function usePosition(isWanted: boolean): LatLng | "refused" | undefined {
  const [position, setPosition] = useState<LatLng | "refused">();
  useEffect(() => {
    setPosition(undefined);
    if (!isWanted) return;
    if (!("geolocation" in navigator)) return setPosition("refused");
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => setPosition({ lat: coords.latitude, lng: coords.longitude }),
      // In a tunnel the last one stays.
      ({ code }) => code === GeolocationPositionError.PERMISSION_DENIED && setPosition("refused"),
      OPTIONS,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isWanted]);
  return position;
}
