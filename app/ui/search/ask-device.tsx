import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { showNotice } from "../layout/notice-store.ts";
import { currentPosition, positionComplaint } from "./current-position.ts";
import { LocateButton } from "./locate-button.tsx";

/** The answer to "free places near me": the same search with the position. */
export function AskDevice() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [looking, setLooking] = useState(false);
  async function find() {
    setLooking(true);
    try {
      const { latitude, longitude } = await currentPosition();
      const parameters = new URLSearchParams(search);
      parameters.set("lat", String(latitude));
      parameters.set("lng", String(longitude));
      await navigate(`/search?${parameters}`);
    } catch (error) {
      showNotice({ title: "Location Error", text: positionComplaint(error), kind: "error" });
    } finally {
      setLooking(false);
    }
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
