import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawShareImage } from "../app/art/draw-share.ts";
import { ShareImages } from "./share-images.ts";

const dataDir = mkdtempSync(join(tmpdir(), "share-images-"));
const images = new ShareImages(dataDir, process.cwd());
afterAll(async () => {
  await images.close();
  rmSync(dataDir, { recursive: true });
});

const card = (title: string) => drawShareImage({ title, subtitle: "Anytown, Pennsylvania", siteName: "Hauntway" });
const NAMES = ["Inn", "Trans-Allegheny Lunatic Asylum", "W".repeat(200), "Ж".repeat(200), "Château d’Été <&> “Łódź”"];

test("drawings become PNG files of less than 300 KB", async () => {
  const pngs = await Promise.all(NAMES.map((name) => images.png(card(name))));
  for (const png of pngs) {
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.length).toBeLessThan(300 * 1024);
  }
  expect(readdirSync(join(dataDir, "share"))).toHaveLength(NAMES.length);
});

test("a broken drawing is reported; the next one works", async () => {
  await expect(images.png("<svg")).rejects.toThrow();
  await expect(images.png(card("Inn"))).resolves.toBeDefined();
});
