/** What follows the "#", which browsers do not send: the list that is shown, or the name of one that is shared. */
import { FIRST_LIST, MAX_NAME_LENGTH } from "../../domain/saved/saved-places.ts";

export const listHash = (id: string): string => `#list-${id}`;

/** Empty for a list that the visitor gave no name. */
export const nameHash = (name: string): string =>
  name === FIRST_LIST.name ? "" : `#name=${encodeURIComponent(name.toWellFormed())}`;

/** Empty if there is none, or a damaged one. */
export function readNameHash(hash: string): string {
  const written = /^#name=(.*)$/.exec(hash)?.[1] ?? "";
  try {
    return decodeURIComponent(written).trim().slice(0, MAX_NAME_LENGTH);
  } catch {
    return "";
  }
}
