import { basename, join } from "node:path";

/**
 * The program of a thread: built beside the server's own, or its source where the server runs from source. Node would run the
 * source in both cases, but the part of it that reads TypeScript takes 18 MB in every thread.
 */
export function threadFile(projectDir: string, source: string): string {
  const isBuilt = import.meta.filename.startsWith(join(projectDir, "build"));
  return isBuilt ? join(projectDir, "build/server", `${basename(source, ".ts")}.js`) : join(projectDir, source);
}
