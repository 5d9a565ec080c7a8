import { CountLinks } from "./link-tiles.tsx";
import { Section } from "./section.tsx";

/** SPEC's six fixed activity pages. */
const FIXED_ACTIVITIES = [
  { to: "/activity/apparitions", name: "Apparitions" },
  { to: "/activity/object-movement", name: "Object Movement" },
  { to: "/activity/door-slamming", name: "Door Slamming" },
  { to: "/activity/footsteps", name: "Footsteps" },
  { to: "/activity/physical-contact", name: "Physical Contact" },
  { to: "/activity/unexplained-noises", name: "Unexplained Noises" },
] as const;

export function BrowseByActivity() {
  return (
    <Section heading="Browse by Activity Type">
      <CountLinks links={[...FIXED_ACTIVITIES, { to: "/activity-types", name: "All activity types" }]} />
    </Section>
  );
}
