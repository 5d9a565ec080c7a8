import { Link } from "react-router";
import { formatCount } from "../text/format.ts";
import { CHAPTERS, Chapter, PullFact } from "./chapter.tsx";

export interface GuideFacts {
  readonly places: number;
  /** Number of places visitors can enter, freely or with a tour or ticket. */
  readonly visitable: number;
  readonly privatePlaces: number;
}

export function FindingSites({ facts }: { facts: GuideFacts }) {
  const aside =
    facts.visitable > 0 ? (
      <PullFact figure={formatCount(facts.visitable)}>
        of the {formatCount(facts.places)} places in this directory are open to visitors, on their own or with a tour or
        a ticket.
      </PullFact>
    ) : undefined;
  return (
    <Chapter
      chapter={CHAPTERS.finding}
      aside={aside}
      lead={
        <p className="first-letter:float-left first-letter:mt-1.5 first-letter:mr-2.5 first-letter:font-display first-letter:text-[4rem] first-letter:leading-[0.8] first-letter:text-pumpkin">
          Most of the places that Americans call haunted have a front desk. They are hotels and inns, house museums,
          theaters, ships, forts and parks, and they are glad to see you by day or, with a booking, after dark. A good
          trip needs no courage and very little equipment. It needs places with a real history, permission to be in
          them, and a driver who has slept.
        </p>
      }
    >
      <p>
        Begin with the record. A place is worth the drive when you can say when it was built, who lived or died there,
        and where that is written down. The haunting comes second, and it is judged the same way: reports from people
        who did not know each other, over many years, about the same room or the same stretch of road, count for more
        than one astonishing night that nobody else remembers.
      </p>
      <p>
        The pages that our editors write are built for that check. They name their sources, say since when things have
        been reported, and keep what happened apart from what is told. If one kind of report interests you more than
        another, start from the <Link to="/activity-types">list of activity types</Link>. People who travel with a
        thermometer tend to begin with <Link to="/activity/cold-spots">cold spots</Link>; people who travel with a
        recorder, with <Link to="/activity/voices">voices</Link>. Our rating says how well known and how well told a
        haunting is, not how frightening it is; the <Link to="/about#rating">rubric</Link> is public.
      </p>
      <FourSources />
      <h3>Signs of a story without a place</h3>
      <p>
        Be slow to drive to a site that has no address, no dates and no named source, or whose story you have already
        heard about another town. The crying baby at the bridge and the girl who asks for a ride home are told all over
        the country; they are good folklore and poor directions. Leave alone any page that explains how to get through
        the fence. Its author was not invited, and neither are you.
      </p>
    </Chapter>
  );
}

function FourSources() {
  return (
    <>
      <h3>Check it yourself</h3>
      <p>Four sources are free, and an hour with them before you leave will change what you see when you arrive.</p>
      <ul>
        <li>
          <strong>Old newspapers.</strong> The Library of Congress keeps millions of scanned pages in its Chronicling
          America collection. Search for the address and the family name, not for the word ghost.
        </li>
        <li>
          <strong>Fire insurance maps.</strong> The Sanborn maps, also at the Library of Congress, show what stood on a
          lot, what it was made of and what it was used for.
        </li>
        <li>
          <strong>National Register files.</strong> For a listed building the nomination form tells the history at
          length, with its sources.
        </li>
        <li>
          <strong>The local history room.</strong> County historical societies and public libraries know which stories
          are old and which arrived with a television crew.
        </li>
      </ul>
    </>
  );
}

export function PermissionAndLaw({ facts }: { facts: GuideFacts }) {
  const aside =
    facts.privatePlaces > 0 ? (
      <PullFact figure={formatCount(facts.privatePlaces)}>
        {facts.privatePlaces === 1 ? "place" : "places"} here {facts.privatePlaces === 1 ? "is" : "are"} private
        property. We tell their stories, keep their addresses to ourselves, and ask you not to look for them.
      </PullFact>
    ) : undefined;
  return (
    <Chapter
      chapter={CHAPTERS.law}
      aside={aside}
      lead={
        <p>
          Whether you may be somewhere is decided by its owner, not by the state of the door. An abandoned building is
          not an unowned one. Trespass law differs from state to state: in some a sign or a fence is notice enough, and
          in several, among them Texas, Missouri and Pennsylvania, a stripe of purple paint on a tree or post means the
          same as a sign. If you are asked to leave, the right to stay ends with the sentence.
        </p>
      }
    >
      <p>
        Permission is easier to get than most people think. Write to the owner, the county or the park some weeks ahead.
        Say who you are, how many you will be, which hours you want and what you will bring. Ask for the answer in
        writing, and carry it. Many old prisons, hospitals and hotels rent out whole nights to small groups, with
        someone on site who knows where the floor is sound.
      </p>
      <ul>
        <li>
          <strong>Parks and battlefields.</strong> In national parks it is forbidden to dig, to use or carry an
          assembled metal detector, to take away so much as a button, and to fly a drone. Gates that close at dusk are
          meant.
        </li>
        <li>
          <strong>Cemeteries.</strong> Many close at sunset, and the police know it. Go by day, keep to the paths, and
          do not make rubbings: old stone does not survive them.
        </li>
        <li>
          <strong>Recording.</strong> In some states, California, Florida and Pennsylvania among them, a private
          conversation may be recorded only if everyone in it agrees. Say that your recorder is running.
        </li>
        <li>
          <strong>Private homes.</strong> People live in them. Do not knock, do not park outside, do not publish the
          address, and do not photograph the windows.
        </li>
      </ul>
      <p>
        This is a traveler's summary and not legal advice. Where it matters, ask the sheriff's office or the ranger.
      </p>
    </Chapter>
  );
}
