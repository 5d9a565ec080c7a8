/** In a tab that nobody sees there are no frames. */
const LONGEST_WAIT_MS = 100;

/** Resolves when what the visitor just did is on the screen: their own change first, what follows from it after that. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
