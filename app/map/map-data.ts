import type { PhotoView } from "../domain/photos/photo-view.ts";
import type { PlaceType } from "../domain/places/place.ts";

/** The response of /api/map, ready to be drawn. */
export interface MapPlaceView {
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly kind: PlaceType | undefined;
  readonly lat: number;
  readonly lng: number;
  readonly summary: string;
  /** "4.5". */
  readonly rating: string;
  /** Whose rating it is: "of 5, our editors' score". */
  readonly ratedBy: string;
  /** "known nationwide"; absent if no editor has judged it. */
  readonly renown?: string | undefined;
  /** "8 reports, 3 visitors". */
  readonly reports: string;
  /** "$20", "For guests and diners", or "$25 est." if nothing is known; absent if the place is closed to visitors. */
  readonly price: string | undefined;
  /** "Open to visitors"; absent if unknown. */
  readonly access: string | undefined;
  /** Address of its drawing. */
  readonly poster: string;
  /** Its leading photograph, if it has one. */
  readonly photo?: PhotoView | undefined;
}

export interface MapGroupView {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** The zoom at which it splits. */
  readonly zoom: number;
  /** Label, from one of its places: "Salem, Massachusetts". */
  readonly around: string;
  /** The first places of a group that never splits; empty otherwise. */
  readonly members: readonly MapPlaceView[];
}

export interface MapListView {
  readonly total: number;
  readonly places: readonly MapPlaceView[];
}

export interface MapData {
  readonly places: readonly MapPlaceView[];
  readonly groups: readonly MapGroupView[];
  /** Places around the one that the map is about. */
  readonly neighbors?: readonly MapPlaceView[];
  /** For the explorer: the best places in view, and how many there are. */
  readonly list?: MapListView;
}
