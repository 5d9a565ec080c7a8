/** The response of /api/map, ready to be drawn. */
export interface MapPlaceView {
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly summary: string;
  /** "4.5 (12 reviews)". */
  readonly rating: string;
  /** "$20", or "$25 est." if the price is unknown; absent if the place is closed to visitors. */
  readonly price: string | undefined;
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
  readonly members: readonly { readonly slug: string; readonly houseName: string }[];
}

export interface MapData {
  readonly places: readonly MapPlaceView[];
  readonly groups: readonly MapGroupView[];
  /** Places around the one that the map is about. */
  readonly neighbors?: readonly MapPlaceView[];
}
