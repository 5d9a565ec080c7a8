import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { loadingTexts } from "./loading-texts.ts";

/** Shorter waits get no loading screen. */
const NOTICEABLE_MS = 150;

/** Covers the page during a slow navigation. */
export function PendingScreen() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const target = navigation.location?.pathname;
  // Filters update the page in place instead.
  const leaving = navigation.state === "loading" && target !== undefined && target !== pathname;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!leaving) return setShown(false);
    const timer = setTimeout(() => setShown(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  if (!shown || !leaving) return null;
  const [first, second] = loadingTexts(target);
  return (
    <div role="status" className="fixed inset-x-0 top-16 bottom-0 z-30 grid place-items-center bg-night">
      <div className="text-center">
        <span aria-hidden="true" className="mx-auto mb-6 block size-10 animate-pulse rounded-full bg-pumpkin/80" />
        <p className="font-display text-2xl">{first}</p>
        {second && <p className="mt-2 text-ash">{second}</p>}
      </div>
    </div>
  );
}
