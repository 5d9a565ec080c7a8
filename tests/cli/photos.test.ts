import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore, type Store } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { runCommand } from "../../cli/command.ts";
import { makePhotosCommand } from "../../cli/photos.ts";
import { drawJpeg } from "../make-photo.ts";
import { makePlace } from "../make-place.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const folder = mkdtempSync(join(tmpdir(), "hauntway-cli-photos-"));
const dataDir = join(folder, "data");
const waits: number[] = [];
let store: Store;

beforeAll(async () => {
  store = openStore({ dataDir, databaseUrl: undefined });
  await migrate(store.db, store.engine);
  await save("mill", { houseName: "Old Mill", latitude: 44.94, longitude: -123.03 });
  await save("home", { houseName: "A Home", access: "private" });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  waits.length = 0;
  await store.db.deleteFrom("photo_files").execute();
  await store.db.deleteFrom("photos").execute();
  rmSync(join(dataDir, "photos-asked.txt"), { force: true });
});

const save = (id: string, fields: object) =>
  savePlaces(store.db, [{ place: makePlace({ id, access: "tours", ...fields }), origin: "curated" }], NOW);

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const said = { out: "", err: "" };
  const to = (name: "out" | "err") => ({
    isTTY: false,
    write: (piece: string | Uint8Array) => {
      said[name] += piece;
      return true;
    },
  });
  const command = makePhotosCommand(async (ms) => void waits.push(ms));
  const surroundings = { npm_lifecycle_event: "photos", INIT_CWD: folder, DATA_DIR: dataDir, ...env };
  const code = await runCommand(command, { args, env: surroundings, out: to("out"), err: to("err") });
  return { code, ...said };
}

const stored = () =>
  store.db
    .selectFrom("photos")
    .select(["locationId", "status", "origin", "credit", "creditUrl", "licence", "alt", "sourceUrl"])
    .orderBy("position")
    .execute();

describe("add", () => {
  beforeAll(async () => {
    writeFileSync(join(folder, "mill.jpg"), await drawJpeg());
    writeFileSync(join(folder, "small.jpg"), await drawJpeg({ width: 200, height: 150 }));
    writeFileSync(join(folder, "text.jpg"), "no picture");
    const rows = [
      "file,place,author,licence,source,alt",
      "mill.jpg,mill,Nell Doe,CC BY 4.0,https://example.org/mill,The mill from the road",
      "mill.jpg,home,Nell Doe,cc0,,The home from the road",
      "mill.jpg,nowhere,Nell Doe,cc0,,Something",
      "mill.jpg,mill,Nell Doe,all rights reserved,,The mill from the road",
      "mill.jpg,mill,Nell Doe,permission,,The mill from the road",
      "mill.jpg,mill,,cc0,,The mill from the road",
      "mill.jpg,mill,Nell Doe,cc0,,",
      "small.jpg,mill,Nell Doe,cc0,,The mill from the road",
      "text.jpg,mill,Nell Doe,cc0,,The mill from the road",
      "gone.jpg,mill,Nell Doe,cc0,,The mill from the road",
    ];
    writeFileSync(join(folder, "list.csv"), `${rows.join("\n")}\n`);
  });

  test("publishes each with its author and licence, and says which lines were refused and why", async () => {
    const { code, out, err } = await run(["add", "list.csv"]);
    expect([code, err]).toEqual([0, ""]);
    expect(out.trimEnd().split("\n")).toEqual([
      "Line 3 was refused: Private places have no photographs.",
      'Line 4 was refused: There is no place "nowhere".',
      "Line 5 was refused: licence: Please choose one of these.",
      "Line 6 was refused: note is missing.",
      "Line 7 was refused: author is missing.",
      "Line 8 was refused: alt is missing.",
      expect.stringMatching(/^Line 9 was refused: This picture is too small/),
      expect.stringMatching(/^Line 10 was refused: This is not a JPEG, PNG or WebP picture/),
      expect.stringMatching(/^Line 11 was refused: .*gone\.jpg cannot be read\.$/),
      "1 photograph added, 0 already there, 9 refused",
    ]);
    expect(await stored()).toEqual([
      {
        locationId: "mill",
        status: "approved",
        origin: "editor",
        credit: "Nell Doe",
        creditUrl: null,
        licence: "cc-by-4.0",
        alt: "The mill from the road",
        sourceUrl: "https://example.org/mill",
      },
    ]);
  });

  test("adds nothing twice, and nothing at all in a dry run", async () => {
    expect((await run(["add", "list.csv", "--dry-run"])).out).toContain("1 photograph would be added");
    expect(await stored()).toEqual([]);
    await run(["add", "list.csv"]);
    expect((await run(["add", "list.csv"])).out).toContain("0 photographs added, 1 already there, 9 refused");
    expect((await run(["add", "list.csv", "--dry-run"])).out).toContain(
      "0 photographs would be added, 1 already there",
    );
    expect(await stored()).toHaveLength(1);
  });
});

test.each([
  ["nothing", []],
  ["another word", ["look"]],
  ["no file", ["add"]],
  ["an unknown flag", ["find", "--fast"]],
  ["a limit that is no number", ["find", "--limit", "some"]],
])("%s is answered with how it is used", async (_what, args) => {
  const { code, err } = await run(args);
  expect(code).toBe(1);
  expect(err).toMatch(/^npm run photos -- add FILE\.csv \[--dry-run\]/);
});

describe("find", () => {
  type Answer = (url: URL, response: ServerResponse, request: IncomingMessage) => void;
  let answer: Answer;
  const asked: { url: URL; agent: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    asked.push({ url, agent: request.headers["user-agent"] });
    answer(url, response, request);
  });
  let host: string;
  let picture: Buffer;
  const pictures = new Map<string, Buffer>();
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    picture = await drawJpeg({ width: 1920, height: 1280 });
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    asked.length = 0;
    pictures.clear();
  });
  const find = (...args: string[]) =>
    run(["find", ...args], {
      CONTACT: "editors@hauntway.test",
      SITE_URL: "https://hauntway.test",
      PHOTOS_API: `http://${host}/w/api.php`,
      PHOTOS_FILES_HOST: "files.test",
    });

  /** A page of the API's answer with `prop=imageinfo` and `formatversion=2`. */
  const file = (
    name: string,
    { metadata = {}, ...info }: Record<string, unknown> & { metadata?: Record<string, string> } = {},
  ) => ({
    pageid: 1,
    ns: 6,
    title: `File:${name}.jpg`,
    index: 1,
    imageinfo: [
      {
        width: 4000,
        height: 3000,
        mime: "image/jpeg",
        thumburl: `http://${host}/thumb/${encodeURIComponent(name)}.jpg`,
        thumbwidth: 1920,
        thumbheight: 1440,
        url: `http://${host}/original/${encodeURIComponent(name)}.jpg`,
        descriptionurl: `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(name)}.jpg`,
        ...info,
        extmetadata: Object.fromEntries(
          Object.entries({
            License: "cc-by-sa-4.0",
            LicenseShortName: "CC BY-SA 4.0",
            Artist:
              '<a href="//commons.wikimedia.org/wiki/User:Nell" title="User:Nell">Nell &amp; Co</a><script>alert(1)</script>',
            ImageDescription: "<p>The <i>old mill</i> seen from the road</p>",
            ...metadata,
          }).map(([key, value]) => [key, { value, source: "commons-desc-page" }]),
        ),
      },
    ],
  });

  const answering =
    (near: readonly object[], named: readonly object[] = []): Answer =>
    (url, response) => {
      if (url.pathname !== "/w/api.php") {
        response.end(pictures.get(url.pathname) ?? picture);
        return;
      }
      const pages = url.searchParams.get("generator") === "geosearch" ? near : named;
      response.setHeader("content-type", "application/json");
      // Without results there is no "query" at all.
      response.end(JSON.stringify({ batchcomplete: true, ...(pages.length > 0 && { query: { pages } }) }));
    };

  test("puts what it finds before the reviewers, with its texts as plain words, and publishes nothing", async () => {
    answer = answering([file("A barn", { metadata: { ImageDescription: "A barn" } }), file("Old Mill, Salem")]);
    pictures.set("/thumb/A%20barn.jpg", await drawJpeg({ width: 1920, height: 1280, color: "#335577" }));
    const { code, out, err } = await find();
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("1 place asked about, 2 photographs wait for the reviewers");
    expect(await stored()).toMatchObject([
      {
        locationId: "mill",
        status: "pending",
        origin: "commons",
        credit: "Nell & Co",
        creditUrl: "https://commons.wikimedia.org/wiki/User:Nell",
        licence: "cc-by-sa-4.0",
        alt: "The old mill seen from the road",
        sourceUrl: "https://commons.wikimedia.org/wiki/File:Old%20Mill%2C%20Salem.jpg",
      },
      { status: "pending", alt: "A barn" },
    ]);
  });

  test("asks as the documentation says: who it is, the file namespace, 200 m, renditions and never originals", async () => {
    answer = answering([file("Old Mill")]);
    await find();
    const [near, named, rendition] = asked;
    expect(Object.fromEntries(near!.url.searchParams)).toMatchObject({
      action: "query",
      format: "json",
      formatversion: "2",
      maxlag: "5",
      generator: "geosearch",
      ggscoord: "44.94|-123.03",
      ggsradius: "200",
      ggsnamespace: "6",
      prop: "imageinfo",
      iiprop: "url|size|mime|extmetadata",
      iiurlwidth: "1920",
    });
    expect(named!.url.searchParams.get("gsrsearch")).toMatch(/^Old Mill \w+ filetype:bitmap$/);
    expect(rendition!.url.pathname).toBe("/thumb/Old%20Mill.jpg");
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(
      new Set(["Hauntway/1.0 (https://hauntway.test; editors@hauntway.test)"]),
    );
    expect(asked).toHaveLength(3);
  });

  test("asks about no place twice, and about private ones never", async () => {
    answer = answering([]);
    expect((await find()).out).toContain("1 place asked about, 0 photographs");
    asked.length = 0;
    expect((await find()).out).toContain("0 places asked about");
    expect(asked).toEqual([]);
  });

  test("suggests three at most, those that name the place first, and none in a dry run", async () => {
    const names = ["Barn by night", "Bridge", "The road", "Old Mill", "The Old Mill by night"];
    for (const [index, name] of names.entries()) {
      const color = `#${String(index + 1).repeat(6)}`;
      pictures.set(`/thumb/${encodeURIComponent(name)}.jpg`, await drawJpeg({ width: 1920, height: 1280, color }));
    }
    answer = answering(names.map((name) => file(name, { metadata: { ImageDescription: "" } })));
    expect((await find("--dry-run")).out).toContain("3 photographs would be put before the reviewers");
    expect(await stored()).toEqual([]);
    await find();
    expect((await stored()).map(({ alt }) => alt)).toEqual(["Old Mill", "The Old Mill by night", "Barn by night"]);
  });

  test.each<[string, Parameters<typeof file>[1]]>([
    ["a licence without commercial use", { metadata: { License: "cc-by-nc-4.0" } }],
    ["a licence of another country's text", { metadata: { License: "cc-by-sa-3.0-us" } }],
    ["only the GFDL", { metadata: { License: "gfdl" } }],
    ["no licence", { metadata: { License: "" } }],
    ["what is not free", { metadata: { NonFree: "true" } }],
    ["what may be deleted", { metadata: { DeletionReason: "No source" } }],
    ["no author where one must be named", { metadata: { Artist: "<span></span>" } }],
    ["a drawing", { mime: "image/svg+xml" }],
    ["a file without a rendition", { width: 1200, thumbwidth: 1200 }],
    ["an original in place of a rendition", { thumburl: "http://x.test/a.jpg", url: "http://x.test/a.jpg" }],
  ])("leaves out %s", async (_what, fields) => {
    answer = answering([file("Old Mill", fields)]);
    const { code, out } = await find();
    expect([code, out]).toEqual([0, "1 place asked about, 0 photographs wait for the reviewers\n"]);
    expect(asked).toHaveLength(2);
  });

  test("takes what is in the public domain without an author", async () => {
    answer = answering([file("Old Mill", { metadata: { License: "pd", Artist: "" } })]);
    await find();
    expect(await stored()).toMatchObject([{ licence: "public-domain", credit: "Unknown author", creditUrl: null }]);
  });

  test("leaves out what is no picture", async () => {
    pictures.set("/thumb/Old%20Mill.jpg", Buffer.from("<html>busy</html>"));
    answer = answering([file("Old Mill")]);
    expect((await find()).out).toMatch(/File:Old Mill\.jpg was left out: This is not a JPEG/);
    expect(await stored()).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    [
      "the servers lag behind",
      (response) =>
        response
          .setHeader("retry-after", "7")
          .end(JSON.stringify({ error: { code: "maxlag", info: "Waiting for db: 9 seconds lagged", lag: 9 } })),
    ],
    ["it is throttled", (response) => response.writeHead(429, { "retry-after": "7" }).end("Too many requests")],
    ["a server is busy", (response) => response.writeHead(503, { "retry-after": "7" }).end()],
  ])("waits as long as it is told where %s, and asks again", async (_what, busy) => {
    answer = (url, response, request) => {
      if (asked.length === 1) busy(response);
      else answering([file("Old Mill")])(url, response, request);
    };
    expect((await find()).out).toContain("1 place asked about, 1 photograph");
    expect(waits).toContain(7_000);
    expect(asked[1]!.url.href).toBe(asked[0]!.url.href);
  });

  test("says that an answer broke off, and goes on there the next time", async () => {
    answer = (_url, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("{", () => response.destroy());
    };
    const { code, err } = await find();
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The answer from 127\.0\.0\.1:\d+ broke off\. Run this again: it continues where it stopped\.\n$/,
    );
    answer = answering([file("Old Mill")]);
    expect((await find()).out).toContain("1 place asked about, 1 photograph");
  });

  test("waits longer each time where it is not told, gives up in the end, and goes on there the next time", async () => {
    answer = (_url, response) => void response.end(JSON.stringify({ error: { code: "ratelimited" } }));
    const { code, err } = await find();
    expect([code, err]).toEqual([
      1,
      "Wikimedia Commons is busy. Run this again later: it continues where it stopped.\n",
    ]);
    expect(waits.filter((ms) => ms > 1_000)).toEqual([5_000, 10_000, 20_000, 40_000]);
    answer = answering([file("Old Mill")]);
    expect((await find()).out).toContain("1 place asked about, 1 photograph");
  });

  test.each<[string, Answer]>([
    ["an error", (_url, response) => void response.end(JSON.stringify({ error: { code: "badvalue" } }))],
    ["no JSON", (_url, response) => void response.end("<html>")],
    ["a refusal", (_url, response) => void response.writeHead(403).end()],
  ])("says so and goes on where Commons answers with %s", async (_what, refusing) => {
    answer = refusing;
    const { code, out } = await find();
    expect(code).toBe(0);
    expect(out).toMatch(/^Old Mill: .*\n.*\n1 place asked about, 0 photographs/);
  });

  test.each([
    ["of the API", "/w/api.php"],
    ["of a file", "/thumb/"],
  ])("a redirect %s to another host is not followed", async (_what, redirected) => {
    const elsewhere = `http://localhost:${new URL(`http://${host}`).port}/secret`;
    answer = (url, response, request) => {
      if (url.pathname.startsWith(redirected)) response.writeHead(302, { location: elsewhere }).end();
      else answering([file("Old Mill")])(url, response, request);
    };
    const { code, out } = await find();
    expect(code).toBe(0);
    expect(out).toContain("is not allowed: it is neither PHOTOS_API nor PHOTOS_FILES_HOST.");
    expect(asked.map(({ url }) => url.pathname)).not.toContain("/secret");
    expect(await stored()).toEqual([]);
  });

  test("a redirect to its own host is followed", async () => {
    answer = (url, response, request) => {
      if (url.pathname.startsWith("/thumb/")) response.writeHead(302, { location: "/scaled.jpg" }).end();
      else answering([file("Old Mill")])(url, response, request);
    };
    await find();
    expect(await stored()).toHaveLength(1);
  });

  test("it wants to know whom to name as its contact", async () => {
    const { code, err } = await run(["find"]);
    expect([code, err]).toEqual([1, "Please set CONTACT: Wikimedia wants to know whom to write to.\n"]);
  });
});
