import { Link } from "react-router";
import { DATA_LICENSE } from "../../domain/import-export/data-license.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { RENOWN_WORDS } from "../../domain/places/number-words.ts";
import type { Access as AccessClass } from "../../domain/places/place.ts";
import { maxPoints, POINTS_PER_STAR, RATING_RUBRIC, scoreOfPoints } from "../../domain/places/rating-rubric.ts";
import { SITE } from "../../site.ts";
import { Credits } from "../../ui/text/credits.tsx";
import { DataTable } from "../../ui/text/data-table.tsx";
import { formatRating, plural } from "../../ui/text/format.ts";
import { RatingRubric } from "../../ui/text/rating-rubric.tsx";
import { Contact, readingFontLinks, TextPage } from "../../ui/text/text-page.tsx";
import { type ContactLink, contactLink } from "../../web/contact-link.ts";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { pageMeta, siteUrlOf } from "../../web/seo/page-meta.ts";
import { textPageData } from "../../web/seo/text-page-data.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/about";

const PAGE = {
  name: "About our data",
  description: `Where the listings of ${SITE.name} come from, how places are rated, what the access classes mean, how to correct or remove a listing, and whom we thank.`,
  path: "/about",
};
const DISTRICT = "District of Columbia";
const CRUMBS = [{ name: PAGE.name, path: PAGE.path }];

const ACCESS_MEANINGS = {
  open: "Anyone can walk in while it is open. There may be an entrance fee, and parts of a hotel are for its guests.",
  tours: "You get in with a tour or a ticket only, sometimes on set dates.",
  exterior:
    "Closed inside, or not for sightseers, but seen from a public road or ground. Stay where the public may be.",
  private: "Somebody's home or land. Please do not visit.",
  gone: "It was torn down or taken away. The story is all that is left.",
} as const satisfies Record<AccessClass, string>;
const ACCESS_ROWS = (Object.keys(ACCESS_MEANINGS) as AccessClass[]).map((access) => [
  ACCESS_LABELS[access],
  ACCESS_MEANINGS[access],
]);

const { renown: RENOWN, ...OTHER_PARTS } = RATING_RUBRIC;
const OTHER_POINTS = Object.values(OTHER_PARTS).reduce((sum, part) => sum + maxPoints(part), 0);
/** "4.3 to 5.0", "a household name", "known to people who do not care for ghosts"; the best known first. */
const STAR_ROWS = RENOWN.measures.renown.steps
  .map(([renown, shows, points]) => [
    `${formatRating(scoreOfPoints(points))} to ${formatRating(scoreOfPoints(points + OTHER_POINTS))}`,
    RENOWN_WORDS[renown],
    shows,
  ])
  .toReversed();

export const headers = pageHeaders;
export const links = readingFontLinks;

export function loader({ context }: Route.LoaderArgs) {
  const { catalog, contact } = context.get(siteContext);
  const hasDistrict = catalog.states.has(DISTRICT);
  const states = { count: catalog.states.size - Number(hasDistrict), hasDistrict };
  return { places: catalog.places.length, states, contact: contactLink(contact) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: PAGE.name,
    description: PAGE.description,
    image: "/share/page/about.png",
    keywords: ["sources", "rating rubric", "corrections", "credits"],
    path: PAGE.path,
    crumbs: CRUMBS,
    structuredData: [textPageData(siteUrlOf(matches), PAGE, "AboutPage")],
  });

export default function About({ loaderData: { places, states, contact } }: Route.ComponentProps) {
  return (
    <TextPage
      crumbs={CRUMBS}
      title={PAGE.name}
      lead={`${SITE.name} lists ${plural(places, "documented location")} in ${statesInWords(states)}. This page says where they come from, how far you can trust them, and how to set us right.`}
      parts={[
        { id: "entries", title: "Where listings come from", text: <Entries /> },
        { id: "rating", title: "What the rating means", text: <Rating /> },
        { id: "access", title: "What the access classes mean", text: <Access /> },
        { id: "corrections", title: "Correct or remove a listing", text: <Corrections contact={contact} /> },
        { id: "credits", title: "Credits", text: <Credits /> },
      ]}
    />
  );
}

/** The data counts the District of Columbia as a state; the text says "and the District of Columbia". */
function statesInWords({ count, hasDistrict }: { count: number; hasDistrict: boolean }): string {
  const states = plural(count, "state");
  return hasDistrict ? `${states} and the ${DISTRICT}` : states;
}

function Entries() {
  return (
    <>
      <p>There are three ways into the directory.</p>
      <ul>
        <li>
          <strong>Curated by our editors.</strong> Written from published sources: official sites, newspapers, reference
          works and books. The page of each such place names them, and{" "}
          <Link to="/sources">works and sites we cite</Link> lists them all. History is told as history and lore as
          lore, and where the legend contradicts the record we say so.
        </li>
        <li>
          <strong>Sent by visitors.</strong> Anyone can <Link to="/submit">report a place</Link>. The team reviews
          submissions before they go live; a review takes <span className="whitespace-nowrap">24-48 hours</span>, and
          basic listings are free.
        </li>
        <li>
          <strong>Imported.</strong> Larger collections can be brought in as a whole. Rows without a usable name and
          place are refused, and what a row does not say stays unknown. Few of these rows name a source.
        </li>
      </ul>
      <p>
        We cannot tell you whether a place is haunted. We can tell you who reported what, where and since when. A price
        is one that a source gave, with its year where we know it; where no source gives one we say so. Only for places
        from other collections, of which we know nothing, a usual fee and length of visit stand in, marked "est.". Check
        with the place before you drive.
      </p>
      <p>
        Where visitors, our editors or Wikimedia Commons have given us a photograph, the place opens with it. Each names
        its author and its licence, and was looked at by a person before it appeared; we store it smaller than it was
        sent, without the position and the other data that cameras write into it. Private places have none. All other
        pictures are drawings that the site makes from its data: what kind of building stands in what kind of country.
        It is a poster, not a likeness.
      </p>
      <p>
        All of it can be read by programs too: see <Link to="/api">open data and API</Link>, or follow the{" "}
        <a href="/feed.xml">feed of new and updated places</a>. The records are under{" "}
        <a href={DATA_LICENSE.url} rel="license">
          {DATA_LICENSE.title}
        </a>
        : use them, and name {SITE.name} with a link to the place. Photographs have licenses of their own, and the
        program behind the site is under the MIT License.
      </p>
    </>
  );
}

function Rating() {
  return (
    <>
      <p>
        The star says how well known and how well told a haunting is, not how frightening it is and not whether the
        story is true. Whatever our editors list is worth a visit or a story, so that their score begins at 2.5 and ends
        at 5.0; the same rubric computes it for every record. Its largest part, renown, is a judgement: two editors read
        each record for it, a third settles where they differ, and the evidence stands on the place's page under "Why
        this score". Visitors' stars, one to five, say how good their visit was and move the star: it is (score x 10 +
        sum of stars) / (10 + number of visitors). Places from other collections show the score that came with them, or
        else 0.0, which enters no average, until the first visitor gives stars; from then on 3.0 counts as their score.
      </p>
      <DataTable caption="What a star means" columns={["Star", "The haunting is", "By what"]} rows={STAR_ROWS} />
      <details>
        <summary className="w-fit py-1 text-moon hover:text-pumpkin">How the points of a score are counted</summary>
        <p className="mt-2">A score is 2.5 and a star more for every {POINTS_PER_STAR} points.</p>
        <RatingRubric />
      </details>
      <p>
        <strong>Documented reports</strong> are the separate experiences that a listing describes from its sources. What
        visitors told us themselves is counted apart: "8 reports, 3 visitors". Sums of a state, a city or an activity
        add both.
      </p>
      <p>
        Anyone who has been to a place can write a report on its page, under "I Was There". Private places take none.
        "Nothing happened" is a full answer. A reviewer reads every report before it is published and may cut names of
        private people, addresses of homes and insults, but adds nothing.
      </p>
    </>
  );
}

function Access() {
  return (
    <>
      <p>Each place that we know enough about has one of five classes, and usually a note that says more.</p>
      <DataTable caption="Access classes" columns={["Class", "What it means"]} rows={ACCESS_ROWS} />
      <p>
        For private places we publish no street address, no exact position and no directions, neither on the pages nor
        in the data. The marker on the map is in the middle of the town.
      </p>
    </>
  );
}

function Corrections({ contact }: { contact: ContactLink | undefined }) {
  return (
    <>
      <p>
        Every place's page links to a small form for corrections. Say what is wrong and how you know; a source helps. A
        reviewer reads each one.
      </p>
      <p>
        If a listing is about your home, your business or your family, use the same form and say so. When a place turns
        out to be somebody's home, its address and exact position come off the page; where a listing does harm, it is
        taken down.
      </p>
      {contact && (
        <p>
          For anything else, write to <Contact contact={contact} />.
        </p>
      )}
    </>
  );
}
