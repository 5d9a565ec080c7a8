/** Photographs with "I Was There": what is taken, what is refused, and that the words survive every bad picture. */

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PHOTO_CONSENT } from "../../../app/domain/photos/photo-form.ts";
import { REFUSALS } from "../../../app/domain/photos/picture-file.ts";
import { drawJpeg, drawPicture } from "../../make-photo.ts";
import { makePlace } from "../../make-place.ts";
import { readPage } from "../read-page.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const FORM = "/location/old-mill-inn-salem-oregon/report";
const WORDS = {
  month: "8",
  year: "2025",
  timeOfDay: "night",
  happened: "something",
  activities: "Footsteps",
  account: "Steps crossed the room above me, though the floor was closed.",
  stars: "4",
  name: "Nell",
  consent: "yes",
  alt1: "The mill from the road",
  credit: "Nell Doe",
  photoConsent: "yes",
};

let site: TestSite;
let hosts = 0;
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "inn", access: "tours" })], env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

type Files = Readonly<Record<string, Uint8Array | undefined>>;

function send(files: Files, fields: Record<string, string> = {}, path = FORM) {
  hosts += 1;
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...WORDS, ...fields })) body.append(name, value);
  for (const number of [1, 2, 3]) {
    const bytes = files[`photo${number}`];
    // As a browser sends a field in which nothing was chosen.
    body.append(`photo${number}`, new File(bytes ? [new Uint8Array(bytes)] : [], bytes ? "picture.jpg" : ""));
  }
  const headers = { origin: OWN_ORIGIN.origin, "x-forwarded-for": `198.51.100.${hosts}` };
  return site.get(path, { method: "POST", headers, body });
}

const partOf = (disposition: string, value: string, type = "text/plain") =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n${value}\r\n`;

function sendRaw(body: string, type: string) {
  hosts += 1;
  const headers = { origin: OWN_ORIGIN.origin, "content-type": type, "x-forwarded-for": `198.51.100.${hosts}` };
  return site.get(FORM, { method: "POST", headers, body });
}

const photosOf = async (response: Response) => {
  expect(response.status, response.status === 303 ? "" : (await readPage(response)).text).toBe(303);
  return site.store.db
    .selectFrom("photos")
    .innerJoin("visit_reports", "visit_reports.id", "photos.reportId")
    .selectAll("photos")
    .where("trackingToken", "=", response.headers.get("location")!.split("/").at(-1)!)
    .orderBy("position")
    .execute();
};

describe("photographs with a report", () => {
  test("wait with it for a reviewer, with their words, the consent and three files without anything else", async () => {
    const jpeg = await drawPicture({ width: 2400, height: 1600 })
      .withExif({ IFD0: { Artist: "Secret" }, IFD3: { GPSLatitude: "44/1 54/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes("Secret")).toBe(true);
    const [photo, second, ...others] = await photosOf(
      await send({ photo1: jpeg, photo3: await drawJpeg({ color: "#445566" }) }, { alt3: "The door of the mill" }),
    );
    expect(others).toEqual([]);
    expect(photo).toMatchObject({
      locationId: "inn",
      status: "pending",
      origin: "visitor",
      alt: "The mill from the road",
      credit: "Nell Doe",
      licence: "cc-by-4.0",
      consent: PHOTO_CONSENT,
      width: 1920,
      height: 1280,
      publishedAt: null,
    });
    expect(second).toMatchObject({ alt: "The door of the mill", width: 1200 });
    const files = await site.store.db.selectFrom("photo_files").selectAll().where("photoId", "=", photo!.id).execute();
    const read = await Promise.all(files.map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(read.map(({ format, width }) => [format, width]).toSorted()).toEqual([
      ["webp", 1920],
      ["webp", 320],
      ["webp", 960],
    ]);
    expect(read.map(({ exif, xmp, icc }) => exif ?? xmp ?? icc)).toEqual([undefined, undefined, undefined]);
    expect((await site.get(`/photo/${photo!.id}-960.webp`)).status).toBe(404);
  });

  test("a report without any is taken as before, from the same form", async () => {
    expect(await photosOf(await send({}, { alt1: "", credit: "", photoConsent: "" }))).toEqual([]);
  });

  test.each<[string, Files, Record<string, string>, string, string]>([
    ["no alternative text", {}, { alt1: "" }, "alt1", "Please say in a few words what it shows."],
    ["no name", {}, { credit: "" }, "credit", "Required"],
    ["no consent", {}, { photoConsent: "" }, "photoConsent", "we can publish them only if you agree."],
    ["no picture for the words", { photo1: undefined }, {}, "photo1", "Please choose the picture again"],
    ["an empty file", { photo1: Buffer.alloc(0) }, {}, "photo1", REFUSALS.empty],
    ["13 MB", { photo1: Buffer.alloc(13 * 1024 * 1024, 0xff) }, {}, "photo1", REFUSALS.large],
    ["a HEIC file", { photo1: Buffer.from("\0\0\0\x18ftypheic____") }, {}, "photo1", REFUSALS.heic],
    ["a text", { photo1: Buffer.from("no picture") }, {}, "photo1", REFUSALS.type],
    [
      "a broken second one",
      { photo2: Buffer.from("\xff\xd8\xff", "latin1") },
      { alt2: "A door" },
      "photo2",
      REFUSALS.damaged,
    ],
  ])(
    "with %s come back with the words, and with the sentence beside the field",
    async (_what, files, fields, id, said) => {
      const page = await readPage(await send({ photo1: await drawJpeg(), ...files }, fields));
      expect(page.status).toBe(400);
      expect(page.text).toContain(said);
      expect(page.html).toContain(`id="report-${id}-error"`);
      expect(page.text).toContain(WORDS.account);
      expect(page.html).toContain('value="Nell"');
    },
  );

  test("the script gets the same answers as data", async () => {
    const path = `${FORM}/send`;
    const refused = await send({ photo1: Buffer.from("no picture") }, {}, path);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { photo1: REFUSALS.type }, values: { name: "Nell" } });
    const taken = await send({ photo1: await drawJpeg() }, {}, path);
    expect(await taken.json()).toEqual({ path: expect.stringMatching(/^\/track\/[0-9a-f]{32}$/) });
  });

  test("four forms at once: two are read, the words of the others come back with 503, and can be sent again", async () => {
    const jpeg = await drawJpeg({ width: 3000, height: 2000 });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send({ photo1: jpeg, photo2: jpeg, photo3: jpeg }, { alt2: "A door", alt3: "A roof" })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses.filter((status) => status === 303).length).toBeGreaterThanOrEqual(2);
    expect(statuses.filter((status) => status !== 303 && status !== 503)).toEqual([]);
    for (const refused of answers.filter(({ status }) => status === 503)) {
      const page = await readPage(refused);
      expect(page.text).toContain("Others are sending pictures right now. What you wrote is still here");
      expect(page.text).toContain(WORDS.account);
      expect(page.html).toContain('value="A roof"');
    }
    await photosOf(await send({ photo1: jpeg }));
  });

  test("more than 40 MB are refused before they are read", async () => {
    const large = Buffer.alloc(14 * 1024 * 1024);
    const response = await send({ photo1: large, photo2: large, photo3: large }).catch(() => undefined);
    // The connection may be closed before the client has read the answer.
    expect([413, undefined]).toContain(response?.status);
  });

  test.each(["", `; boundary=${"x".repeat(5_000)}`])("a form whose boundary is %j is refused in words", async (end) => {
    const response = await sendRaw("--x--", `multipart/form-data${end}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This form cannot be read. Please go back and send it again.");
  });

  test.each<[string, string]>([
    ["has more parts than it may", partOf('name="a"', "b").repeat(20_000)],
    ["breaks off in a part beyond those", `${partOf('name="a"', "b").repeat(200)}${partOf('name="c"', "half")}`],
    ["breaks off in a picture", partOf('name="photo1"; filename="a.jpg"', "half")],
    ["breaks off in a file without a name", partOf('name="photo1"', "half", "application/octet-stream")],
    ["breaks off in its words", partOf('name="name"', "half")],
  ])("a form that %s comes back with the words that were read", async (_what, rest) => {
    const words = Object.entries(WORDS).map(([name, value]) => partOf(`name="${name}"`, value));
    const response = await sendRaw(`${words.join("")}${rest.slice(0, -2)}`, "multipart/form-data; boundary=x");
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(WORDS.account);
    expect((await site.get("/healthz")).status).toBe(200);
  });

  test("other forms still take no more than 64 KB", async () => {
    const body = new FormData();
    body.append("account", new File([Buffer.alloc(100_000)], "large"));
    const response = await site.get("/corrections", { method: "POST", headers: { origin: OWN_ORIGIN.origin }, body });
    expect(response.status).toBe(413);
  });
});
