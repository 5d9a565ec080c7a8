/** The finished build inside this process, asked without a socket, so that nothing but the site's own work is measured. */
import { mkdtempSync, rmSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { register } from "prom-client";
import type { ServerBuild } from "react-router";
import { readTexts } from "../../app/store/places/read-texts.ts";
import type * as server from "../../server/index.ts";

/** The build as its programs see it, with the routes that the bench renders in other ways. */
export type Built = Omit<typeof server, "serverBuild"> & { readonly serverBuild: ServerBuild };

export const BUILT_SERVER = join(process.cwd(), "build/server/index.js");
const QUIET = { info() {}, warn() {}, error: console.error };

export interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

export type InProcessSite = Awaited<ReturnType<typeof openInProcessSite>>;

let sites = 0;

/** The build once more under a mark of its own: two sites of one process would otherwise share what each has for itself. */
export async function importCopy(mark: string): Promise<Built> {
  // All copies count under the same names.
  register.clear();
  return (await import(`${BUILT_SERVER}${mark}`)) as Built;
}

/** On a data folder that is there already, or on a new one with the curated places. */
export async function openInProcessSite(filled?: string) {
  const dataDir = filled ?? mkdtempSync(join(tmpdir(), "hauntway-bench-"));
  const built = await importCopy(`?site=${++sites}`);
  const config = { ...built.readConfig({ SITE_URL: "https://hauntway.test", DATA_DIR: dataDir }), port: 0 };
  if (!filled) await built.prepareDatabase(config, join(process.cwd(), "data"), () => {});
  const running = await built.startSite(config, process.cwd(), QUIET);
  return {
    built,
    /** What loaders find, as far as pages read it. */
    context: {
      catalog: running.keeper.catalog,
      db: running.store.db,
      readTexts: (id: string) => readTexts(running.store.db, id),
      siteUrl: config.siteUrl,
      tileUrl: config.tileUrl,
      contact: config.contact,
      now: () => new Date(),
    },
    catalog: () => running.keeper.catalog,
    /** The answer to a GET as the listener gives it; nothing is compressed unless `encoding` says so. */
    ask: (url: string, encoding = "identity") => ask(running.site.server, url, encoding),
    forgetPages: () => running.site.pages.clear(),
    async close() {
      await running.stop();
      if (!filled) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let visitors = 0;

/** Another visitor each time: the limits are for one of them. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Takes what is written and keeps it; there is nothing to read. */
class Sink extends Duplex {
  readonly chunks: Buffer[] = [];
  override _read() {}
  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.chunks.push(chunk);
    done();
  }
}

function ask(target: { emit(event: string, ...args: unknown[]): boolean }, url: string, encoding: string) {
  return new Promise<Answer>((resolve) => {
    const sink = new Sink();
    const socket = Object.assign(sink, { remoteAddress: nextAddress() }) as unknown as Socket;
    const req = new IncomingMessage(socket);
    req.method = "GET";
    req.url = url;
    req.httpVersionMajor = 1;
    req.httpVersionMinor = 1;
    req.rawHeaders = ["host", "hauntway.test", "accept", "text/html", "accept-encoding", encoding];
    req.headers = { host: "hauntway.test", accept: "text/html", "accept-encoding": encoding };
    req.push(null);
    const res = new ServerResponse(req);
    res.assignSocket(socket);
    res.once("finish", () => {
      const sent = Buffer.concat(sink.chunks);
      const body = sent.subarray(sent.indexOf("\r\n\r\n") + 4);
      res.detachSocket(socket);
      res.emit("close");
      resolve({ status: res.statusCode, body });
    });
    target.emit("request", req, res);
  });
}
