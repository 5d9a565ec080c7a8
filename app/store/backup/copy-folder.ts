/** The temporary folder of a restore holds a whole database: password hashes, sessions, the site's key. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "hauntway-restore-";
const NAME = new RegExp(`^${PREFIX}(\\d+)-`);

export const makeCopyFolder = (): string => mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));

/** Deletes the folders of restores that were killed. */
export function removeAbandonedCopies(): void {
  for (const name of namesIn(tmpdir())) {
    const pid = NAME.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) remove(join(tmpdir(), name));
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, who will remove it.
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A restore says so itself.
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
