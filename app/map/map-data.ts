/** What the server sends to a map, ready to be drawn. */
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
  /** "$20", or "$25 est." where the price is not known; absent where nobody may enter. */
  readonly price: string | undefined;
}

export interface MapGroupView {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** Where it comes apart. */
  readonly zoom: number;
  /** A place of the group, to name it by: "Salem, Massachusetts". */
  readonly around: string;
  /** The places of a group that never comes apart, or the first of them; empty otherwise. */
  readonly members: readonly { readonly slug: string; readonly houseName: string }[];
}

export interface MapData {
  readonly places: readonly MapPlaceView[];
  readonly groups: readonly MapGroupView[];
}
