import { formatClock } from "../text/format.ts";
import type { DayZone } from "./day-page-view.ts";

/** "2:15 PM", "2:15 PM CT": to five minutes, since the times are estimates. */
export function clockText(minutes: number, { ahead, name }: DayZone): string {
  const local = Math.round((minutes + ahead) / 5) * 5;
  return `${formatClock((local + 24 * 60) % (24 * 60))} ${name}`.trimEnd();
}
