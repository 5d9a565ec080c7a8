import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { LocateButton } from "./locate-button.tsx";
import { locateVisitor } from "./locate-visitor.ts";

/** The answer to "free places near me": the same search with the position. */
export function AskDevice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [looking, setLooking] = useState(false);
  async function find() {
    setLooking(true);
    const here = await locateVisitor();
    if (here) {
      const parameters = new URLSearchParams(search);
      parameters.set("lat", String(here.lat));
      parameters.set("lng", String(here.lng));
      await navigate(`/search?${parameters}`);
    }
    setLooking(false);
  }
  return (
    <>
      <p className="mt-3 max-w-prose text-ash">
        Only your device knows where you are: use your current location, or enter a city, state, or zip code.
      </p>
      <LocateButton busy={looking} onClick={() => void find()} />
    </>
  );
}
