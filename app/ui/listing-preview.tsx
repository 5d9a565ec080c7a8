import { isStoryHeading } from "../domain/story-text.ts";
import { type CardView, shorten } from "./card-view.ts";
import type { ListingValues } from "./listing-values.ts";
import { PlaceCard } from "./place-card.tsx";

/** The card as visitors will see it, while it is written; then how the story falls into paragraphs. */
export function ListingPreview({ values, placeId }: { values: ListingValues; placeId: string }) {
  return (
    <section aria-labelledby="preview" className="xl:sticky xl:top-20">
      <h2 id="preview" className="text-xl">
        Preview
      </h2>
      <div inert className="mt-3 max-w-md">
        <PlaceCard card={cardOf(values, placeId)} eager />
      </div>
      <details className="mt-4 max-w-md border border-line bg-dusk">
        <summary className="px-4 py-2.5">The story on its page</summary>
        <div className="px-4 pb-4 font-text">
          <StoryOutline story={values.texts.fullStory ?? ""} />
        </div>
      </details>
    </section>
  );
}

function cardOf({ texts, activities }: ListingValues, id: string): CardView {
  const number = (name: string) => (texts[name]?.trim() ? Number(texts[name]) : undefined);
  const first = activities.includes(texts.firstActivity ?? "") ? texts.firstActivity : activities[0];
  const activity = first ?? (texts.otherActivities?.split(";")[0]?.trim() || undefined);
  return {
    slug: "preview",
    houseName: texts.houseName || "Name",
    city: texts.city ?? "",
    state: texts.state ?? "",
    storySummary: shorten(texts.storySummary ?? "", 220),
    rating: number("rating") || 0,
    reviewCount: number("reviewCount") || 0,
    activity,
    duration: number("duration"),
    ticketPrice: number("ticketPrice"),
    yearBuilt: number("yearBuilt"),
    architectureStyle: texts.architectureStyle || undefined,
    isPrivate: texts.access === "private",
    image: { src: /^https:/.test(texts.imageUrl ?? "") ? texts.imageUrl! : posterOf(texts, activity, id), alt: "" },
  };
}

/** Drawn anew only when something that the drawing depends on changes: the address is the same otherwise. */
function posterOf(texts: ListingValues["texts"], activity: string | undefined, id: string): string {
  const { houseName = "", city = "", state = "", placeType = "", yearBuilt = "" } = texts;
  const query = { id, houseName, city, state, placeType, yearBuilt, activities: activity ?? "" };
  return `/review/poster.svg?${new URLSearchParams(query)}`;
}

function StoryOutline({ story }: { story: string }) {
  const blocks = story.split(/\n\s*\n/).filter((block) => block.trim());
  return blocks.map((block) =>
    isStoryHeading(block.split("\n")[0]!) ? (
      <p key={block} className="mt-4 font-display text-lg">
        {block}
      </p>
    ) : (
      <p key={block} className="mt-3 whitespace-pre-line">
        {block}
      </p>
    ),
  );
}
