// npm run …: makes sure that packages are installed, then hands over to the command's own file under the pinned Node.
import { join } from "node:path";
import {
  become,
  COMMAND_ENV,
  ensureBuilt,
  ensureInstalled,
  environment,
  PROJECT,
  pinnedNode,
  requireNode,
} from "./bootstrap.mjs";

const COMMANDS = {
  test: { file: "scripts/test.ts" },
  validate: { file: "scripts/test.ts", args: ["--no-browser"] },
  format: { file: "node_modules/@biomejs/biome/bin/biome", args: ["check", "--write", "."] },
  build: { build: true },
  bench: { file: "scripts/bench.ts", build: true },
  dev: { file: "scripts/dev.ts" },
  look: { file: "scripts/look.ts", build: true },
  art: { file: "cli/art.ts" },
  import: { file: "cli/import.ts" },
  export: { file: "cli/export.ts" },
  backup: { file: "cli/backup.ts" },
  restore: { file: "cli/restore.ts" },
  reviewer: { file: "cli/reviewer.ts" },
  photos: { file: "cli/photos.ts" },
  torture: { file: "scripts/torture.ts", build: true },
};

const [name, ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`There is no command "${name}". The commands are: ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(1);
}
const tell = (step) => console.log(step);
requireNode();
ensureInstalled(tell);
if (command.build) ensureBuilt(tell);
if (!command.file) {
  tell("The site is built.");
  process.exit();
}
process.env.PATH = environment().PATH;
if (command.file.startsWith("cli/")) process.env.NODE_COMPILE_CACHE ??= COMMAND_ENV.NODE_COMPILE_CACHE;
become(pinnedNode(), [join(PROJECT, command.file), ...(command.args ?? []), ...rest]);
