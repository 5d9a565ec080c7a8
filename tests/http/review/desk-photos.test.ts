/** Photographs at the desk: nothing is public unseen, and what is taken down is gone everywhere. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withdrawReport } from "../../../app/store/review/decide-report.ts";
import { addPhoto, drawJpeg, encodedPicture } from "../../make-photo.ts";
import { sendReport } from "../../make-report.ts";
import { listingFields, OWN_ORIGIN } from "../reviewer-client.ts";
import { type DeskSite, htmlOf, startDeskSite } from "./desk-site.ts";

const REASON = "It shows people who can be recognized.";

let desk: DeskSite;
beforeAll(async () => {
  desk = await startDeskSite();
});
afterAll(() => desk.site.close());

const db = () => desk.site.store.db;
const rowOf = (id: string) => db().selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const shownAt = (placeId: string) => (desk.site.poller.catalog.byId.get(placeId)?.photos ?? []).map(({ hash }) => hash);
const statusOf = async (id: string) => (await desk.site.get(`/photo/${id}-320.webp`)).status;

/** As the buttons of its page do it. */
async function decide(id: string, fields: Record<string, string>) {
  const { version, alt } = await rowOf(id);
  return desk.ada.post(`/review/photo/${id}`, { version: String(version), alt: alt ?? "", ...fields });
}

async function sendPhoto(fields: Parameters<typeof addPhoto>[2] = {}) {
  const report = await sendReport(db(), "mill");
  const photo = { origin: "visitor", status: "pending", reportId: report.id, ...fields } as const;
  return { ...report, photoId: await addPhoto(db(), "mill", photo) };
}

describe("a photograph from a visitor", () => {
  test("waits in the queue, blurred, with what its sender said and agreed to", async () => {
    const { id, photoId } = await sendPhoto({ consent: "I took it myself.", words: { alt: "A wheel without water" } });
    const queue = await htmlOf(desk.ada.get("/review?kind=photo"));
    expect(queue).toContain("Photograph: from a visitor");
    expect(queue).toContain("A wheel without water");
    const page = await htmlOf(desk.ada.get(`/review/photo/${photoId}`));
    expect(page).toMatch(new RegExp(`src="/review/photo-file/${photoId}-960.webp"[^>]* class="[^"]*blur-2xl`));
    expect(page).toContain("I took it myself.");
    expect(page).toContain(`/review/report/${id}`);
    expect(page).not.toContain('name="licence"');
    expect(await htmlOf(desk.ada.get(`/review/report/${id}`))).toContain(`/review/photo/${photoId}`);
    const file = await desk.ada.get(`/review/photo-file/${photoId}-960.webp`);
    expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
      200,
      "image/webp",
      "no-store",
    ]);
  });

  test("is public when approved, with the words of the desk, gone at once when taken down, and back after an undo", async () => {
    const { photoId, trackingToken } = await sendPhoto();
    expect(await statusOf(photoId)).toBe(404);
    const approved = await decide(photoId, { intent: "approve", alt: "The old mill", caption: "From the road" });
    expect(approved.status).toBe(303);
    expect(shownAt("mill")).toContain(photoId);
    expect(await statusOf(photoId)).toBe(200);
    expect(await rowOf(photoId)).toMatchObject({ alt: "The old mill", caption: "From the road", credit: "Nell Doe" });

    const unexplained = await decide(photoId, { intent: "reject", reason: "" });
    expect([unexplained.status, await statusOf(photoId)]).toEqual([400, 200]);
    await decide(photoId, { intent: "reject", reason: REASON });
    expect(shownAt("mill")).not.toContain(photoId);
    const gone = await desk.site.get(`/photo/${photoId}-320.webp`);
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([410, "no-store"]);
    expect(await htmlOf(desk.site.get(`/track/${trackingToken}`))).toContain(REASON);

    await decide(photoId, { intent: "undo" });
    expect((await rowOf(photoId)).status).toBe("pending");
    await decide(photoId, { intent: "approve" });
    expect(await statusOf(photoId)).toBe(200);
  });

  test("can be withdrawn by its sender alone, for good, and leaves with the report", async () => {
    const { photoId, trackingToken } = await sendPhoto();
    const other = await addPhoto(db(), "mill");
    await decide(photoId, { intent: "approve" });
    const withdraw = (photo: string) =>
      desk.site.get(`/track/${trackingToken}`, {
        method: "POST",
        headers: OWN_ORIGIN,
        body: new URLSearchParams({ photo }).toString(),
      });
    expect([(await withdraw(other)).status, await statusOf(other)]).toEqual([404, 200]);
    expect((await withdraw(photoId)).status).toBe(303);
    expect(await statusOf(photoId)).toBe(410);
    expect(await rowOf(photoId)).toMatchObject({ status: "withdrawn", alt: null, credit: null });
    expect(await db().selectFrom("photo_files").select("width").where("photoId", "=", photoId).execute()).toEqual([]);
    const undone = await decide(photoId, { intent: "undo" });
    expect(undone.status).toBe(409);

    const second = await sendPhoto();
    await withdrawReport(db(), second.trackingToken, new Date());
    expect((await rowOf(second.photoId)).status).toBe("withdrawn");
  });

  test("is decided once: who comes second is told, and nothing is overwritten", async () => {
    const { photoId } = await sendPhoto();
    const { version } = await rowOf(photoId);
    await decide(photoId, { intent: "reject", reason: REASON });
    const late = await desk.ben.post(`/review/photo/${photoId}`, {
      version: String(version),
      intent: "approve",
      alt: "The mill",
    });
    expect(late.status).toBe(409);
    expect(await htmlOf(late)).toContain("ada was here first: rejected the photograph");
  });
});

describe("pictures that were seen before", () => {
  test("the same file and one that looks alike are flagged, with what became of the first", async () => {
    const picture = await encodedPicture();
    const first = await addPhoto(db(), "inn", { picture });
    const { photoId } = await sendPhoto({ picture });
    const page = await htmlOf(desk.ada.get(`/review/photo/${photoId}`));
    expect(page).toMatch(new RegExp(`/review/photo/${first}"[^>]*>The same file`));
    const alike = { ...(await encodedPicture()), differenceHash: "f0f0f0f0f0f0f0f1" };
    const other = { ...(await encodedPicture()), differenceHash: "0123456789abcdef" };
    const like = await sendPhoto({ picture: alike });
    expect(await htmlOf(desk.ada.get(`/review/photo/${like.photoId}`))).toContain("One that looks alike");
    const unlike = await sendPhoto({ picture: other });
    expect(await htmlOf(desk.ada.get(`/review/photo/${unlike.photoId}`))).not.toContain("Seen before");
  });

  test("a file that is barred is not taken again, from nobody", async () => {
    const jpeg = await drawJpeg({ color: "#aa3344" });
    const add = () => addAtDesk({ photo1: jpeg });
    expect((await add()).status).toBe(303);
    const [{ id }] = (await db().selectFrom("photos").select("id").where("credit", "=", "Ada Reviewer").execute()) as [
      { id: string },
    ];
    await decide(id, { intent: "reject", reason: REASON, bars: "yes" });
    const again = await add();
    expect([again.status, await htmlOf(again)]).toEqual([409, expect.stringContaining("This file is barred")]);
  });
});

const WORDS = {
  alt: "The inn in the morning",
  credit: "Ada Reviewer",
  licence: "own-work",
  intent: "add",
};

function addAtDesk(files: Record<string, Uint8Array>, fields: Record<string, string> = {}, token = desk.ada.token) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ token, ...WORDS, ...fields })) body.append(name, value);
  for (const [name, bytes] of Object.entries(files)) body.append(name, new File([new Uint8Array(bytes)], "inn.jpg"));
  const headers = { origin: OWN_ORIGIN.origin, cookie: desk.ada.cookie };
  return desk.site.get("/review/place/inn/photos", { method: "POST", headers, body });
}

describe("an editor", () => {
  test.each<[string, Record<string, string>, string]>([
    ["no licence", { licence: "" }, "licence"],
    ["an unknown licence", { licence: "all-rights" }, "licence"],
    ["a permission of nobody", { licence: "permission" }, "licenceNote"],
    ["no author", { credit: "" }, "credit"],
    ["no alternative text", { alt: "" }, "alt"],
    ["a source that is no link", { sourceUrl: "javascript:alert(1)" }, "sourceUrl"],
  ])("adds no photograph with %s", async (_what, fields, name) => {
    const answer = await addAtDesk({ photo1: await drawJpeg() }, fields);
    expect(answer.status).toBe(400);
    expect(await htmlOf(answer)).toContain(`id="photo-${name}-error"`);
  });

  test("adds none without the form's token", async () => {
    expect((await addAtDesk({ photo1: await drawJpeg() }, {}, "0".repeat(40))).status).toBe(403);
  });

  test("adds photographs that are public at once, orders them and lets one lead", async () => {
    const before = shownAt("inn");
    for (const color of ["#102030", "#405060", "#708090"]) {
      expect((await addAtDesk({ photo1: await drawJpeg({ color }) })).status).toBe(303);
    }
    const [first, second, third] = shownAt("inn").filter((hash) => !before.includes(hash)) as [string, string, string];
    const press = async (photo: string, intent: string) =>
      desk.ada.post("/review/place/inn/photos", { photo, intent, version: String((await rowOf(photo)).version) });
    const order = () => shownAt("inn").filter((hash) => [first, second, third].includes(hash));
    await press(third, "earlier");
    expect(order()).toEqual([first, third, second]);
    await press(first, "later");
    expect(order()).toEqual([third, first, second]);
    await press(second, "lead");
    expect(order()).toEqual([second, third, first]);
    expect(desk.site.poller.catalog.byId.get("inn")!.photos!.filter(({ leads }) => leads)).toHaveLength(1);
    await press(second, "step-back");
    expect(desk.site.poller.catalog.byId.get("inn")!.photos!.filter(({ leads }) => leads)).toEqual([]);
  });
});

test("a place that turns private loses its photographs at once", async () => {
  const hash = await addPhoto(db(), "inn");
  const page = "/review/place/inn";
  const fields = listingFields(await (await desk.ada.get(page)).text());
  const saved = await desk.ada.post(page, { ...fields, access: "private", intent: "save" });
  expect(saved.status).toBe(303);
  expect([shownAt("inn"), await statusOf(hash)]).toEqual([[], 410]);
  expect(await htmlOf(desk.site.get(`/location/${desk.site.poller.catalog.byId.get("inn")!.slug}`))).not.toContain(
    "/photo/",
  );
  const refused = await addAtDesk({ photo1: await drawJpeg({ color: "#abcdef" }) });
  expect([refused.status, await htmlOf(refused)]).toEqual([
    409,
    expect.stringContaining("Private places have no photographs."),
  ]);
});

test("several that wait are closed together", async () => {
  const [one, two] = [await sendPhoto(), await sendPhoto()];
  const names = await Promise.all(
    [one, two].map(async ({ photoId }) => `photo/${photoId}/${(await rowOf(photoId)).version}`),
  );
  const answer = await desk.ada.post("/review/close", { item: names, reason: REASON, intent: "close" });
  expect(answer.status).toBeLessThan(400);
  for (const { photoId } of [one, two]) expect((await rowOf(photoId)).status).toBe("rejected");
});

test("nothing was logged as an error", () => expect(desk.site.errors).toEqual([]));
