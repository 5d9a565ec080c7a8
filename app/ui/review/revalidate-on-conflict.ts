import type { ShouldRevalidateFunction } from "react-router";

const CONFLICT = 409;

/** Where someone else was faster, the page must show what is there now; other refusals leave it as it is. */
export const revalidateOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === CONFLICT || defaultShouldRevalidate;
