import { describe, expect, test } from "vitest";
import { areAlike } from "./difference-hash.ts";
import { photoPath, photoSrcset, readPhotoFile } from "./photo.ts";
import { photoWordsSchema } from "./photo-schema.ts";

const hash = "0123456789abcdef0123456789abcdef";

describe("addresses of a photograph", () => {
  test.each([320, 960, 1920] as const)("its file of %s pixels is found by its address", (width) => {
    expect(readPhotoFile(photoPath({ hash }, width).replace("/photo/", ""))).toEqual({ hash, width });
  });

  test.each([`${hash}-640.webp`, `${hash}-320.jpg`, `${hash}.webp`, "x-320.webp", `${hash.toUpperCase()}-320.webp`])(
    "%s is none",
    (file) => expect(readPhotoFile(file)).toBe(undefined),
  );

  test.each([
    [2000, "320w 960w 1920w"],
    [1920, "320w 960w 1920w"],
    [1200, "320w 960w 1200w"],
    [960, "320w 960w"],
    [500, "320w 500w"],
    [300, "300w"],
  ])("one of %s pixels names each file that adds something, with its real width", (width, widths) => {
    const listed = photoSrcset({ hash, width }).split(", ");
    expect(listed.map((entry) => entry.split(" ")[1]).join(" ")).toBe(widths);
  });
});

describe("difference hashes", () => {
  test.each([
    ["ffffffffffffffff", "ffffffffffffffff", true],
    ["ffffffffffffffff", "ffffffffffffffc0", true],
    ["ffffffffffffffff", "ffffffffffffff80", false],
    ["0000000000000000", "ffffffffffffffff", false],
  ])("%s and %s", (one, other, alike) => expect(areAlike(one, other)).toBe(alike));
});

describe("what is said of a photograph", () => {
  const words = { alt: "The mill", credit: "Nell", licence: "cc-by-4.0" };
  test.each<[string, object, string[]]>([
    ["nothing missing", {}, []],
    ["empty optional fields", { caption: " ", sourceUrl: "" }, []],
    ["no alternative text", { alt: "" }, ["alt"]],
    ["one letter of it", { alt: "M" }, ["alt"]],
    ["no author", { credit: undefined }, ["credit"]],
    ["a licence that is not listed", { licence: "cc-by-nc-4.0" }, ["licence"]],
    ["a permission of nobody", { licence: "permission" }, ["licenceNote"]],
    ["a permission with a note", { licence: "permission", licenceNote: "Nell Doe, in May 2026" }, []],
    ["a script for a link", { creditUrl: "javascript:alert(1)" }, ["creditUrl"]],
  ])("with %s", (_what, fields, wrong) => {
    const read = photoWordsSchema.safeParse({ ...words, ...fields });
    expect(read.error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong);
  });
});
