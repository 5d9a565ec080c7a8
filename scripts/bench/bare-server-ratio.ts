import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { startSiteProcess } from "../../tests/site-process.ts";
import { SERVER_ENV, SERVER_FLAGS } from "../bootstrap.mjs";
import { databaseWith, SAMPLE_SIZE } from "./data-sets.ts";
import { type Effort, type Measurement, median, ofRounds, type PartResult } from "./measurement.ts";
import { sendRawLoad, type Target, type Turn } from "./raw-load.ts";
import { busyInWords } from "./server-busy.ts";

const BAR = 0.85;
/** A page that many ask for is packed tightly a second after that. */
const PACKED_AFTER_MS = 2_500;
const BEFORE_PACKED_SECONDS = 0.5;
/** Until both servers have been compiled as well as they will be. */
const WARM_UP_TURNS = 8;
const CONNECTIONS = 32;
/** An answer of a megabyte and more: with many at a time, hardly one would be complete when time is up. */
const CONNECTIONS_FOR_LARGE = 4;

/** So long each of the two is asked before it is the other's turn: shorter than most of what others do on the host. */
const TURN_SECONDS = 0.25;

interface Course {
  readonly connections: number;
  readonly rounds: number;
  /** Of each of the two, in a round. */
  readonly turns: number;
  /** Whether the answer is one that is packed tightly when many ask for it; a long one is not. */
  readonly isPacked: boolean;
}

export async function cachedPage({ quick }: Effort): Promise<PartResult> {
  const times = quick ? { rounds: 1, turns: 8 } : { rounds: 5, turns: 16 };
  const course = { connections: CONNECTIONS, isPacked: true, ...times };
  return { measured: [await bareServerRatio("Kept page (home)", "/", course)] };
}

export async function fullListApi({ quick }: Effort): Promise<PartResult> {
  const dataDir = await databaseWith(SAMPLE_SIZE);
  const times = quick ? { rounds: 1, turns: 8 } : { rounds: 5, turns: 16 };
  const course = { connections: CONNECTIONS_FOR_LARGE, isPacked: false, ...times };
  return {
    measured: [await bareServerRatio("Full list API, 11,000 places", "/api/haunted-locations", course, dataDir)],
  };
}

/**
 * Requests per second of an answer of ours against a server that does nothing but send the same bytes and headers. Each round has
 * two new processes: one that does the same work as another may be a tenth slower for as long as it lives.
 */
async function bareServerRatio(name: string, path: string, course: Course, dataDir?: string): Promise<Measurement> {
  const rounds: Round[] = [];
  for (let round = 0; round < course.rounds; round++) rounds.push(await playRound(path, course, dataDir));
  const turnsOf = (which: "site" | "bare") => rounds.flatMap((round) => round[which]);
  const rateOf = (which: "site" | "bare") =>
    Math.round(median(turnsOf(which).map((turn) => turn.perSecond))).toLocaleString("en-US");
  return {
    group: "Pages",
    name: `${name}, requests per second, of a bare node:http server`,
    unit: "ratio",
    ...ofRounds(rounds.map(ratioOf)),
    bar: { atLeast: BAR },
    note: `${rateOf("site")} against ${rateOf("bare")} a second in the median of all turns, the ratio that of turns side by side; ${course.rounds} times two new processes, ${course.turns} turns of ${TURN_SECONDS} s each, ${course.connections} connections, ${(rounds[0]!.bytes / 1_000).toFixed(1)} KB each${busyInWords(turnsOf("site"), turnsOf("bare"))}`,
  };
}

interface Round {
  readonly site: readonly Turn[];
  readonly bare: readonly Turn[];
  /** Of one answer. */
  readonly bytes: number;
}

async function playRound(path: string, course: Course, dataDir: string | undefined): Promise<Round> {
  const started = await startSiteProcess({ HOST: "127.0.0.1", ...(dataDir ? { DATA_DIR: dataDir } : {}) });
  const site: Target = { port: Number(new URL(started.url).port), path, pid: started.process.pid! };
  const { connections } = course;
  try {
    // The first answer has to be made.
    await rawResponse(site);
    // Packing changes the length of the answer, and is not yet begun then.
    await sendRawLoad({ targets: [site], connections, turns: 1, seconds: BEFORE_PACKED_SECONDS });
    // The comparison is of what is sent then.
    if (course.isPacked) await pause(PACKED_AFTER_MS);
    const sample = await rawResponse(site);
    const bare = await startBareServer(sample);
    try {
      const targets = [site, bare];
      await sendRawLoad({ targets, connections, turns: WARM_UP_TURNS, seconds: TURN_SECONDS });
      const played = await sendRawLoad({ targets, connections, turns: course.turns, seconds: TURN_SECONDS });
      const last = await rawResponse(site);
      if (!last.body.equals(sample.body)) throw new Error("The two servers did not send the same bytes.");
      return { site: played[0]!, bare: played[1]!, bytes: sample.body.length };
    } finally {
      bare.stop();
    }
  } finally {
    await started.stop("SIGKILL");
  }
}

/** Of neighbouring turns, in the median. */
const ratioOf = ({ site, bare }: Round): number =>
  median(site.map((turn, index) => turn.perSecond / bare[index]!.perSecond));

interface Sample {
  headers: Record<string, string>;
  body: Buffer;
}

async function rawResponse({ port, path }: Target): Promise<Sample> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { "accept-encoding": "br" } }, (response) => {
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

/** In a process of its own, with the flags and the environment of the site's. */
async function startBareServer({ headers, body }: Sample): Promise<Target & { stop(): void }> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, import.meta.filename, "serve"], {
    env: { ...SERVER_ENV, ...process.env, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify({ headers, body: body.toString("base64") }));
  const [port] = await once(child.stdout, "data");
  return { port: Number(port), path: "/", pid: child.pid!, stop: () => child.kill() };
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
