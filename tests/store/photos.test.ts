import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../app/store/engine/open-store.ts";
import {
  approvePhoto,
  deleteRejectedFiles,
  rejectPhoto,
  undoPhotoDecision,
} from "../../app/store/photos/decide-photo.ts";
import { findPublishedFile } from "../../app/store/photos/published-photos.ts";
import { savePhoto } from "../../app/store/photos/save-photo.ts";
import { CatalogPoller } from "../../app/store/places/catalog-poller.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { withdrawReport } from "../../app/store/review/decide-report.ts";
import { hidePlaces, restorePlaces } from "../hide-places.ts";
import { addPhoto, encodedPicture, photoWords } from "../make-photo.ts";
import { makePlace } from "../make-place.ts";
import { sendReport } from "../make-report.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");

describe.each(ENGINES)("photographs on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  let poller: CatalogPoller;
  const save = (id: string, access: "tours" | "private" = "tours") =>
    savePlaces(store.db, [{ place: makePlace({ id, houseName: id, access }), origin: "curated" }], NOW);
  const shown = async (id: string) => {
    await poller.refresh();
    return (poller.catalog.byId.get(id)?.photos ?? []).map(({ hash }) => hash);
  };
  const answer = async (hash: string) => {
    const file = await findPublishedFile(store.db, hash, 320);
    return typeof file === "object" ? "bytes" : file;
  };
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
    poller = new CatalogPoller(store);
    await poller.load();
  });
  afterAll(() => dispose());

  test("an approved one is in the catalog with its words and without its bytes, a pending one is not", async () => {
    await save("mill");
    const words = { caption: "From the road", licence: "cc-by-sa-3.0", sourceUrl: "https://example.org/mill" } as const;
    const hash = await addPhoto(store.db, "mill", { words });
    await addPhoto(store.db, "mill", { status: "pending" });
    expect(await shown("mill")).toEqual([hash]);
    expect(poller.catalog.byId.get("mill")?.photos).toEqual([
      {
        hash,
        origin: "editor",
        width: 1200,
        height: 800,
        color: "#7a5c3e",
        alt: "The house on its hill in the evening",
        credit: "Nell Doe",
        leads: true,
        ...words,
      },
    ]);
  });

  test("its three files are read back byte for byte", async () => {
    await save("inn");
    const picture = await encodedPicture();
    const hash = await addPhoto(store.db, "inn", { picture });
    for (const { width, bytes } of picture.files) {
      const read = await findPublishedFile(store.db, hash, width);
      expect(Buffer.from(read as Uint8Array).equals(bytes)).toBe(true);
    }
  });

  test("the first one that is wide enough leads, the others follow as they came", async () => {
    await save("fort");
    const hashes = [];
    for (const width of [600, 1200, 1400]) hashes.push(await addPhoto(store.db, "fort", { drawing: { width } }));
    expect(await shown("fort")).toEqual([hashes[1], hashes[0], hashes[2]]);
  });

  test("the same file is stored once for a place, and again for another", async () => {
    await Promise.all([save("jail"), save("hotel")]);
    const photo = { picture: await encodedPicture(), words: photoWords(), origin: "editor", now: NOW } as const;
    const add = (placeId: string) => savePhoto(store.db, { ...photo, placeId, status: "approved" });
    const first = await add("jail");
    expect(first.outcome).toBe("saved");
    expect(await add("jail")).toEqual({ ...first, outcome: "known", status: "approved" });
    expect((await add("hotel")).outcome).toBe("saved");
    expect(await shown("jail")).toHaveLength(1);
  });

  test("a licence that nobody knows is not shown", async () => {
    await save("ruin");
    const hash = await addPhoto(store.db, "ruin");
    await store.db.updateTable("photos").set({ licence: "mine" }).where("id", "=", hash).execute();
    expect(await shown("ruin")).toEqual([]);
  });

  describe("decisions", () => {
    const by = { id: "ada", username: "ada" };
    const decision = async (photoId: string) => {
      const { version } = await rowOf(photoId);
      return { photoId, version, by, now: NOW };
    };
    const rowOf = (id: string) =>
      store.db.selectFrom("photos").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const filesOf = async (id: string) =>
      (await store.db.selectFrom("photo_files").select("width").where("photoId", "=", id).execute()).length;
    const reject = async (id: string, bars = false) =>
      rejectPhoto(store.db, { ...(await decision(id)), reason: "It shows people.", bars });

    test("are public at the next poll, on every server, and on record without a visitor's words", async () => {
      await save("lodge");
      const report = await sendReport(store.db, "lodge");
      const visitors = { origin: "visitor", status: "pending", reportId: report.id } as const;
      const hash = await addPhoto(store.db, "lodge", { ...visitors, words: { credit: "Secret Name" } });
      const other = new CatalogPoller(second ?? store);
      await other.load();
      await approvePhoto(store.db, await decision(hash), { alt: "The lodge at dusk" });
      await other.refresh();
      expect(other.catalog.byId.get("lodge")?.photos).toMatchObject([{ hash, alt: "The lodge at dusk", leads: true }]);
      await reject(hash);
      await other.refresh();
      expect([other.catalog.byId.get("lodge")?.photos, await answer(hash)]).toEqual([undefined, "gone"]);
      await undoPhotoDecision(store.db, await decision(hash));
      await approvePhoto(store.db, await decision(hash));
      await withdrawReport(store.db, report.trackingToken, NOW);
      await other.refresh();
      expect([other.catalog.byId.get("lodge")?.photos, await answer(hash), await filesOf(hash)]).toEqual([
        undefined,
        "gone",
        0,
      ]);
      expect(await rowOf(hash)).toMatchObject({ status: "withdrawn", alt: null, credit: null, senderHash: null });
      const events = await store.db
        .selectFrom("review_events")
        .selectAll()
        .where("photoId", "=", hash)
        .orderBy("id")
        .execute();
      expect(events.map(({ action }) => action)).toEqual(["approve", "hide", "undo", "approve", "withdraw"]);
      expect(JSON.stringify(events)).not.toMatch(/Secret Name|dusk/);
    });

    test("two at once: one is made, the other is told", async () => {
      await save("barn");
      const hash = await addPhoto(store.db, "barn", { status: "pending" });
      const same = await decision(hash);
      const both = await Promise.allSettled([
        approvePhoto(store.db, same),
        rejectPhoto((second ?? store).db, { ...same, reason: "No.", bars: false }),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    });

    test("files of a rejected one are deleted after 30 days, and then it cannot come back", async () => {
      await save("tower");
      const [kept, old] = [await addPhoto(store.db, "tower"), await addPhoto(store.db, "tower", { status: "pending" })];
      await reject(old);
      await deleteRejectedFiles(store.db, new Date(NOW.getTime() + 29 * 86_400_000));
      expect([await filesOf(kept), await filesOf(old)]).toEqual([3, 3]);
      await deleteRejectedFiles(store.db, new Date(NOW.getTime() + 31 * 86_400_000));
      expect([await filesOf(kept), await filesOf(old)]).toEqual([3, 0]);
      await expect(decision(old).then((one) => undoPhotoDecision(store.db, one))).rejects.toThrow(
        "Its files were deleted",
      );
    });

    test("a barred file is refused wherever it is sent, until the decision is taken back", async () => {
      await Promise.all([save("pier"), save("dock")]);
      const picture = await encodedPicture();
      const hash = await addPhoto(store.db, "pier", { picture });
      await reject(hash, true);
      const again = () =>
        savePhoto(store.db, {
          picture,
          placeId: "dock",
          words: photoWords(),
          origin: "commons",
          status: "pending",
          now: NOW,
        });
      expect(await again()).toEqual({ outcome: "barred" });
      await undoPhotoDecision(store.db, await decision(hash));
      expect((await again()).outcome).toBe("saved");
    });
  });

  test("a place that turns private or is hidden loses them and their addresses, and has them again afterwards", async () => {
    await save("house");
    const hash = await addPhoto(store.db, "house");
    const pending = await addPhoto(store.db, "house", { status: "pending" });
    expect([await answer(hash), await answer(pending), await answer("0".repeat(32))]).toEqual([
      "bytes",
      undefined,
      undefined,
    ]);
    await save("house", "private");
    expect([await shown("house"), await answer(hash)]).toEqual([[], "gone"]);
    await expect(addPhoto(store.db, "house")).rejects.toThrow("Private places have no photographs.");
    await save("house");
    expect([await shown("house"), await answer(hash)]).toEqual([[hash], "bytes"]);
    await hidePlaces(store.db, ["house"], NOW);
    expect([await shown("house"), await answer(hash)]).toEqual([[], "gone"]);
    await expect(addPhoto(store.db, "house")).rejects.toThrow("There is no such listing.");
    await restorePlaces(store.db, ["house"]);
    expect([await shown("house"), await answer(hash)]).toEqual([[hash], "bytes"]);
  });
});
