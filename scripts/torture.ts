/**
 * npm run torture [-- --only=NAME]: kills under load, requests that might be slow, and storms of one address. Takes about half an hour.
 * docs/reliability.md says what has to hold. Needs Linux, and PostgreSQL's server programs for the parts about PostgreSQL.
 */
import { kills } from "./torture/kills.ts";
import { slow } from "./torture/slow.ts";
import { storms } from "./torture/storms.ts";

/** Each returns the number of failures. */
const TORTURES: Readonly<Record<string, () => Promise<number>>> = { kills, slow, storms };

const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length);
const names = only === undefined ? Object.keys(TORTURES) : [only];
let failures = 0;
for (const name of names) {
  const torture = TORTURES[name];
  if (!torture)
    throw new Error(`There is no torture "${name}". The tortures are: ${Object.keys(TORTURES).join(", ")}.`);
  console.log(`\n== ${name}`);
  const failed = await torture();
  console.log(failed === 0 ? `${name}: passed` : `${name}: FAILED, ${failed} failures`);
  failures += failed;
}
process.exit(failures > 0 ? 1 : 0);
