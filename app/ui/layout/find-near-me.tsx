import { LocateFixed } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { currentPosition, positionComplaint, TO_RESULTS } from "../search/current-position.ts";
import { NEAR_ME } from "./near-me-hash.ts";
import { showNotice } from "./notice-store.ts";

export function FindNearMe() {
  const navigate = useNavigate();
  const [looking, setLooking] = useState(false);
  async function find() {
    setLooking(true);
    try {
      const { latitude, longitude } = await currentPosition();
      await navigate(`/?lat=${latitude}&lng=${longitude}`, { state: TO_RESULTS, preventScrollReset: true });
    } catch (error) {
      const text = positionComplaint(error);
      showNotice({ title: "Location Error", text, kind: "error" });
      // The field for a town is on the home page.
      await navigate("/", { state: { refused: text }, replace: window.location.pathname === "/" });
    } finally {
      setLooking(false);
    }
  }
  const findNow = useRef(find);
  useEffect(() => {
    if (window.location.hash === `#${NEAR_ME}`) void findNow.current();
  }, []);
  return (
    <button
      type="button"
      onClick={find}
      disabled={looking}
      className="needs-script inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-pumpkin/60 px-3 text-sm font-semibold whitespace-nowrap sm:px-3.5 sm:text-[0.9375rem] text-bone hover:border-pumpkin hover:bg-pumpkin hover:text-soot disabled:cursor-progress disabled:opacity-70"
    >
      {/* On the narrowest screens, such as a phone at 200 %, there is room for the sign alone. */}
      <LocateFixed aria-hidden="true" className="size-4.5 max-sm:hidden max-[15rem]:block" />
      <span className="max-[15rem]:sr-only">Find Near Me</span>
    </button>
  );
}
