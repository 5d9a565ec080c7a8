/** How much of a core a server had while it was asked: where that is little, whoever asked was the limit. */
import { existsSync, readFileSync } from "node:fs";
import { median } from "./measurement.ts";
import { shareInWords } from "./taken-time.ts";

/** Of the clock in /proc, a second. */
const TICKS = 100;
const BUSY = 0.8;

/** User and system time of all its threads, fields 14 and 15; undefined where the system does not say. */
export function cpuSecondsOf(pid: number): number | undefined {
  const source = `/proc/${pid}/stat`;
  if (!existsSync(source)) return undefined;
  const stat = readFileSync(source, "utf8");
  // The name before them may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Shares of a core in one round; the server's is undefined where the system does not say. */
export interface Shares {
  readonly server: number | undefined;
  readonly client: number;
}

/** In the median of the rounds with each of the two servers, for the end of a note; nothing where the system does not say. */
export function busyInWords(site: readonly Shares[], bare: readonly Shares[]): string {
  const [ours, theirs] = [medianOf(site), medianOf(bare)];
  if (Number.isNaN(ours.server + theirs.server)) return "";
  const said = `; the site's server had ${shareInWords(ours.server)} of a core, the bare one ${shareInWords(theirs.server)}`;
  const idle = [ours, theirs].filter(({ server }) => server < BUSY);
  if (idle.length === 0) return said;
  return idle.some(({ server, client }) => client > server)
    ? `${said}: the client was the limit`
    : `${said}: other processes kept them from more`;
}

function medianOf(rounds: readonly Shares[]): { server: number; client: number } {
  return {
    server: median(rounds.map(({ server }) => server ?? Number.NaN)),
    client: median(rounds.map(({ client }) => client)),
  };
}
