/** A server process that is being mistreated, with an eye on its log and its memory. */

import { freePort } from "../../tests/free-port.ts";
import { type SiteProcess, startSiteProcess } from "../../tests/site-process.ts";
import { collectedHeap } from "./heap.ts";

export interface WatchedSite extends SiteProcess {
  /** Lines of the log at level error. */
  readonly errors: string[];
  /** Bytes after a full collection. */
  heap(): Promise<number>;
}

export async function startWatchedSite(env: Record<string, string> = {}): Promise<WatchedSite> {
  const inspectorPort = await freePort();
  const site = await startSiteProcess({
    LOG_LEVEL: "error",
    HOST: "127.0.0.1",
    TRUST_PROXY: "1",
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort} --disable-warning=ExperimentalWarning`,
    ...env,
  });
  const errors: string[] = [];
  site.process.stdout!.on("data", (chunk) => {
    for (const line of String(chunk).split("\n")) if (line.startsWith("{")) errors.push(line);
  });
  return { ...site, url: site.url.replace("localhost", "127.0.0.1"), errors, heap: () => collectedHeap(inspectorPort) };
}
