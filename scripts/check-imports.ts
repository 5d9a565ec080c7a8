/**
 * Imports point in one direction only: this is the table of docs/architecture.md, and the check that the code follows
 * it. An exported constant has its name to itself.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

/** Each part of the code, and the parts it may import from besides itself. */
export const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  "app/domain": [],
  "app/store": ["app/domain"],
  "app/art": ["app/domain"],
  "app/web": ["app/domain", "app/store", "app/art", "app/site.ts"],
  "app/map": ["app/domain"],
  "app/offline": ["app/web"],
  "app/ui": ["app/domain", "app/art", "app/map", "app/offline", "app/web", "app/site.ts"],
  "app/views": ["app/domain", "app/web", "app/ui"],
  "app/api": ["app/domain", "app/store", "app/web", "app/ui", "app/views", "app/site.ts"],
  "app/routes": [
    "app/api",
    "app/domain",
    "app/store",
    "app/art",
    "app/web",
    "app/map",
    "app/offline",
    "app/ui",
    "app/views",
    "app/site.ts",
  ],
  server: ["app/api", "app/domain", "app/store", "app/art", "app/offline", "app/web", "app/site.ts"],
  cli: ["app/domain", "app/store", "app/art", "server"],
};

/** What the domain must not know about, whatever the path. */
const FORBIDDEN_PACKAGES: Readonly<Record<string, RegExp>> = {
  "app/domain": /^(react|react-dom|react-router|hono|kysely|pg|node:(fs|http|sqlite|timers))(\/|$)/,
  "app/store": /^(react|react-dom|react-router|hono)(\/|$)/,
};

/** Files directly in `app` (the root of all pages, the entries) may use all of it. */
const TOP_LEVEL = /^app\/[^/]+$/;

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

export function findViolations(files: ReadonlyMap<string, string>): string[] {
  const violations: string[] = [];
  for (const { file, part, target, path, targetPart } of importsOf(files)) {
    if (path === undefined) {
      if (FORBIDDEN_PACKAGES[part ?? ""]?.test(target)) violations.push(`${file} must not import ${target}`);
      continue;
    }
    const allowed = part
      ? targetPart === part || target.startsWith("./+types/") || MAY_USE[part]!.includes(targetPart)
      : path.startsWith("app/");
    // Data, styles and fonts may be imported from anywhere.
    if (!allowed && !/^(data|app\/styles)\//.test(path)) violations.push(`${file} (${part}) must not import ${path}`);
  }
  return violations;
}

/** Permissions that no import uses. */
export function findUnused(files: ReadonlyMap<string, string>): string[] {
  const used = new Set([...importsOf(files)].map(({ part, targetPart }) => `${part} ${targetPart}`));
  return Object.entries(MAY_USE).flatMap(([part, uses]) =>
    uses.filter((use) => !used.has(`${part} ${use}`)).map((use) => `${part} does not use ${use}`),
  );
}

/** Exported constants that share a name: a reader who searches for one must find one value. */
export function findNamesakes(files: ReadonlyMap<string, string>): string[] {
  const homes = new Map<string, string[]>();
  for (const [file, code] of files)
    for (const [, name] of code.matchAll(/^export const ([A-Z][A-Z0-9_]+)\b/gm))
      homes.set(name!, [...(homes.get(name!) ?? []), file]);
  return [...homes].filter(([, at]) => at.length > 1).map(([name, at]) => `${name} is exported by ${at.join(" and ")}`);
}

interface Import {
  readonly file: string;
  readonly part: string | undefined;
  readonly target: string;
  /** The part of one of our files; undefined for a package. */
  readonly path: string | undefined;
  readonly targetPart: string;
}

function* importsOf(files: ReadonlyMap<string, string>): Generator<Import> {
  for (const [file, code] of files) {
    const part = partOf(file);
    if (!part && !TOP_LEVEL.test(file)) continue;
    for (const [, from, dynamic] of code.matchAll(IMPORT)) {
      const target = (from ?? dynamic)!;
      const path = target.startsWith(".") ? normalize(join(dirname(file), target)).replaceAll("\\", "/") : undefined;
      yield { file, part, target, path, targetPart: (path && partOf(path)) ?? path ?? target };
    }
  }
}

function partOf(path: string): string | undefined {
  return Object.keys(MAY_USE).find((part) => path.startsWith(`${part}/`));
}

export function sourceFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ["app", "server", "cli"]) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      files.set(file, readFileSync(file, "utf8"));
    }
  }
  return files;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = sourceFiles();
  const violations = [...findViolations(files), ...findNamesakes(files)];
  for (const violation of violations) console.error(violation);
  process.exit(violations.length > 0 ? 1 : 0);
}
