import { describe, expect, it } from "vitest";
import { fontCoverage } from "../../tests/font-coverage.ts";
import { expectWellFormed } from "../../tests/svg-expectations.ts";
import { BAND, BAND_OPACITY, drawShareImage, QUIET_INK, TITLE_INK } from "./draw-share.ts";
import { emWidth, fitLettering } from "./fit-lettering.ts";
import { mix } from "./inks.ts";
import { lettered } from "./letterable.ts";
import type { PosterSubject } from "./poster-subject.ts";
import { shareFontFiles } from "./share-fonts.ts";

const subject: PosterSubject = {
  id: "share",
  houseName: "Any House",
  city: "Anytown",
  state: "PA",
  placeType: "asylum",
  activities: ["Voices"],
};
const card = (title: string) =>
  drawShareImage({ subject, title, subtitle: "Anytown, Pennsylvania", siteName: "Hauntway" });

const NAMES = [
  "Inn",
  "Trans-Allegheny Lunatic Asylum",
  "The Extraordinarily Long Name of a Place ".repeat(5).slice(0, 200),
  "W".repeat(200),
  "Ж".repeat(200),
  "屋".repeat(200),
  "Château d’Été <&> “Łódź” ʻIolani",
];

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (ink: string, paper: string) => (luminance(ink) + 0.05) / (luminance(paper) + 0.05);

describe("drawShareImage", () => {
  it("keeps the lettering over 4.5:1 even where the picture under the band is white", () => {
    const worst = mix("#ffffff", BAND, BAND_OPACITY);
    expect(contrast(TITLE_INK, worst)).toBeGreaterThan(4.5);
    expect(contrast(QUIET_INK, worst)).toBeGreaterThan(4.5);
  });

  it.each(NAMES)("fits %s in at most three lines inside the margins, whole", (name) => {
    const { lines, size } = fitLettering(name, 1088, { sizes: [92, 62, 46] });
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(emWidth(line) * size).toBeLessThanOrEqual(1088);
    expect(lines.join("").replaceAll(" ", "")).toBe(name.replaceAll(" ", ""));
    expectWellFormed(card(name), false);
  });

  it("escapes what a name may not say and drops what XML forbids", () => {
    const svg = card("<script>alert(1)</script> & \u0001\ud800 Sons");
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;");
    expectWellFormed(svg, false);
  });

  it("draws pages without a place over the valley", () => {
    const svg = drawShareImage({ title: "Haunted places", subtitle: "By state", siteName: "Hauntway" });
    expect(svg).toContain(`<g id="valley">`);
    expectWellFormed(svg, false);
  });
});

describe("what can be lettered", () => {
  it.each([
    ["Stanley Hotel", "Stanley Hotel"],
    ["Дом на холме", "Дом на холме"],
    ["בית הרוחות 1904", "בית הרוחות 1904"],
    ["بيت الأشباح", "بيت الأشباح"],
    ["Haunted \u{1f47b} Inn", "Haunted Inn"],
    ["旧山 House of Lanterns", "House of Lanterns"],
    ["旧山屋", undefined],
    ["पुराना घर", undefined],
    ["บ้านผีสิง", undefined],
    ["귀신의 집 B", undefined],
  ])("letters %s as %s", (name, expected) => expect(lettered(name)).toBe(expected));

  it("promises no character that none of the faces has", () => {
    const faces = shareFontFiles(process.cwd()).map(fontCoverage);
    const empty: string[] = [];
    for (let code = 0x21; code < 0x30000; code++) {
      const char = String.fromCodePoint(code);
      const promised = /[^\p{Cn}\p{Cs}\p{Z}]/u.test(char) && lettered(`abc${char}`)?.includes(char.normalize("NFC"));
      if (promised && !faces.some((face) => face.has(code) || face.has(char.normalize("NFC").codePointAt(0) ?? 0)))
        empty.push(code.toString(16));
    }
    expect(empty).toEqual([]);
  });

  it("sets a leftward title from the right edge, embedded as leftward", () => {
    expect(card("بيت الأشباح")).toMatch(/<text x="1144" y="\d+" text-anchor="end">\u202b/);
    expect(card("Inn")).toMatch(/<text x="56" y="\d+">Inn</);
  });

  it("wraps a long place line instead of shrinking it out of sight", () => {
    const subtitle = "Truth or Consequences Springs Township on the Upper River Bend, District of Columbia";
    const svg = drawShareImage({ subject, title: "Inn", subtitle, siteName: "Hauntway" });
    const [, size = "0", lines = ""] = /fill="#a9c3e6" font-size="(\d+)">(.*?)<\/g>/.exec(svg) ?? [];
    expect(Number(size)).toBeGreaterThanOrEqual(26);
    expect(lines.match(/<text/g)?.length).toBeGreaterThan(1);
    expect(
      lines
        .replace(/<[^>]+>/g, " ")
        .trim()
        .split(/\s+/)
        .join(" "),
    ).toBe(subtitle);
  });
});
