import type { PlaceType } from "../../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";

export const kindTitle = (kind: PlaceType): string =>
  kind === "other" ? "Other Haunted Places" : `Haunted ${PLACE_TYPE_LABELS[kind]}`;
