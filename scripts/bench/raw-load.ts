/**
 * One address asked again and again from a process of its own, which does so little with the answers that the server is what
 * is measured: bare sockets, each asking as soon as it was answered. Bounded, and on the loopback only. The same file is both sides.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Address, AnswerCounter } from "./answer-counter.ts";

const MOST_SECONDS = 60;
const MOST_CONNECTIONS = 64;
/** Read at once, into the same memory each time. */
const READ_BYTES = 256 * 1024;

export interface RawLoad {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
}

export interface RawLoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Share of a core that asking took. */
  readonly busy: number;
}

type News = { readonly result: RawLoadResult } | { readonly failure: string };

/** Rejects where an answer is not 200 or not as long as the others. */
export async function sendRawLoad(load: RawLoad): Promise<RawLoadResult> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(load));
  let said = "";
  for await (const chunk of child.stdout) said += chunk;
  if (!said) throw new Error("The process that makes the load ended without a word.");
  const news: News = JSON.parse(said);
  if ("failure" in news) throw new Error(news.failure);
  return news.result;
}

async function send(load: RawLoad): Promise<RawLoadResult> {
  const address: Address = { path: load.path };
  const ask = Buffer.from(
    `GET ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`,
  );
  const failed = Promise.withResolvers<never>();
  let requests = 0;
  const open = (): Socket => {
    const counter = new AnswerCounter(address);
    const take = (size: number, bytes: Uint8Array): boolean => {
      try {
        if (counter.take((bytes as Buffer).subarray(0, size))) {
          requests += 1;
          socket.write(ask);
        }
      } catch (error) {
        failed.reject(error);
      }
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafeSlow(READ_BYTES), callback: take };
    const socket = connect({ host: "127.0.0.1", port: load.port, noDelay: true, onread });
    socket.once("error", failed.reject);
    socket.once("end", () => failed.reject(new Error(`${load.path}: the server closed a connection.`)));
    return socket;
  };
  const sockets = Array.from({ length: Math.min(load.connections, MOST_CONNECTIONS) }, open);
  try {
    await Promise.race([failed.promise, Promise.all(sockets.map((socket) => once(socket, "connect")))]);
    const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
    for (const socket of sockets) socket.write(ask);
    await Promise.race([failed.promise, pause(Math.min(load.seconds, MOST_SECONDS) * 1_000)]);
    const seconds = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(cpuBefore);
    if (requests === 0) throw new Error(`${load.path} sent no whole answer in ${seconds.toFixed(1)} seconds.`);
    return { requests, seconds, perSecond: requests / seconds, busy: (user + system) / 1e6 / seconds };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

if (import.meta.main) {
  let input = "";
  for await (const chunk of process.stdin) input += chunk;
  const news = await send(JSON.parse(input)).then(
    (result): News => ({ result }),
    (error: Error): News => ({ failure: error.message }),
  );
  process.stdout.write(JSON.stringify(news));
}
