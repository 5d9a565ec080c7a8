// Starts the finished build. Plain JavaScript, so that it can be the first file that runs.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { main } from "../build/server/index.js";

try {
  await main(dirname(dirname(fileURLToPath(import.meta.url))), (step) => console.log(step));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
