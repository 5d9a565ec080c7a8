import { type RefObject, useEffect, useRef, useState } from "react";
import { entryTo } from "../../domain/places/access-sentence.ts";
import { rubricScore } from "../../domain/places/editors-score.ts";
import { admissionInWords, durationInWords, type Rated } from "../../domain/places/number-words.ts";
import { ACCESS_CLASSES, ADMISSIONS, PLACE_TYPES } from "../../domain/places/place.ts";
import { PinMap } from "../../map/pin-map.tsx";
import type { CardView } from "../cards/card-view.ts";
import { LocationCard } from "../cards/location-card.tsx";
import { LocationArticle } from "../location/location-article.tsx";
import type { LocationView } from "../location/location-view.ts";
import { previewPosterPath } from "../location/preview-poster-path.ts";
import { shorten } from "../text/format.ts";
import type { ListingValues } from "./listing-values.ts";

/** Live preview of the card. */
export function CardPreview({ values, placeId }: { values: ListingValues; placeId: string }) {
  return (
    <section aria-labelledby="preview">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="preview" className="text-xl">
          Preview of the card
        </h3>
        <a href="#page-preview" className="py-1 text-sm text-link">
          Preview of the page
        </a>
      </div>
      <div inert className="mt-3 max-w-md">
        <LocationCard card={cardOf(values, placeId)} eager />
      </div>
    </section>
  );
}

interface PagePreviewProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The values as they are in the form. */
  readonly values: ListingValues;
  /** The preview of the initial form. */
  readonly start: LocationView;
}

/** Preview of the whole page, refreshed shortly after the last change. */
export function PagePreview({ form, values, start }: PagePreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const view = usePageView({ form, values, start, isOpen });
  return (
    <details
      id="page-preview"
      className="mt-8 border border-line bg-night"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="bg-dusk px-5 py-3 font-semibold hover:text-pumpkin">The page as visitors will see it</summary>
      {/* Hidden from screen readers: it repeats the form above, with a second set of headings and links. */}
      <div inert className="overflow-clip pb-10">
        <LocationArticle
          view={view}
          isPreview
          map={
            view.position && isOpen && <PinMap key={view.position.join()} position={view.position} onMove={() => {}} />
          }
        />
      </div>
    </details>
  );
}

const PAUSE_MS = 600;

function usePageView({ form, values, start, isOpen }: PagePreviewProps & { isOpen: boolean }): LocationView {
  const [view, setView] = useState(start);
  const drawn = useRef(values);
  useEffect(() => {
    if (!isOpen || drawn.current === values) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      if (!form.current) return;
      const body = new FormData(form.current);
      body.set("previewId", start.id);
      body.set("previewSlug", start.slug);
      try {
        const answer = await fetch("/review/preview", { method: "POST", body, signal: asking.signal });
        if (!answer.ok) return;
        setView(await answer.json());
        drawn.current = values;
      } catch {
        // Aborted by further typing, or offline: keep the last preview.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [form, values, start, isOpen]);
  return view;
}

function cardOf({ texts, activities }: ListingValues, id: string): CardView {
  const number = numberIn(texts);
  const access = ACCESS_CLASSES.find((access) => access === texts.access);
  const first = activities.includes(texts.firstActivity ?? "") ? texts.firstActivity : activities[0];
  const activity = first ?? (texts.otherActivities?.split(";")[0]?.trim() || undefined);
  return {
    slug: "preview",
    houseName: texts.houseName || "Name",
    city: texts.city ?? "",
    state: texts.state ?? "",
    storySummary: shorten(texts.storySummary ?? "", 220),
    ...ratedIn(texts, activities),
    activity,
    visitTime: durationInWords({ access, duration: number("duration") }),
    admission: admissionInWords({
      access,
      admission: ADMISSIONS.find((admission) => admission === texts.admission),
      ticketPrice: number("ticketPrice"),
      priceYear: number("priceYear"),
      placeType: PLACE_TYPES.find((type) => type === texts.placeType) ?? "other",
    }),
    yearBuilt: number("yearBuilt"),
    architectureStyle: texts.architectureStyle || undefined,
    ...entryTo(access),
    image: { src: /^https:/.test(texts.imageUrl ?? "") ? texts.imageUrl! : posterOf(texts, activity, id), alt: "" },
  };
}

const numberIn = (texts: ListingValues["texts"]) => (name: string) =>
  texts[name]?.trim() ? Number(texts[name]) : undefined;

/** Without visitors' stars, which the preview of the page includes. */
function ratedIn(texts: ListingValues["texts"], activities: readonly string[]): Rated {
  const number = numberIn(texts);
  const lines = (name: string) => (texts[name] ?? "").split("\n").filter((line) => line.trim() !== "");
  const others = (texts.otherActivities ?? "").split(";").filter((label) => label.trim() !== "");
  const renown = number("renown");
  const score =
    rubricScore({
      renown,
      activities: [...activities, ...others],
      reports: lines("reports"),
      website: texts.website,
      articleUrl: texts.articleUrl,
      additionalSources: lines("additionalSources"),
      citations: lines("citations"),
      witnesses: number("witnesses"),
      investigation: texts.investigation,
      reportedSince: number("reportedSince"),
      stillTold: texts.stillTold === "true",
    }) ?? number("score");
  return { score, renown, rating: score ?? 0, visitorReports: 0 };
}

function posterOf(texts: ListingValues["texts"], activities = "", id: string): string {
  const { houseName = "", city = "", state = "", placeType = "", yearBuilt = "" } = texts;
  return previewPosterPath(id, { houseName, city, state, placeType, yearBuilt, activities });
}
