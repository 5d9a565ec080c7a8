/** Pictures that came with a form. The server reads them separately from its text. */
export interface SentPictures {
  /** Keyed by field name; files of more than 12 MB are cut off after that. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Too many people were sending pictures at once, so these were not read. */
  readonly isBusy: boolean;
}

export const NO_PICTURES: SentPictures = { files: new Map(), isBusy: false };
