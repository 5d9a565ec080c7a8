/** Photographs while processes die and the disk fills up: a picture is there with all its files and its report, or not at all. */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { NOT_READ } from "../../app/domain/photos/picture-file.ts";
import { DATABASE_FILE } from "../../app/store/engine/open-store.ts";
import { freePort } from "../free-port.ts";
import { drawJpeg } from "../make-photo.ts";
import { startSiteProcess } from "../site-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "hauntway-photos-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const env = { DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "silent" };

/** Each starts servers. */
const TIMEOUT_MS = 300_000;

const WORDS = {
  month: "8",
  year: "2025",
  timeOfDay: "day",
  happened: "nothing",
  stars: "3",
  consent: "yes",
  account: "A quiet visit, and a long one.",
  alt1: "The house from the road",
  credit: "Nell Doe",
  photoConsent: "yes",
};

let visitors = 0;
async function send(url: string, picture: Uint8Array): Promise<Response> {
  visitors += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries(WORDS)) body.append(name, value);
  body.append("photo1", new File([new Uint8Array(picture)], "house.jpg"));
  const [place] = await (await fetch(`${url}/api/haunted-locations`)).json();
  return fetch(`${url}/location/${place.slug}/report`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": `10.0.0.${visitors}` },
    body,
  });
}

/** How many photographs there are; fails if one has not all that belongs to it. */
function countPhotos(): number {
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
  try {
    expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    const photos = database
      .prepare(
        `select (select count(*) from photo_files where "photoId" = photos.id) as files,
          (select count(*) from visit_reports where id = photos."reportId") as reports from photos`,
      )
      .all();
    for (const photo of photos) expect(photo).toEqual({ files: 3, reports: 1 });
    return photos.length;
  } finally {
    database.close();
  }
}

/** A picture that takes a megabyte, however it is encoded. */
const noise = (): Promise<Buffer> =>
  sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: "#808080", noise: { type: "gaussian", sigma: 30 } },
  })
    .jpeg()
    .toBuffer();

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

test(
  "the process that reads pictures dies: a sentence beside the picture, the words stay, and the next try is taken",
  async () => {
    const site = await startSiteProcess(env);
    const jpeg = await drawJpeg({ width: 4_000, height: 3_000 });
    expect((await send(site.url, jpeg)).status).toBe(303);
    const [reader] = childrenOf(site.process.pid!);
    process.kill(reader!, "SIGSTOP");
    const waiting = send(site.url, jpeg);
    // It has the picture, or is about to get it.
    await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve))]);
    process.kill(reader!, "SIGKILL");
    const refused = await waiting;
    if (refused.status !== 303) {
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toContain(NOT_READ);
      expect(page).toContain(WORDS.account);
    }
    expect((await send(site.url, jpeg)).status).toBe(303);
    await site.stop();
    expect(countPhotos()).toBeGreaterThanOrEqual(1);
  },
  TIMEOUT_MS,
);

test(
  "the server is killed while pictures come in: what was acknowledged is there, nothing is there by half",
  async () => {
    const before = countPhotos();
    let acknowledged = 0;
    for (let round = 0; round < 2; round++) {
      const site = await startSiteProcess(env);
      const sent = [0, 1].map(async (n) =>
        send(site.url, await drawJpeg({ width: 3_000, height: 2_000, color: `#3355${round}${n}` })).catch(
          () => undefined,
        ),
      );
      // One is answered, the other is somewhere on its way.
      const first = await Promise.race(sent);
      await site.stop("SIGKILL");
      const answers = await Promise.all(sent);
      acknowledged += answers.filter((answer) => answer?.status === 303).length;
      expect(first?.status).toBe(303);
    }
    expect(countPhotos()).toBeGreaterThanOrEqual(before + acknowledged);
  },
  TIMEOUT_MS,
);

test(
  "a disk that fills up: 503 with the words, and every photograph that is there is whole",
  async () => {
    await (await startSiteProcess(env)).stop();
    // No file may grow beyond what the database has now: that stands in for a full disk.
    const limit = Math.ceil(statSync(join(dataDir, DATABASE_FILE)).size / 1024) + 64;
    const port = String(await freePort());
    const site = spawn("bash", ["-c", `ulimit -f ${limit}; exec "$0" server/run.mjs`, process.execPath], {
      env: { ...process.env, ...env, PORT: port, HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise((resolve) => site.once("exit", resolve));
    await new Promise<void>((resolve) =>
      site.stdout!.on("data", (chunk) => String(chunk).includes("Ready") && resolve()),
    );
    const url = `http://127.0.0.1:${port}`;
    let refused: Response | undefined;
    for (let n = 0; n < 40 && !refused; n++) {
      const answer = await send(url, await noise());
      if (answer.status !== 303) refused = answer;
    }
    expect(refused?.status).toBe(503);
    expect(await refused!.text()).toContain(WORDS.account);
    site.kill("SIGTERM");
    await ended;
    await (await startSiteProcess(env)).stop();
    countPhotos();
  },
  TIMEOUT_MS,
);

test("no process is left behind", () => {
  const running = execFileSync("ps", ["-eo", "ppid,args"], { encoding: "utf8" });
  const orphans = running.split("\n").filter((line) => /^\s*1\s.*picture-process/.test(line));
  expect(orphans).toEqual([]);
});
