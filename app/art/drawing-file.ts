/** Reads a file of data/drawings as vector editors save it. What would not look the same on a poster is refused, never left out. */
import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { Parser } from "htmlparser2";
import { colorsOf } from "./inks.ts";
import type { Box, Site } from "./site.ts";
import { GROWN, type GrownName } from "./trees.ts";

/** The same folder for the sources and for the build. */
export const DRAWINGS_FOLDER = join(dirname(findPackageJSON(import.meta.url)!), "data/drawings");

export type Picture = {
  /** What is printed, with {wall} for a color of the poster's night and {#} for the prefix of its ids. */
  svg: string;
  grown: GrownName[];
  /** The elements of the group `stage` by their ids: where an uncanny detail may play. */
  stage: Record<string, Box>;
};

type Attributes = Readonly<Record<string, string>>;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const SHAPES = words("path rect circle ellipse line polyline polygon");
const KEPT = words(
  "d points x y width height rx ry cx cy r x1 y1 x2 y2 href transform fill fill-rule fill-opacity opacity " +
    "stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray",
);
/** Elements and attributes of editors that do not change how the kept ones look. */
const SILENT = /^(defs|title|desc|metadata)$|:/;
const IDLE = /:|^(id|class|style|display|paint-order|stroke-miterlimit|stroke-dashoffset|-inkscape-.*|font.*)$/;

/** The names of inks by the colors that editors show for them. */
function readPalette(text: string): ReadonlyMap<string, string> {
  const hex = (part: string) => Number(part).toString(16).padStart(2, "0");
  const rows = text.matchAll(/^ *(\d+) +(\d+) +(\d+)\t(\w+)$/gm);
  return new Map(
    Array.from(rows, ([, red, green, blue, name]) => [`#${[red!, green!, blue!].map(hex).join("")}`, name!]),
  );
}

let palette: ReadonlyMap<string, string> | undefined;

export function readDrawing(svg: string): Picture {
  palette ??= readPalette(readFileSync(join(DRAWINGS_FOLDER, "inks.gpl"), "utf8"));
  const picture: Picture = { svg: "", grown: [], stage: {} };
  new Parser(new DrawingReader(picture, palette), { xmlMode: true }).end(svg);
  return picture;
}

type Open = { part: "drawn" | "stage" | "silent"; isFilled: boolean };

class DrawingReader {
  readonly #picture: Picture;
  readonly #inks: ReadonlyMap<string, string>;
  readonly #open: Open[] = [{ part: "drawn", isFilled: false }];

  constructor(picture: Picture, inks: ReadonlyMap<string, string>) {
    this.#picture = picture;
    this.#inks = inks;
  }

  onopentag(name: string, given: Attributes): void {
    const around = this.#open.at(-1)!;
    const attributes = { ...given, ...declarations(given.style) };
    const isFilled = around.isFilled || "fill" in attributes;
    const part = SILENT.test(name) ? "silent" : given.id === "stage" ? "stage" : around.part;
    this.#open.push({ part, isFilled });
    if (name === "svg") {
      if (given.viewBox !== "0 0 1200 800") refuse('the sheet is not viewBox="0 0 1200 800"');
    } else if (around.part === "stage") this.#mark(name, given);
    else if (part === "drawn") {
      if (name !== "g" && name !== "use" && !SHAPES.has(name)) refuse(`<${name}> is not drawn: make it a path`);
      if (name !== "g" && !isFilled) refuse(`<${name}> ${given.id ?? given.d ?? ""} has no fill`);
      this.#picture.svg += `<${name}${this.#printed(name, attributes)}${name === "g" ? ">" : "/>"}`;
    }
  }

  onclosetag(name: string): void {
    if (this.#open.pop()!.part === "drawn" && name === "g") this.#picture.svg += "</g>";
  }

  #mark(name: string, { id, transform, ...at }: Attributes): void {
    if (!id || transform) refuse(`<${name}> ${id ?? ""} of the stage needs an id and no transform`);
    const [x, y] = [at.x ?? at.cx ?? at.x1, at.y ?? at.cy ?? at.y1].map(Number) as [number, number];
    this.#picture.stage[id!] = { x, y, w: Number(at.width ?? 0), h: Number(at.height ?? 0) };
  }

  #printed(element: string, attributes: Attributes): string {
    let printed = "";
    for (const [written, value] of Object.entries(attributes)) {
      const name = written === "xlink:href" ? "href" : written;
      if (KEPT.has(name)) printed += ` ${name}="${this.#valueOf(name, value)}"`;
      else if (!IDLE.test(name) || (name === "display" && value === "none"))
        refuse(`${name}="${value}" of <${element}> is not drawn`);
    }
    return printed;
  }

  #valueOf(name: string, value: string): string {
    if (name === "href") return this.#grownAt(value);
    if ((name !== "fill" && name !== "stroke") || value === "none") return value;
    const ink = this.#inks.get(value.toLowerCase());
    return ink ? `{${ink}}` : refuse(`${name} ${value} is no color of inks.gpl`);
  }

  #grownAt(href: string): string {
    const name = href.slice(1) as GrownName;
    if (!Object.hasOwn(GROWN, name)) refuse(`${href} is used, but only #${Object.keys(GROWN).join(" and #")} can be`);
    if (!this.#picture.grown.includes(name)) this.#picture.grown.push(name);
    return `#{#}${name}`;
  }
}

/** `fill:#ffffff;stroke:none` as attributes. */
const declarations = (style = ""): Attributes =>
  Object.fromEntries(
    Array.from(style.matchAll(/([\w-]+)\s*:\s*([^;]+)/g), ([, name, value]) => [name!, value!.trim()]),
  );

function refuse(problem: string): never {
  throw new Error(problem);
}

/** Prints a picture; each poster grows the trees that it uses. */
export function printPicture({ plate, inks, random }: Pick<Site, "plate" | "inks" | "random">, picture: Picture): void {
  const colors = colorsOf(inks);
  for (const name of picture.grown) plate.keep(name, () => GROWN[name](random));
  plate.raw(picture.svg.replace(/\{(#|\w+)\}/g, (_, name: string) => (name === "#" ? plate.prefix : colors[name]!)));
}
