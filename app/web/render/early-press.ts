/** Under this name the page keeps the control that was pressed before its scripts were there. */
export const EARLY_PRESS = "__hauntwayEarlyPress";

/** Instead of what was pressed before it: who presses a link wants to be there. */
export function keepPress(link: Element): void {
  Object.assign(window, { [EARLY_PRESS]: link });
}

/** Called once React has taken over the page: what was pressed too early is pressed now, and nothing is kept any more. */
export function pressAgain(): void {
  const page = window as unknown as Record<string, HTMLElement | null | undefined>;
  const control = page[EARLY_PRESS];
  page[EARLY_PRESS] = null;
  if (control?.isConnected) control.click();
}
