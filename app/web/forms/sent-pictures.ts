/** Pictures that came with a form. The server reads them apart from its text. */
export interface SentPictures {
  /** By the name of the field; a file of more than 12 MB is cut after that. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Too many are sending pictures right now: these were not read. */
  readonly isBusy: boolean;
}

export const NO_PICTURES: SentPictures = { files: new Map(), isBusy: false };
