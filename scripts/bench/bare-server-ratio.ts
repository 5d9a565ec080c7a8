import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { startSiteProcess } from "../../tests/browser/site-process.ts";

const ROUNDS = 3;

/** Requests per second of a page of ours against a server that does nothing but send the same bytes. */
export async function bareServerRatio(path: string, seconds: number) {
  const site = await startSiteProcess({ LOG_LEVEL: "warn", HOST: "127.0.0.1" });
  const url = site.url.replace("localhost", "127.0.0.1") + path;
  const encoding = { "accept-encoding": "br" };
  await fetch(url, { headers: encoding });
  const sample = await rawResponse(url);
  const bare = await startBareServer(sample);
  const siteRates: number[] = [];
  const bareRates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    siteRates.push(await requestsPerSecond(url, seconds));
    bareRates.push(await requestsPerSecond(bare.url, seconds));
  }
  await site.stop();
  bare.stop();
  const ratios = siteRates.map((rate, round) => rate / bareRates[round]!);
  return { site: median(siteRates), bare: median(bareRates), ratio: median(ratios), rounds: ROUNDS };
}

interface Sample {
  headers: Record<string, string>;
  body: Buffer;
}

async function rawResponse(url: string): Promise<Sample> {
  const { request } = await import("node:http");
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

async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      "node_modules/autocannon/autocannon.js",
      "-c",
      "32",
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
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
