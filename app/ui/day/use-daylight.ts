import { useEffect, useState } from "react";

/** Which colors a day is shown in; the rest of the site is dark. */
export type Daylight = "auto" | "light" | "dark";

const KEY = "hauntway.daylight";

export function useDaylight(): [Daylight, (daylight: Daylight) => void] {
  const [daylight, setDaylight] = useState<Daylight>("auto");
  useEffect(() => {
    try {
      const stored = localStorage.getItem(KEY);
      if (stored === "light" || stored === "dark") setDaylight(stored);
    } catch {}
  }, []);
  return [
    daylight,
    (next) => {
      setDaylight(next);
      try {
        localStorage.setItem(KEY, next);
      } catch {}
    },
  ];
}
