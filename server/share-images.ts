/** Share images as PNG files: drawn once in a worker thread, cached on disk up to a limit. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shareFontFiles } from "../app/art/share-fonts.ts";
import { ThreadClient, workerFile } from "./thread-client.ts";

/** Maximum number of files; at some 100 KB each about 300 MB. */
const DEFAULT_BOUND = 3_000;

export class ShareImages {
  readonly #folder: string;
  readonly #bound: number;
  readonly #thread: ThreadClient<string, Uint8Array>;
  readonly #making = new Map<string, Promise<Buffer>>();

  constructor(dataDir: string, projectDir: string, bound = DEFAULT_BOUND) {
    this.#folder = join(dataDir, "share");
    this.#bound = bound;
    this.#thread = new ThreadClient(workerFile(projectDir, "server/share-images.worker.ts"), {
      workerData: { fontFiles: shareFontFiles(projectDir) },
    });
  }

  /** The PNG of a drawing; requests for one that is being made wait for it. */
  png(svg: string): Promise<Buffer> {
    const name = `${createHash("sha256").update(svg).digest("hex").slice(0, 32)}.png`;
    const running = this.#making.get(name);
    if (running) return running;
    const making = this.#readOrMake(name, svg).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #readOrMake(name: string, svg: string): Promise<Buffer> {
    const file = join(this.#folder, name);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    const png = Buffer.from(await this.#thread.request(svg));
    // A full or read-only disk costs speed, not the picture.
    await this.#write(file, png).catch(() => {});
    return png;
  }

  async #write(file: string, png: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const unfinished = `${file}.${process.pid}.tmp`;
    await writeFile(unfinished, png);
    await rename(unfinished, file);
    await this.#prune();
  }

  /** Deletes the oldest tenth when there are too many. */
  async #prune(): Promise<void> {
    const names = await readdir(this.#folder);
    if (names.length <= this.#bound) return;
    const ages = await Promise.all(
      names.map(async (name) => ({
        name,
        at: (await stat(join(this.#folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    );
    const old = ages.sort((a, b) => a.at - b.at).slice(0, names.length - Math.floor(this.#bound * 0.9));
    await Promise.all(old.map(({ name }) => rm(join(this.#folder, name), { force: true })));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
