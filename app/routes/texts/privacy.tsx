import { Link } from "react-router";
import { SITE } from "../../site.ts";
import { Contact, readingFontLinks, TextPage } from "../../ui/text/text-page.tsx";
import { type ContactLink, contactLink } from "../../web/contact-link.ts";
import { pageHeaders } from "../../web/render/page-headers.ts";
import { pageMeta, siteUrlOf } from "../../web/seo/page-meta.ts";
import { textPageData } from "../../web/seo/text-page-data.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/privacy";

const PAGE = {
  name: "Privacy",
  description: `What ${SITE.name} stores and for how long: no cookies for visitors, no trackers, no third-party scripts, and what a submission leaves behind.`,
  path: "/privacy",
};
const CRUMBS = [{ name: PAGE.name, path: PAGE.path }];

export const headers = pageHeaders;
export const links = readingFontLinks;

export function loader({ context }: Route.LoaderArgs) {
  const { contact, tileUrl } = context.get(siteContext);
  return { contact: contactLink(contact), tileHost: new URL(tileUrl.replace(/[{}]/g, "")).host };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: PAGE.name,
    description: PAGE.description,
    image: "/share/page/privacy.png",
    keywords: ["privacy", "no cookies", "no trackers"],
    path: PAGE.path,
    crumbs: CRUMBS,
    structuredData: [textPageData(siteUrlOf(matches), PAGE)],
  });

export default function Privacy({ loaderData: { contact, tileHost } }: Route.ComponentProps) {
  return (
    <TextPage
      crumbs={CRUMBS}
      title={PAGE.name}
      lead="You can read everything here without telling us who you are. No cookies, no trackers, no advertising, no scripts from anyone else."
      parts={[
        { id: "reading", title: "When you read", text: <WhileReading tileHost={tileHost} /> },
        { id: "saving", title: "When you save places", text: <Saving /> },
        { id: "copies", title: "Copies on your device", text: <Copies /> },
        { id: "on-the-day", title: "When you follow a day of a trip", text: <OnTheDay /> },
        { id: "searching", title: "When you search or share your position", text: <Searching /> },
        { id: "sending", title: "When you send us something", text: <Sending contact={contact} /> },
        { id: "logs", title: "Logs", text: <Logs /> },
        { id: "contact", title: "Questions", text: <Questions contact={contact} /> },
      ]}
    />
  );
}

function WhileReading({ tileHost }: { tileHost: string }) {
  return (
    <>
      <p>
        We set no cookies for visitors and keep nothing in your browser that identifies you. Fonts, scripts and drawings
        come from our own server. Your browser asks other servers in three cases only:
      </p>
      <ul>
        <li>
          <strong>Maps.</strong> The pictures that make up a map come from {tileHost}. That service sees your network
          address, which site you are on and which part of the map you look at.
        </li>
        <li>
          <strong>Some photographs.</strong> A listing may show a picture from another site. The server there then sees
          your network address.
        </li>
        <li>
          <strong>Videos.</strong> Nothing is loaded from YouTube until you click on a video; then it comes from its
          domain without cookies, youtube-nocookie.com.
        </li>
      </ul>
    </>
  );
}

function Saving() {
  return (
    <>
      <p>
        The places you save, your lists, your notes and where you have been are stored in your own browser and nowhere
        else. There is no account. The names of your lists, your notes and your dates never leave your browser, unless
        you download them as a file. Anyone else who uses the same browser can see them; clearing its data for this site
        deletes them. Which maps you chose for directions is remembered the same way; those services learn of you only
        when you follow a link to them.
      </p>
      <p>
        To show them, the <Link to="/saved">Saved</Link> page asks our server for those places by their names, without
        anything about you. The server answers and forgets: what you asked for is neither logged nor stored. The
        distance to a place is worked out in your browser; your position is not sent for it. A file from another map is
        read and compared with our places in your browser; nothing of it is sent.
      </p>
      <p>
        A link that you share holds its places and the name of your list, and nothing else of yours. Anyone who has it
        can read it. Browsers do not send us that name: it comes after the # of the address.
      </p>
    </>
  );
}

function Copies() {
  return (
    <p>
      So that pages open offline, your browser keeps copies of the ones you saw last, the places you save and the trips
      you keep: up to 50 MB, on your device alone. Forms, tracking pages and searches are never among them, nor is any
      page that depends on what you typed or where you are, unless it is a trip that you keep: then your browser has
      where it starts and ends, too. A switch on the <Link to="/saved">Saved</Link> page turns this off and deletes
      them.
    </p>
  );
}

function OnTheDay() {
  return (
    <>
      <p>
        What you mark on the day (done, skipped, running late, what was read to you) is kept in your browser's storage,
        for the last 30 days that you followed. It is sent to nobody. "Start this day again" deletes it; so does
        clearing the site's data.
      </p>
      <p>
        If you ask how far it is, your position stays in the open page: distances are computed there, and no request and
        nothing that is stored contains it. Only if you open directions does your own map service learn where you are.
      </p>
      <p>
        "Listen" uses a voice of your own device. Voices that would send the text to a company's server are not used,
        and where a browser has no other there is no button. The speed, and whether you like a day in daylight or dark
        colors, are remembered in your browser.
      </p>
    </>
  );
}

function Searching() {
  return (
    <>
      <p>
        What you type into a search box is sent to our server to be answered and is not stored with anything about you.
        If our own list of towns does not know an address, the server may ask a geocoding service for it. That request
        comes from the server, not from you, and the answer is kept so that we need not ask again.
      </p>
      <p>
        Your position is used only when you press a button for it, after your browser has asked you. It becomes part of
        the address of the page, so that we can find what is near; we do not store it.
      </p>
    </>
  );
}

function Sending({ contact }: { contact: ContactLink | undefined }) {
  return (
    <>
      <p>
        A submission or a correction is stored as you wrote it, with the time it came in. We do not ask for your name;
        if you tell us in a correction how to reach you, only reviewers see that. It is kept, for as long as the site
        runs, with what the reviewers decided, also when it was refused, so that the same suggestion is not reviewed
        twice. What is published becomes part of the directory, so please put nothing into it that is private.
      </p>
      <p>
        A report of a visit ("I Was There") is published with the month, the stars, your words and the name that you
        sign with, if you give one, after a reviewer has read it. You can withdraw it at any time, at the address that
        you get when you send it: its words, stars, name and photographs are then deleted from our database, and we keep
        only the fact that there was a report. That cannot be undone. Older backups hold them until those backups are
        deleted.
      </p>
      <p>
        Photographs that you send with it are made smaller and encoded anew: what your camera wrote into the file, such
        as where it was taken, is not stored, and neither is the file itself. We keep what you say it shows, the name
        for the credit, and the sentence on the licence that you agreed to with its time. What a reviewer approves is
        public under that licence; whoever has copied it by then may keep it. You can withdraw each photograph, or all
        with the report: the pictures and your words about them are then deleted. Pictures that we decline are deleted
        after 30 days.
      </p>
      <p>
        To tell spam from a busy day, we keep a keyed hash of the sender's network address, from which the address
        cannot be read. It expires after 7 days. The address itself is counted in memory for an hour at most and never
        stored.
      </p>
      <p>
        {contact ? (
          <>
            If you want a submission deleted, write to <Contact contact={contact} />.
          </>
        ) : (
          "If you want a submission deleted, say so in a correction on the page of the place."
        )}
      </p>
      <p>
        Reviewers sign in, and get two cookies: one keeps them signed in, the other remembers for 180 days that they
        signed in from this browser before. Nobody else gets one.
      </p>
    </>
  );
}

function Logs() {
  return (
    <p>
      Our server writes a line for the pages it has to make: the time, the path of the page without your search, whether
      it worked, and how long it took. Your network address is not in it. If a page fails, the full address of that page
      is written down with the error, so that we can mend it. Attempts to sign in as a reviewer are written down with a
      keyed digest of the network address that they came from. Whoever hosts the site may keep a log of connections of
      their own.
    </p>
  );
}

function Questions({ contact }: { contact: ContactLink | undefined }) {
  return (
    <p>
      {contact ? (
        <>
          Write to <Contact contact={contact} />.
        </>
      ) : (
        "This site publishes no contact address. Corrections and requests about a listing go through the form on its page."
      )}
    </p>
  );
}
