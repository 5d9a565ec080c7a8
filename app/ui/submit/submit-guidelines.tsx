import { Check, X } from "lucide-react";
import type { ReactNode } from "react";

const ACCEPTED = [
  "Historic homes",
  "Hotels and inns",
  "Abandoned buildings with verified encounters",
  "Cemeteries",
  "Museums and historic sites",
  "Ships and lighthouses",
];
const NOT_ACCEPTED = [
  "Commercial Halloween attractions",
  "Locations without documented activity",
  "Private residences without public access",
  "Fictional or unverified stories",
  "Sites that promote trespassing",
  "Sites without historical significance",
];

export function SubmitGuidelines() {
  return (
    <section aria-labelledby="guidelines" className="panel sm:p-8">
      <h2 id="guidelines" className="text-2xl">
        Submission Guidelines
      </h2>
      <div className="gap-x-10 sm:grid sm:grid-cols-2 lg:block">
        <List
          heading="We Accept"
          items={ACCEPTED}
          icon={<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-moon" />}
        />
        <List
          heading="We Do Not Accept"
          items={NOT_ACCEPTED}
          icon={<X aria-hidden="true" className="mt-1 size-4 shrink-0 text-pumpkin" />}
        />
      </div>
    </section>
  );
}

function List({ heading, items, icon }: { heading: string; items: readonly string[]; icon: ReactNode }) {
  return (
    <div>
      <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">{heading}</h3>
      <ul className="mt-2 space-y-1.5 text-ash">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
