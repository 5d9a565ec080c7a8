/** What TypeScript imports of it. */
export function ensureBuilt(tell: (step: string) => void): void;
export const SERVER_FLAGS: readonly string[];
export const BUILD_INPUTS: readonly string[];
