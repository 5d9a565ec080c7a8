/** SPEC's content for famous houses, matched by name: links, videos and a timeline. */
import { z } from "zod";
import records from "../../../data/famous-houses.json" with { type: "json" };
import { US_STATES } from "../geo/us-states.ts";

const sentence = z
  .string()
  .min(10)
  .max(160)
  .refine((text) => text === text.trim() && text.endsWith("."), "is not a sentence");

export const famousHistorySchema = z.strictObject({
  /** Phrases of which the house's name contains one, ignoring case. */
  phrases: z.array(z.string().regex(/^[a-z][a-z .-]+$/)).min(1),
  /** Names are not unique: there is a Whaley House in Michigan too. */
  state: z.enum(US_STATES.map((state) => state.name)),
  links: z.array(z.strictObject({ title: z.string().min(5).max(80), url: z.url({ protocol: /^https?$/ }) })).min(1),
  timeline: z
    .array(z.strictObject({ year: z.int().min(1500).max(2100), event: sentence }))
    .min(6)
    .max(12),
  /** Loaded on demand, from the host that sets no cookies before playback. */
  videos: z
    .array(
      z.strictObject({
        provider: z.literal("youtube-nocookie"),
        id: z.string().regex(/^[\w-]{11}$/),
        title: z.string().min(5).max(120),
      }),
    )
    .min(1)
    .optional(),
});

export type FamousHistory = z.infer<typeof famousHistorySchema>;

/** Validated by a test. */
export const FAMOUS_HISTORIES = records as readonly FamousHistory[];

export function famousHistory(
  place: { readonly houseName: string; readonly state: string },
  houses: readonly FamousHistory[] = FAMOUS_HISTORIES,
): FamousHistory | undefined {
  const name = place.houseName.toLowerCase();
  return houses.find((house) => house.state === place.state && house.phrases.some((phrase) => name.includes(phrase)));
}
