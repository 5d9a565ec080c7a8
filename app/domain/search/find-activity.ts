import type { ActivityGroup, Catalog } from "../catalog/catalog.ts";
import { activitySlug } from "../places/slug.ts";

export type Activity = Pick<ActivityGroup, "slug" | "label">;

/** The activity a text names, in the singular or plural. */
export function activityMeant({ activities }: Catalog, text: string): ActivityGroup | undefined {
  const slug = activitySlug(text) ?? "";
  return activities.get(slug) ?? activities.get(`${slug}s`) ?? activities.get(slug.replace(/s$/, ""));
}
