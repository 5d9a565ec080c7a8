/** Towns in which the visitor wants to sleep. */
import { DomainError } from "../../domain-error.ts";
import type { TripPoint, TripQuestion } from "../trip.ts";
import { findEnd, type TripContext, type TripRoute } from "./find-route.ts";

/** A night whose town is not known, or to which no road leads, is spent where it suits the trip; a note says so. */
export async function findNamedNights(
  context: TripContext,
  { nights }: TripQuestion,
  from: TripPoint,
): Promise<{ nights: TripRoute["nights"]; notes: readonly string[] }> {
  const found = new Map<number, TripPoint>();
  const notes: string[] = [];
  for (const { day, town } of nights) {
    const point = await findEnd(context, town).catch(reasonOf);
    if (typeof point === "string") notes.push(`Night ${day}: ${point}`);
    else found.set(day - 1, point);
  }
  const rows = await context.directions.table([from], [...found.values()]);
  for (const [index, [day, { name }]] of [...found].entries()) {
    if (rows[0]![index]) continue;
    found.delete(day);
    notes.push(`Night ${day + 1}: no road that we know of leads to ${name}.`);
  }
  return { nights: found, notes };
}

function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.code === "invalid") return error.message;
  throw error;
}
