import { basename } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";
import { IMPORT_FIELDS } from "../../app/domain/import-export/import-fields.ts";
import { type Invocation, pathFromUser, readArguments, typedAs } from "../command.ts";

export interface ImportOptions {
  readonly file: string;
  readonly isDryRun: boolean;
  /** Maps columns of the file to fields of a place. */
  readonly mapping: ReadonlyMap<string, string>;
  readonly report: string;
  /** Whether rows of this site's exports keep their ids, ratings and dates. */
  readonly trustsExports: boolean;
}

export function readImportOptions({ args, env }: Pick<Invocation, "args" | "env">): ImportOptions {
  const flags = "[--dry-run] [--map column=field,...] [--report PATH] [--untrusted]";
  const usage = `Usage: ${typedAs(env, "import")} FILE ${flags} (see docs/import.md)`;
  const { file, values } = readArguments(args, usage, {
    "dry-run": { type: "boolean" },
    map: { type: "string", multiple: true },
    report: { type: "string" },
    untrusted: { type: "boolean" },
  });
  const report = values.report as string | undefined;
  return {
    file: pathFromUser(env, file),
    isDryRun: values["dry-run"] === true,
    mapping: readMapping((values.map as string[] | undefined) ?? []),
    report: pathFromUser(env, report || `${basename(file)}.report.csv`),
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
    if (at < 1 || column === "")
      throw new DomainError("invalid", `--map takes column=field pairs; "${pair}" is not one.`);
    if (!field) {
      const known = IMPORT_FIELDS.join(", ");
      throw new DomainError("invalid", `--map ${pair}: there is no such field. The fields are ${known}.`);
    }
    mapping.set(column, field);
  }
  return mapping;
}
