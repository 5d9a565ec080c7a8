/** Ferries and boats in answers of the API. */
import { z } from "zod";
import type { Drive } from "../domain/roads/drive.ts";

export const crossingFields = {
  ferry: z.string().describe("A ferry on the way, which takes the car.").optional(),
  boat: z.string().describe("A boat on the way, which leaves the car behind.").optional(),
};

/** Names one of each kind. */
export function crossingsAnswer(crossings: Drive["crossings"] = []): { ferry?: string; boat?: string } {
  return Object.fromEntries(crossings.map(({ kind, name }) => [kind, name]));
}
