/** What an illustrator draws: data/drawings.json tells of each drawing, and data/drawings holds its picture or variants of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import records from "../../data/drawings.json" with { type: "json" };
import { DRAWINGS_FOLDER, type Picture, printPicture, readDrawing } from "./drawing-file.ts";
import { hashOf } from "./seeded-random.ts";
import { PICTURE_SETTINGS, type Silhouette } from "./silhouettes/silhouette.ts";
import type { Site } from "./site.ts";

const yes = z.literal(true).optional();

/** silhouette.ts says what each word means. */
export const drawingSchema = z.strictObject({
  phrase: z.string().min(10),
  setting: z.enum(PICTURE_SETTINGS),
  outdoors: yes,
  bare: yes,
  sheltered: yes,
  peak: z.number().optional(),
  size: z.number().optional(),
  era: z.tuple([z.number(), z.number()]).optional(),
  states: z.array(z.string().length(2)).optional(),
});

export type DrawingName = keyof typeof records;

/** Validated by a test. */
export const DRAWING_RECORDS = records as unknown as Readonly<Record<DrawingName, z.infer<typeof drawingSchema>>>;

export const isDrawing = (name: unknown): name is DrawingName =>
  typeof name === "string" && Object.hasOwn(DRAWING_RECORDS, name);

/** "hillMill" is drawn in hill-mill.svg; its variants are hill-mill-2.svg and so on. */
export const fileOf = (name: DrawingName): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const files = readdirSync(DRAWINGS_FOLDER, { recursive: true, encoding: "utf8" }).toSorted();
const readText = (file: string): string => readFileSync(join(DRAWINGS_FOLDER, file), "utf8");

/** All that is printed on posters; home's scene has inks of its own. */
export const PICTURE_FILES = files.filter((file) => file.endsWith(".svg") && !file.startsWith("scene/"));

export const isFile = (file: string): boolean => files.includes(file);

function filesLike(pattern: string): string[] {
  const expression = new RegExp(`^${pattern}\\.svg$`);
  return files.filter((file) => expression.test(file));
}

export const variantsOf = (name: DrawingName): string[] => filesLike(`${fileOf(name)}(-\\d)?`);

const digests = new Map<string, number>();

/** Changes with the files of a name, so that posters that show one of them get new addresses. */
export function digestOf(name: string): number {
  const digest =
    digests.get(name) ?? hashOf(filesLike(`${name}(-(\\d|detail|plan|outdoors|afloat))?`).map(readText).join());
  digests.set(name, digest);
  return digest;
}

const pictures = new Map<string, Picture>();

/** The picture in a file of the folder, which is read when the first poster needs it. */
export function pictureIn(file: string): Picture {
  try {
    const picture = pictures.get(file) ?? readDrawing(readText(file));
    pictures.set(file, picture);
    return picture;
  } catch (error) {
    throw new Error(`data/drawings/${file}: ${(error as Error).message}`);
  }
}

function drawn(name: DrawingName): Silhouette {
  const variants = variantsOf(name);
  return {
    ...DRAWING_RECORDS[name],
    get digest() {
      // The further pictures of a famous house change with its front.
      return digestOf(`(famous/)?${fileOf(name)}`);
    },
    draw(site) {
      place(site, pictureIn(variants.length > 1 ? site.random.pick(variants) : variants[0]!));
    },
  };
}

function place(site: Site, picture: Picture): void {
  printPicture(site, picture);
  const { door, window, standing, sky } = picture.stage;
  if (window) site.openings.push({ ...window, shape: "sash", lit: true });
  if (door) site.door = door;
  if (standing) site.ground = { x: standing.x, y: standing.y };
  if (sky) site.sky = sky.y;
}

export const DRAWINGS = Object.fromEntries(
  Object.keys(DRAWING_RECORDS).map((name) => [name, drawn(name as DrawingName)]),
) as Readonly<Record<DrawingName, Silhouette>>;
