/**
 * Addresses asked again and again from a process of its own, which does so little with the answers that the servers are what is
 * measured: bare sockets, each asking as soon as it was answered. With several addresses each has the machine for a moment in
 * turn, so that what else happens on it happens to all of them. Bounded, and on the loopback only. The same file is both sides.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Address, AnswerCounter } from "./answer-counter.ts";
import { cpuSecondsOf, type Shares } from "./server-busy.ts";

const MOST_SECONDS = 60;
const MOST_CONNECTIONS = 64;
/** What is under way when a turn is over has so long to arrive. */
const LAST_ANSWERS_MS = 2_000;
/** Read at once, into the same memory each time. */
const READ_BYTES = 256 * 1024;

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly pid: number;
}

export interface RawLoad {
  readonly targets: readonly Target[];
  /** To each of them. */
  readonly connections: number;
  /** How often each is asked, and for how long at a time. */
  readonly turns: number;
  readonly seconds: number;
}

/** What one target did in one turn. */
export interface Turn extends Shares {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
}

type News = { readonly turns: Turn[][] } | { readonly failure: string };

/** The turns of each target. Rejects where an answer is not 200 or not as long as the others of its target. */
export async function sendRawLoad(load: RawLoad): Promise<Turn[][]> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(load));
  let said = "";
  for await (const chunk of child.stdout) said += chunk;
  if (!said) throw new Error("The process that makes the load ended without a word.");
  const news: News = JSON.parse(said);
  if ("failure" in news) throw new Error(news.failure);
  return news.turns;
}

/** The connections to one target. */
class Crowd {
  readonly #target: Target;
  readonly #ask: Buffer;
  readonly #address: Address;
  readonly #sockets: readonly Socket[];
  readonly #failed = Promise.withResolvers<never>();
  #allAnswered = Promise.withResolvers<void>();
  #mayAsk = false;
  #underWay = 0;
  #requests = 0;

  constructor(target: Target, connections: number) {
    this.#target = target;
    this.#address = { path: target.path };
    this.#ask = Buffer.from(
      `GET ${target.path} HTTP/1.1\r\nHost: 127.0.0.1:${target.port}\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`,
    );
    this.#failed.promise.catch(() => {});
    this.#sockets = Array.from({ length: Math.min(connections, MOST_CONNECTIONS) }, () => this.#open());
  }

  async arrive(): Promise<void> {
    await this.#unlessFailed(Promise.all(this.#sockets.map((socket) => once(socket, "connect"))));
  }

  /** Asks for so long, and until what was asked is answered. */
  async takeTurn(milliseconds: number): Promise<Turn> {
    const [cpuBefore, ownBefore] = [cpuSecondsOf(this.#target.pid), process.cpuUsage()];
    const began = performance.now();
    this.#requests = 0;
    this.#allAnswered = Promise.withResolvers();
    this.#mayAsk = true;
    this.#underWay = this.#sockets.length;
    for (const socket of this.#sockets) socket.write(this.#ask);
    await this.#unlessFailed(pause(milliseconds));
    this.#mayAsk = false;
    const asked = (performance.now() - began) / 1_000;
    if (this.#requests === 0)
      throw new Error(`${this.#target.path} sent no whole answer in ${asked.toFixed(1)} seconds.`);
    await this.#unlessFailed(this.#lastAnswers());
    const seconds = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(ownBefore);
    const cpuAfter = cpuSecondsOf(this.#target.pid);
    return {
      requests: this.#requests,
      seconds,
      perSecond: this.#requests / seconds,
      server: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / seconds,
      client: (user + system) / 1e6 / seconds,
    };
  }

  leave(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #lastAnswers(): Promise<void> {
    const late = new AbortController();
    const tooLate = pause(LAST_ANSWERS_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error(`${this.#target.path} left ${this.#underWay} requests without a whole answer.`);
    });
    tooLate.catch(() => {});
    await Promise.race([this.#allAnswered.promise, tooLate]);
    late.abort();
  }

  #open(): Socket {
    const counter = new AnswerCounter(this.#address);
    const take = (size: number, bytes: Uint8Array): boolean => {
      try {
        if (counter.take((bytes as Buffer).subarray(0, size))) this.#answered(socket);
      } catch (error) {
        this.#failed.reject(error);
      }
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafeSlow(READ_BYTES), callback: take };
    const socket = connect({ host: "127.0.0.1", port: this.#target.port, noDelay: true, onread });
    socket.once("error", this.#failed.reject);
    socket.once("end", () => this.#failed.reject(new Error(`${this.#target.path}: the server closed a connection.`)));
    return socket;
  }

  #answered(socket: Socket): void {
    this.#requests += 1;
    if (this.#mayAsk) return void socket.write(this.#ask);
    this.#underWay -= 1;
    if (this.#underWay === 0) this.#allAnswered.resolve();
  }

  #unlessFailed<Result>(work: Promise<Result>): Promise<Result> {
    return Promise.race([this.#failed.promise, work]);
  }
}

async function send({ targets, connections, turns, seconds }: RawLoad): Promise<Turn[][]> {
  const turnMs = Math.min(seconds, MOST_SECONDS / (turns * targets.length)) * 1_000;
  const crowds = targets.map((target) => ({ crowd: new Crowd(target, connections), turns: [] as Turn[] }));
  try {
    for (const { crowd } of crowds) await crowd.arrive();
    for (let turn = 0; turn < turns; turn++) {
      // Nobody is always the first.
      for (const one of turn % 2 === 0 ? crowds : crowds.toReversed()) one.turns.push(await one.crowd.takeTurn(turnMs));
    }
    return crowds.map((one) => one.turns);
  } finally {
    for (const { crowd } of crowds) crowd.leave();
  }
}

if (import.meta.main) {
  let input = "";
  for await (const chunk of process.stdin) input += chunk;
  const news = await send(JSON.parse(input)).then(
    (turns): News => ({ turns }),
    (error: Error): News => ({ failure: error.message }),
  );
  process.stdout.write(JSON.stringify(news));
}
