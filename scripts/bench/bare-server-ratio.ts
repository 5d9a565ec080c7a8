import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSiteProcess } from "../../tests/site-process.ts";
import { databaseWith, SAMPLE_SIZE } from "./data-sets.ts";
import { type Effort, type Measurement, median, ofRounds, type PartResult } from "./measurement.ts";

const BAR = 0.85;
/** A page that many ask for is packed tightly a second after that. */
const PACKED_AFTER_MS = 2_500;
const CONNECTIONS = 32;
/** An answer of a megabyte and more: with many at a time, hardly one would be complete when time is up. */
const CONNECTIONS_FOR_LARGE = 4;

interface Course {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Whether the answer is one that is packed tightly when many ask for it; a long one is not. */
  readonly isPacked: boolean;
}

export async function cachedPage({ quick }: Effort): Promise<PartResult> {
  const times = quick ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 4 };
  const course = { connections: CONNECTIONS, isPacked: true, ...times };
  return { measured: [await bareServerRatio("Kept page (home)", "/", course)] };
}

export async function fullListApi({ quick }: Effort): Promise<PartResult> {
  const dataDir = await databaseWith(SAMPLE_SIZE);
  const times = quick ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 4 };
  const course = { connections: CONNECTIONS_FOR_LARGE, isPacked: false, ...times };
  return {
    measured: [await bareServerRatio("Full list API, 11,000 places", "/api/haunted-locations", course, dataDir)],
  };
}

/** Requests per second of an answer of ours against a server that does nothing but send the same bytes and headers. */
async function bareServerRatio(name: string, path: string, course: Course, dataDir?: string): Promise<Measurement> {
  const site = await startSiteProcess({ HOST: "127.0.0.1", ...(dataDir ? { DATA_DIR: dataDir } : {}) });
  const url = site.url.replace("localhost", "127.0.0.1") + path;
  try {
    await requestsPerSecond(url, { ...course, seconds: 1 });
    // The comparison is of what is sent then.
    if (course.isPacked) await pause(PACKED_AFTER_MS);
    const sample = await rawResponse(url);
    const bare = await startBareServer(sample);
    const siteRates: number[] = [];
    const bareRates: number[] = [];
    try {
      await requestsPerSecond(bare.url, { ...course, seconds: 1 });
      for (let round = 0; round < course.rounds; round++) {
        siteRates.push(await requestsPerSecond(url, course));
        bareRates.push(await requestsPerSecond(bare.url, course));
      }
      const last = await rawResponse(url);
      if (!last.body.equals(sample.body)) throw new Error("The two servers did not send the same bytes.");
    } finally {
      bare.stop();
    }
    return {
      group: "Pages",
      name: `${name}, requests per second, of a bare node:http server`,
      unit: "ratio",
      ...ofRounds(siteRates.map((rate, round) => rate / bareRates[round]!)),
      bar: { atLeast: BAR },
      note: `${Math.round(median(siteRates)).toLocaleString("en-US")} against ${Math.round(median(bareRates)).toLocaleString("en-US")} a second; ${course.rounds} rounds of ${course.seconds} s in turns, ${course.connections} connections, ${(sample.body.length / 1_000).toFixed(1)} KB each`,
    };
  } finally {
    await site.stop("SIGKILL");
  }
}

interface Sample {
  headers: Record<string, string>;
  body: Buffer;
}

async function rawResponse(url: string): Promise<Sample> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, connection: __, "keep-alive": ___, ...headers } = response.headers;
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** In a process of its own, like the site. */
async function startBareServer({ headers, body }: Sample) {
  const child = spawn(process.execPath, [import.meta.filename, "serve"], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify({ headers, body: body.toString("base64") }));
  const [port] = await once(child.stdout, "data");
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() };
}

async function requestsPerSecond(url: string, { connections, seconds }: Course): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      "node_modules/autocannon/autocannon.js",
      "-c",
      String(connections),
      "-d",
      String(seconds),
      "-H",
      "accept-encoding=br",
      "--json",
      url,
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  let said = "";
  for await (const chunk of child.stdout) said += chunk;
  const result = JSON.parse(said);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} bad answers, ${result.errors} errors`);
  return result.requests.average;
}

if (process.argv[2] === "serve") {
  let input = "";
  for await (const chunk of process.stdin) input += chunk;
  const { headers, body } = JSON.parse(input);
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_req, res) => {
    res.writeHead(200, headers).end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    console.log(typeof address === "object" && address ? address.port : 0);
  });
}
