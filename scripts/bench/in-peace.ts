/**
 * A part counts when others on the host left it the processors: before it begins we wait until they do, and where they came back
 * meanwhile it is measured again. What counts is how quiet it was, whatever it found. Waiting and measuring again have an end.
 */
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { processorTime, shareTaken } from "./taken-time.ts";

/** More than this share of the processors is a disturbance. */
const MOST_TAKEN = 0.05;
const MOST_TIMES = 3;
/** No part is begun again when parts have been measured again for so long. */
const MOST_AGAIN_MS = 15 * 60_000;
/** So long is waited in all, and so long between two looks. */
const MOST_WAITED_MS = 25 * 60_000;
const LOOK_AGAIN_MS = 15_000;
const LOOK_MS = 2_000;

/** The share of the processors that others have; undefined where the system does not say. */
type Share = number | undefined;

export interface Host {
  /** Which share others take of what we ask for now. */
  readonly look: () => Promise<Share>;
  /** The share that others had while the work was done, which may have failed. */
  readonly watch: (work: () => Promise<void>) => Promise<Share>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

export interface InPeace<Result> {
  readonly result: Result;
  readonly taken: Share;
}

/** How much may be made of it. */
export interface Pains {
  readonly mayWait: boolean;
  readonly mayMeasureAgain: boolean;
}

export class Patience {
  readonly #host: Host;
  #waitedMs = 0;
  #againMs = 0;

  constructor(host: Host = THIS_HOST) {
    this.#host = host;
  }

  /** How long was waited for others, in all. */
  get waitedMs(): number {
    return this.#waitedMs;
  }

  /** Of the times the quietest one that succeeded; rejects with the last failure where none did. */
  async measure<Result>(
    measureOnce: () => Promise<Result>,
    { mayWait, mayMeasureAgain }: Pains = { mayWait: true, mayMeasureAgain: true },
  ): Promise<InPeace<Result>> {
    const host = this.#host;
    let best: InPeace<Result> | undefined;
    let failure: unknown;
    for (let time = 0; time < MOST_TIMES; time++) {
      if (mayWait) await this.#waitForPeace();
      const began = host.now();
      let result: { readonly value: Result } | undefined;
      const taken = await host.watch(async () => {
        try {
          result = { value: await measureOnce() };
        } catch (error) {
          failure = error;
        }
      });
      if (time > 0) this.#againMs += host.now() - began;
      if (result && !(best && (best.taken ?? 0) <= (taken ?? 0))) best = { result: result.value, taken };
      if (!isDisturbed(taken) || !mayMeasureAgain || this.#againMs > MOST_AGAIN_MS) break;
    }
    if (!best) throw failure;
    return best;
  }

  async #waitForPeace(): Promise<void> {
    const host = this.#host;
    while (this.#waitedMs < MOST_WAITED_MS) {
      const began = host.now();
      if (!isDisturbed(await host.look())) return;
      await host.wait(LOOK_AGAIN_MS);
      this.#waitedMs += host.now() - began;
    }
  }
}

export const isDisturbed = (taken: Share): boolean => (taken ?? 0) > MOST_TAKEN;

const THIS_HOST: Host = { look: () => watch(busyForAMoment), watch, wait: sleep, now: () => performance.now() };

async function watch(work: () => Promise<void>): Promise<Share> {
  const before = processorTime();
  await work();
  return shareTaken(before, processorTime());
}

/** What others take is only counted while we want it. */
async function busyForAMoment(): Promise<void> {
  const program = `const end = performance.now() + ${LOOK_MS}; while (performance.now() < end);`;
  const threads = Array.from({ length: availableParallelism() }, () => new Worker(program, { eval: true }));
  await Promise.all(threads.map((thread) => new Promise((resolve) => thread.once("exit", resolve))));
}
