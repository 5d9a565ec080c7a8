/** The fixed content of a famous house: videos, timeline and links. */
import { ExternalLink, Play } from "lucide-react";
import { useState } from "react";
import type { FamousHistory } from "../../domain/places/famous-houses.ts";
import { type FamousVideo, videoPage, videoUrl } from "../../domain/places/famous-video.ts";

export type HouseHistoryView = Pick<FamousHistory, "links" | "timeline" | "videos">;

export function HouseHistory({ history, houseName }: { history: HouseHistoryView; houseName: string }) {
  return (
    <section aria-labelledby="history" className="mt-10 sm:mt-14">
      <h2 id="history" className="text-3xl">
        History and Resources
      </h2>
      {history.videos && (
        <div className="mt-6 grid gap-6">
          {history.videos.map((video) => (
            <Video key={video.id} video={video} />
          ))}
        </div>
      )}
      <Timeline timeline={history.timeline} houseName={houseName} />
      <h3 className="mt-10 text-xl">Read On</h3>
      <ul
        data-print="addresses"
        className="mt-3 max-w-[65ch] divide-y divide-line border-y border-line font-text text-lg"
      >
        {history.links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className="flex items-start gap-3 py-3 font-sans text-base hover:text-pumpkin">
              <ExternalLink aria-hidden="true" className="mt-1 size-4 shrink-0 text-ash" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Timeline({ timeline, houseName }: { timeline: HouseHistoryView["timeline"]; houseName: string }) {
  return (
    <table className="mt-6 w-full max-w-[65ch] border-t border-line text-left font-text text-lg">
      <caption className="sr-only">Timeline of {houseName}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Event</th>
        </tr>
      </thead>
      <tbody>
        {timeline.map(({ year, event }) => (
          <tr key={event} className="border-b border-line align-baseline">
            <th scope="row" className="w-20 py-3 pr-4 font-display text-xl font-normal text-pumpkin tabular-nums">
              {year}
            </th>
            <td className="py-3">{event}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A link until the visitor plays the video: no third-party request before that. */
function Video({ video }: { video: FamousVideo }) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        src={videoUrl(video)}
        title={video.title}
        allow="fullscreen; encrypted-media"
        className="aspect-video w-full border border-line"
      />
    );
  }
  return (
    <a
      href={videoPage(video)}
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
      className="flex items-center gap-3 panel hover:text-pumpkin"
    >
      <Play aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {video.title} <span className="text-ash">(plays from YouTube)</span>
      </span>
    </a>
  );
}
