/** On a rented machine others may have the processors for a while. Linux counts how long we were ready and had none. */
import { existsSync, readFileSync } from "node:fs";

/** Hundredths of a second since the machine was started, of all processors. */
export interface ProcessorTime {
  readonly busy: number;
  readonly taken: number;
}

const SOURCE = "/proc/stat";

/** Undefined where the system does not say. */
export function processorTime(): ProcessorTime | undefined {
  return existsSync(SOURCE) ? readProcessorTime(readFileSync(SOURCE, "utf8")) : undefined;
}

/** The first line: user, nice, system, idle, iowait, irq, softirq, steal. */
export function readProcessorTime(text: string): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, taken = 0] = text
    .split("\n", 1)[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { busy: user + nice + system + irq + softirq, taken };
}

/** Of what was wanted between the two, what others got; undefined where the system does not say. */
export function shareTaken(before: ProcessorTime | undefined, after: ProcessorTime | undefined): number | undefined {
  if (!before || !after) return undefined;
  const [busy, taken] = [after.busy - before.busy, after.taken - before.taken];
  return taken > 0 ? taken / (busy + taken) : 0;
}

/** "12 %", or "under 1 %". */
export const shareInWords = (share: number): string => (share < 0.01 ? "under 1 %" : `${Math.round(share * 100)} %`);
