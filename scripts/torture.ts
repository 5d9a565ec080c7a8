/** npm run torture [-- NAME ...]: faults and abuse that take minutes, each with its figures; docs/reliability.md tells of them. */
export type Torture = () => Promise<number>;

/** Each gives the number of things that went wrong. */
const TORTURES: Readonly<Record<string, Torture>> = {
  submissions: async () => (await import("./torture/submissions.ts")).submissions(),
  kills: async () => (await import("./torture/kills.ts")).kills(),
  outage: async () => (await import("./torture/outage.ts")).outage(),
  rolling: async () => (await import("./torture/rolling.ts")).rolling(),
  fuzz: async () => (await import("./torture/fuzz.ts")).fuzz(),
  "cache-filling": async () => (await import("./torture/cache-filling.ts")).fillCache(),
  "slow-clients": async () => (await import("./torture/slow-clients.ts")).slowClients(),
  "long-run": async () => (await import("./torture/long-run.ts")).longRun(),
};

const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = names.find((name) => !(name in TORTURES));
if (unknown !== undefined) {
  console.error(`There is no torture "${unknown}". There are: ${Object.keys(TORTURES).join(", ")}.`);
  process.exit(1);
}
let failures = 0;
for (const name of names.length > 0 ? names : Object.keys(TORTURES)) {
  console.log(`\n== ${name}`);
  const failed = await TORTURES[name]!();
  console.log(failed === 0 ? `${name}: held` : `${name}: FAILED, ${failed} things went wrong`);
  failures += failed;
}
process.exit(failures > 0 ? 1 : 0);
