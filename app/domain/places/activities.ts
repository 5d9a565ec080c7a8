import { NO_ACTIVITIES } from "./slug.ts";

/** SPEC section 5: the activity types in a place's semicolon-separated text, without duplicates and noise. */
export function activityLabels(text: string | undefined): readonly string[] {
  if (!text) return [];
  const seen = new Set<string>();
  const labels: string[] = [];
  for (const part of text.split(";")) {
    const label = part.trim();
    const key = label.toLowerCase();
    if (!isActivity(key) || seen.has(key)) continue;
    seen.add(key);
    labels.push(label);
  }
  return labels;
}

function isActivity(key: string): boolean {
  return key.length >= 3 && !/^\d+$/.test(key) && !/https?:\/\/|www\./.test(key) && !NO_ACTIVITIES.has(key);
}

export function joinActivities(labels: readonly string[]): string | undefined {
  return labels.length > 0 ? labels.join("; ") : undefined;
}
