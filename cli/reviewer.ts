/** npm run reviewer -- add NAME | list | remove NAME | reset NAME | reset-2fa NAME: manages reviewers' accounts. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { DomainError } from "../app/domain/domain-error.ts";
import { MIN_PASSWORD_LENGTH } from "../app/domain/review/reviewer.ts";
import { migrate } from "../app/store/engine/migrate.ts";
import type { Store } from "../app/store/engine/open-store.ts";
import {
  addReviewer,
  listReviewers,
  removeReviewer,
  requireFreeName,
  requireUser,
  resetPassword,
  resetSecondFactor,
} from "../app/store/review/users.ts";
import { type Command, type Output, runAsProgram, say, typedAs, withDatabase } from "./command.ts";

const usage = (
  typed: string,
): string => `${typed} add NAME       a new account; the password is asked for, or read from standard input
${typed} list           all accounts
${typed} remove NAME    closes an account and its sessions; its decisions stay on record
${typed} reset NAME     a new password; every session of the account ends
${typed} reset-2fa NAME turns two-step sign-in off; every session of the account ends`;

export const reviewer: Command = async ({ args, env, out }) => {
  const [command = "", name = ""] = args;
  const typed = typedAs(env, "reviewer");
  const isKnown = command === "list" || (name && ["add", "remove", "reset", "reset-2fa"].includes(command));
  if (!isKnown) throw new DomainError("invalid", usage(typed));
  // Never create a database here: an account in the wrong one would be useless.
  await withDatabase(env, async (store) => {
    await migrate(store.db, store.engine);
    if (command === "list") await list(store, out, typed);
    else say(out, await change(store, command, name));
  });
};

/** Returns a sentence about what was done. */
async function change({ db }: Store, command: string, name: string): Promise<string> {
  if (command === "remove") {
    await removeReviewer(db, name, new Date());
    return `${name} is no longer a reviewer.`;
  }
  if (command === "reset-2fa") {
    await resetSecondFactor(db, name, new Date());
    return `Two-step sign-in is off for ${name}, who can set it up again; every session has ended.`;
  }
  // Check the name first: nobody should type a password twice for a name that cannot be used.
  await (command === "add" ? requireFreeName : requireUser)(db, name);
  const password = await askPassword();
  if (command === "add") {
    const { username } = await addReviewer(db, name, password, new Date());
    return `${username} may sign in at /review.`;
  }
  await resetPassword(db, name, password);
  return `${name} has a new password; every session has ended.`;
}

async function list({ db }: Store, out: Output, typed: string): Promise<void> {
  const reviewers = await listReviewers(db);
  if (reviewers.length === 0) say(out, `There are no reviewers. Add one: ${typed} add NAME`);
  for (const { username, createdAt, disabledAt, totpSince, lastSeenAt } of reviewers) {
    const state = disabledAt
      ? `removed ${day(disabledAt)}`
      : lastSeenAt
        ? `last seen ${day(lastSeenAt)}`
        : "not signed in";
    say(out, `${username.padEnd(24)} since ${day(createdAt)}, ${state}${totpSince ? ", two-step sign-in" : ""}`);
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

if (import.meta.main) await runAsProgram(reviewer);
