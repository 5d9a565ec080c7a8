import { useEffect } from "react";
import { Section } from "../layout/section.tsx";
import { keepSavedPlaces } from "./keep-pages.ts";
import { OfflineSwitch } from "./offline-switch.tsx";

/** On the page of saved places: what works without a network, and the switch for it. */
export function OfflineSection() {
  useEffect(() => void keepSavedPlaces(), []);
  return (
    <Section heading="Offline" className="needs-script" data-print="hide">
      <OfflineSwitch />
    </Section>
  );
}
