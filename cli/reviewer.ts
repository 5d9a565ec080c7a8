/** npm run reviewer -- add NAME | list | remove NAME | reset NAME: manages reviewers' accounts. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { DomainError } from "../app/domain/domain-error.ts";
import { MIN_PASSWORD_LENGTH } from "../app/domain/review/reviewer.ts";
import { migrate } from "../app/store/engine/migrate.ts";
import { openStore, type Store } from "../app/store/engine/open-store.ts";
import {
  addReviewer,
  listReviewers,
  removeReviewer,
  requireFreeName,
  requireUser,
  resetPassword,
} from "../app/store/review/users.ts";
import { readConfig } from "../server/config.ts";
import { assertDatabase, runCommand } from "./command.ts";

const USAGE = `npm run reviewer -- add NAME       a new account; the password is asked for, or read from standard input
npm run reviewer -- list           all accounts
npm run reviewer -- remove NAME    closes an account and its sessions; its decisions stay on record
npm run reviewer -- reset NAME     a new password; every session of the account ends`;

const [command, name] = process.argv.slice(2);

await runCommand(async () => {
  const isKnown = command === "list" || (name && ["add", "remove", "reset"].includes(command ?? ""));
  if (!isKnown) throw new DomainError("invalid", USAGE);
  const config = readConfig(process.env);
  // Never create a database here: an account in the wrong one would be useless.
  assertDatabase(config);
  const store = openStore(config);
  try {
    await migrate(store.db, store.engine);
    await run(store, name ?? "");
  } finally {
    await store.close();
  }
});

async function run({ db }: Store, name: string): Promise<void> {
  if (command === "list") return list(db);
  if (command === "remove") {
    await removeReviewer(db, name, new Date());
    console.log(`${name} is no longer a reviewer.`);
    return;
  }
  // Nobody types a password twice for a name that cannot be used.
  await (command === "add" ? requireFreeName : requireUser)(db, name);
  const password = await askPassword();
  if (command === "add") {
    const reviewer = await addReviewer(db, name, password, new Date());
    console.log(`${reviewer.username} may sign in at /review.`);
  } else {
    await resetPassword(db, name, password);
    console.log(`${name} has a new password; every session has ended.`);
  }
}

async function list(db: Store["db"]): Promise<void> {
  const reviewers = await listReviewers(db);
  if (reviewers.length === 0) console.log("There are no reviewers. Add one: npm run reviewer -- add NAME");
  for (const { username, createdAt, disabledAt, lastSeenAt } of reviewers) {
    const state = disabledAt
      ? `removed ${day(disabledAt)}`
      : lastSeenAt
        ? `last seen ${day(lastSeenAt)}`
        : "not signed in";
    console.log(`${username.padEnd(24)} since ${day(createdAt)}, ${state}`);
  }
}

function day(iso: string): string {
  return iso.slice(0, 10);
}

/** Reads the first line of a pipe, or asks on the terminal without echo. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    let piped = "";
    for await (const chunk of process.stdin) piped += chunk;
    return piped.split(/\r?\n/)[0] ?? "";
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write(`Password, at least ${MIN_PASSWORD_LENGTH} characters: `);
  const first = await lines.question("");
  process.stdout.write("\nOnce more: ");
  const second = await lines.question("");
  process.stdout.write("\n");
  lines.close();
  if (first !== second) throw new DomainError("invalid", "The two passwords differ.");
  return first;
}
