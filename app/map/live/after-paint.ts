/** Background tabs get no animation frames. */
const MAX_WAIT_MS = 100;

/** Resolves after the next paint, so that the visitor's own input is rendered before what follows from it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
