/**
 * npm run torture [-- --only=NAME,...]: faults under load that take minutes; docs/reliability.md has the results. Needs Linux, and
 * PostgreSQL's server programs for what is about PostgreSQL.
 */
import { kills } from "./torture/kills.ts";
import { outage } from "./torture/outage.ts";
import { rolling } from "./torture/rolling.ts";
import { slow } from "./torture/slow.ts";

/** Each returns the number of failures. */
const TORTURES: Readonly<Record<string, () => Promise<number>>> = { kills, outage, rolling, slow };

const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const names = only ?? Object.keys(TORTURES);
const unknown = names.find((name) => !(name in TORTURES));
if (unknown !== undefined) {
  console.error(`There is no torture "${unknown}". The tortures are: ${Object.keys(TORTURES).join(", ")}.`);
  process.exit(1);
}
let failures = 0;
for (const name of names) {
  console.log(`\n== ${name}`);
  const failed = await TORTURES[name]!();
  console.log(failed === 0 ? `${name}: passed` : `${name}: FAILED, ${failed} failures`);
  failures += failed;
}
process.exit(failures > 0 ? 1 : 0);
