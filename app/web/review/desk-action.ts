import { data } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { MAX_REASON } from "../../domain/review/listing-limits.ts";
import { type FieldErrors, REQUIRED } from "../../domain/submissions/form-messages.ts";
import { retryHeaders, STATUS_OF } from "../error-status.ts";
import { refuseForm } from "../forms/form-request.ts";
import { notSaved } from "../forms/form-sender.ts";
import { siteContext } from "../site-context.ts";

export interface DeskRefusal {
  readonly sentence: string;
  readonly errors?: FieldErrors | undefined;
  /** An edit conflict: retrying doesn't help, reviewing the changes does. */
  readonly conflict: boolean;
}

/**
 * Runs a reviewer's action, which may throw a redirect; domain errors and a database that is not writable become a
 * message on the same page.
 */
export async function deskAction<T>(args: Parameters<typeof refuseForm>[0], run: () => Promise<T>) {
  try {
    return await run();
  } catch (thrown) {
    const site = args.context.get(siteContext);
    const error =
      thrown instanceof DomainError ? thrown : new DomainError("unavailable", notSaved(site, thrown).sentence);
    const refusal: DeskRefusal = {
      sentence: error.message,
      errors: error.fields,
      conflict: error.code === "conflict",
    };
    refuseForm(args);
    return data({ refusal }, { status: STATUS_OF[error.code], headers: retryHeaders(error) });
  }
}

/**
 * The version that the form was loaded with. After a conflict it stays the old one, so that saving keeps failing until
 * the reviewer chooses in the conflict panel to overwrite.
 */
export function readVersion(form: FormData): number {
  const version = Number(form.get("replaces") ?? form.get("version"));
  // No item has version 0, so anything that is not a version becomes a conflict.
  return Number.isInteger(version) && version > 0 && version <= MAX_INTEGER ? version : 0;
}

/** The largest value of an integer column in PostgreSQL. */
const MAX_INTEGER = 2 ** 31 - 1;

/** The public reason, if there is one. */
export function readReason(form: FormData): string | undefined {
  const reason = String(form.get("reason") ?? "")
    .replace(/\r\n?/g, "\n")
    .trim()
    .slice(0, MAX_REASON);
  return reason === "" ? undefined : reason;
}

export function requireReason(form: FormData): string {
  const reason = readReason(form);
  if (reason) return reason;
  throw new DomainError("invalid", "Please write why: the sender reads it.", { reason: REQUIRED });
}
