/** Builds client, server and service worker, and compresses every file for browsers as well as possible. */
import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
/** A page loads several half-kilobyte scripts, which shrink by half; smaller files gain nothing. */
const MIN_BYTES = 256;

rmSync("build", { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) process.exit(status ?? 1);

// Only needed while building, and not for visitors.
rmSync("build/client/.vite", { recursive: true, force: true });

await buildThreads();
await buildWorker();

for (const entry of readdirSync("build/client", { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const body = readFileSync(file);
  if (body.length < MIN_BYTES) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}

/** The server's worker threads, each a file that needs no compiling at its start. */
async function buildThreads(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { ssr: true, outDir: "build/threads", rollupOptions: { input: globSync("server/**/*.worker.ts") } },
  });
}

/** /sw.js, with the release that it belongs to, and the list of files that it fetches for offline use. */
async function buildWorker(): Promise<void> {
  const assets = readdirSync("build/client/assets");
  const code = readFileSync(`build/client/assets/${assets.find((name) => /^manifest-.*\.js$/.test(name))}`, "utf8");
  const manifest = JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1)) as ClientManifest;
  const filesOf = (isWanted: (id: string) => boolean) =>
    Object.entries(manifest.routes).flatMap(([id, route]) => (isWanted(id) ? [route.module, ...route.imports] : []));
  const isDesk = (id: string) => id.startsWith("routes/review/");
  const publicFiles = new Set(filesOf((id) => !isDesk(id)));
  const deskFiles = new Set(filesOf(isDesk).filter((file) => !publicFiles.has(file)));
  const files = assets.map((name) => `/assets/${name}`).filter((file) => !deskFiles.has(file));
  // Drawn by the server, for the page of saved places.
  files.push("/saved/states.svg");
  writeFileSync(`build/client/assets/files-${manifest.version}.json`, JSON.stringify(files));
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { RELEASE: JSON.stringify(manifest.version) },
    build: {
      outDir: "build/client",
      emptyOutDir: false,
      rollupOptions: { input: "app/offline/worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}

interface ClientManifest {
  readonly version: string;
  readonly routes: Readonly<Record<string, { readonly module: string; readonly imports: readonly string[] }>>;
}
