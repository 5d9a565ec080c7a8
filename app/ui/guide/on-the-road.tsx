import { Link } from "react-router";
import { CHAPTERS, Chapter, PullFact } from "./chapter.tsx";

const SAMPLE_DAY = [
  ["9:30", "Leave after breakfast; two hours on the road"],
  ["11:30", "A short stop in the open: a cemetery, a bridge, a battlefield"],
  ["12:30", "Lunch, then another two hours"],
  ["3:00", "The anchor of the day: a house, prison or ship, on a day tour"],
  ["5:00", "Check in, rest, eat"],
  ["8:00", "The evening tour, on foot from the hotel"],
  ["10:30", "Notes while they are fresh, then bed"],
] as const;

const PACKING = [
  {
    heading: "For the visit",
    items: [
      "Tickets, bookings and written permissions, on paper too",
      "A flashlight for each person, one with a red light, and spare batteries",
      "Shoes with closed toes and a sole that grips",
      "A warm layer: stone buildings are cold in July",
      "A small first aid kit",
      "Cash for tips and donation boxes",
    ],
  },
  {
    heading: "For the record",
    items: [
      "A notebook and two pens; write the time with every note",
      "A plain voice recorder or a phone in airplane mode",
      "A thermometer, if cold spots are what you came for",
      "A camera, with the flash off where you are asked",
      "The history of the place, printed",
    ],
  },
  {
    heading: "For the car",
    items: [
      "A gallon of water for each person, more in the desert",
      "Maps saved for use without a signal, and one on paper",
      "A charger, a spare tire that holds air, jumper cables",
      "A blanket, a rain jacket, food that keeps",
      "Insect repellent and a bag for your trash",
      "The name of the next open motel, in case the evening runs late",
    ],
  },
] as const;

export function PlanningTheDrive() {
  return (
    <Chapter
      chapter={CHAPTERS.planning}
      aside={
        <PullFact figure="4-6 hours">
          of driving per day is what we plan with. Four leaves an afternoon for one long visit and an evening for a
          tour. Six is the most that still leaves you awake for it.
        </PullFact>
      }
      lead={
        <p>
          Plan on four to six hours of driving per day, and treat six as a ceiling. The places are the trip: a guided
          tour takes an hour or two, an evening one as long again, and old towns want walking. A day with eight hours at
          the wheel has room for a parking lot and a photograph of a door.
        </p>
      }
    >
      <p>
        Choose one anchor for each day, the place you would be sorry to miss, and build the day around its tour times.
        Add one or two small stops in the open that need no booking. Keep one stop in reserve that is indoors, for rain.
        Then book in this order: the evening tours, which are small and sell out; the beds, within walking distance of
        them; and only then fix the drives.
      </p>
      <div className="border-y border-line py-5 font-sans text-base">
        <h3 className="text-xl">A day that works</h3>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
          {SAMPLE_DAY.map(([time, text]) => (
            <div key={time} className="contents">
              <dt className="text-right font-semibold text-pumpkin tabular-nums">{time}</dt>
              <dd className="text-ash">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p>
        Driving times in this guide and in <Link to="/trip">the planner</Link> come from our own list of highways. They
        are for a clear road in good weather: they know nothing of rush hour, roadworks or snow. Add a quarter in and
        around big cities, and look at a live map on the morning you leave.
      </p>
      <p>
        October has the most evening tours and the longest lines; in September and early November the same buildings are
        open and the guides have time to talk. Many large ruins have no heating and close for the winter. Many museums
        rest on Mondays. Old houses have stairs and few elevators, and evening tours often have a minimum age, so ask
        about both before you pay. Opening hours change more often than any directory can follow: check the official
        site of each place in the week you leave. The filter for{" "}
        <Link to="/all-locations?access=open">places that are open to visitors</Link> is the quickest way to find a stop
        near your route that needs no ticket.
      </p>
    </Chapter>
  );
}

export function PackingList() {
  return (
    <Chapter
      chapter={CHAPTERS.packing}
      lead={
        <p>
          A trip like this is mostly a road trip. Pack for a breakdown on an empty road first, for a cold building
          second, and for ghosts last.
        </p>
      }
    >
      <div className="font-sans text-base">
        {PACKING.map(({ heading, items }) => (
          <div key={heading} className="mt-6 border-t border-line pt-4">
            <h3 className="text-xl">{heading}</h3>
            <ul className="mt-3 grid gap-2 text-ash">
              {items.map((item) => (
                <li key={item} className="flex gap-3">
                  <span aria-hidden="true" className="mt-1 size-4 shrink-0 border border-pumpkin/70" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Chapter>
  );
}

export function WhenYouAreHome() {
  return (
    <Chapter
      chapter={CHAPTERS.home}
      lead={
        <>
          <p>
            Write it down within a day, plainly: where you stood, what time it was, who else was there, what you saw or
            heard, and what else it might have been. Pipes knock, old elevators call themselves, and headlights on a far
            road have made more than one famous light. An honest account of a quiet night is worth keeping too.
          </p>
          <p>
            If you found a place that belongs in this directory, <Link to="/submit">tell us about it</Link>. The team
            reviews submissions before they go live, a review takes{" "}
            <span className="whitespace-nowrap">24-48 hours</span>, and basic listings are free. If you found that
            something here is wrong, use the correction form on the page of the place. Someone else is already planning
            to drive there.
          </p>
        </>
      }
    />
  );
}
