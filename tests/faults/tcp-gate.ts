/** A door in front of a server, as an operator's virtual address is one: it can be shut, walled up, or led elsewhere. */
import { connect, createServer, type Socket } from "node:net";

export interface TcpGate {
  readonly port: number;
  /** Connections that it lets through now. */
  readonly open: number;
  /** As when the server has gone: connections break, new ones are refused. */
  shut(): Promise<void>;
  /** As when a machine loses power: nothing is answered, and nobody is told. */
  freeze(): void;
  /** Lets through again, to another server if one is named. Frozen connections stay dead. */
  lead(port?: number): Promise<void>;
  close(): Promise<void>;
}

export async function openGate(target: number): Promise<TcpGate> {
  let to = target;
  let frozen = false;
  let port = 0;
  const pairs = new Set<readonly [Socket, Socket]>();
  /** Blackholed: neither end sees a close. */
  const dead = new Set<readonly [Socket, Socket]>();
  const server = createServer({ pauseOnConnect: false }, (inner) => {
    inner.on("error", () => {});
    // The kernel accepts, but nothing replies.
    if (frozen) return void dead.add([inner, inner]);
    const outer = connect(to, "127.0.0.1");
    outer.on("error", () => inner.destroy());
    const pair = [inner, outer] as const;
    pairs.add(pair);
    for (const side of pair) {
      side.setNoDelay(true);
      side.once("close", () => {
        pairs.delete(pair);
        if (!dead.has(pair)) for (const other of pair) other.destroy();
      });
    }
    inner.pipe(outer).pipe(inner);
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        port = (server.address() as { port: number }).port;
        resolve();
      });
    });
  const breakAll = () => {
    for (const pair of [...pairs, ...dead]) for (const side of pair) side.destroy();
    pairs.clear();
    dead.clear();
  };
  const shut = () =>
    new Promise<void>((resolve) => {
      if (server.listening) server.close(() => resolve());
      else resolve();
      breakAll();
    });
  await listen();
  return {
    get port() {
      return port;
    },
    get open() {
      return pairs.size;
    },
    shut,
    freeze() {
      frozen = true;
      for (const pair of pairs) dead.add(pair);
      pairs.clear();
      for (const [inner, outer] of dead) {
        inner.unpipe(outer);
        outer.unpipe(inner);
        inner.pause();
        outer.pause();
      }
    },
    async lead(next = to) {
      to = next;
      frozen = false;
      if (!server.listening) await listen();
    },
    close: shut,
  };
}
