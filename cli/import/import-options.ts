import { basename } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";
import { IMPORT_FIELDS } from "../../app/domain/import-export/import-fields.ts";
import { pathFromUser, readArguments } from "../command.ts";

export interface ImportOptions {
  readonly file: string;
  readonly isDryRun: boolean;
  /** From column of the file to field of a place. */
  readonly mapping: ReadonlyMap<string, string>;
  readonly report: string;
  /** Whether rows of an export of this site keep their ids, ratings and dates. */
  readonly trustsExports: boolean;
}

const USAGE =
  "Usage: npm run import -- FILE [--dry-run] [--map column=field,...] [--report PATH] [--untrusted] (see docs/import.md)";

export function readImportOptions(args: readonly string[]): ImportOptions {
  const { file, values } = readArguments(args, USAGE, {
    "dry-run": { type: "boolean" },
    map: { type: "string", multiple: true },
    report: { type: "string" },
    untrusted: { type: "boolean" },
  });
  const report = values.report as string | undefined;
  return {
    file: pathFromUser(file),
    isDryRun: values["dry-run"] === true,
    mapping: readMapping((values.map as string[] | undefined) ?? []),
    report: pathFromUser(report || `${basename(file)}.report.csv`),
    trustsExports: values.untrusted !== true,
  };
}

function readMapping(given: readonly string[]): ReadonlyMap<string, string> {
  const mapping = new Map<string, string>();
  for (const pair of given.flatMap((text) => text.split(","))) {
    const at = pair.lastIndexOf("=");
    const column = pair.slice(0, at).trim();
    const field = IMPORT_FIELDS.find(
      (name) =>
        name.toLowerCase() ===
        pair
          .slice(at + 1)
          .trim()
          .toLowerCase(),
    );
    if (at < 1 || column === "") throw new DomainError("invalid", `--map takes column=field pairs; "${pair}" is none.`);
    if (!field) {
      const known = IMPORT_FIELDS.join(", ");
      throw new DomainError("invalid", `--map ${pair}: there is no such field. The fields are ${known}.`);
    }
    mapping.set(column, field);
  }
  return mapping;
}
