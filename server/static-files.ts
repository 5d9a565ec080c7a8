/** The finished client files, held in memory with the compressed forms that the build made. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Encoding, KeptResponse } from "./kept-response.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

const HASHED = /^\/assets\//;
const ENCODED = [
  [".br", "br"],
  [".gz", "gzip"],
] as const satisfies readonly (readonly [string, Encoding])[];

export type StaticFiles = ReadonlyMap<string, KeptResponse>;

export function loadStaticFiles(folder: string, headers: Readonly<Record<string, string>>): StaticFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(names);
  const files = new Map<string, KeptResponse>();
  for (const name of names) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (!contentType || name.includes(`${sep}.vite${sep}`)) continue;
    const path = `/${relative(folder, name).split(sep).join("/")}`;
    const forms = new Map<Encoding, Buffer>();
    for (const [suffix, encoding] of ENCODED) {
      if (known.has(name + suffix)) forms.set(encoding, readFileSync(name + suffix));
    }
    const cacheControl = HASHED.test(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    files.set(
      path,
      new KeptResponse(
        200,
        { ...headers, "content-type": contentType, "cache-control": cacheControl },
        readFileSync(name),
        { compressed: forms },
      ),
    );
  }
  return files;
}
