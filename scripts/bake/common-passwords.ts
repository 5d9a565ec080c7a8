// Bakes app/domain/review/common-password-digests.ts from a list of passwords, most used first, one a line
// (SecLists' 10-million-password-list-top-1000000.txt; see CREDITS.md).
//   node scripts/bake/common-passwords.ts FILE
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { DIGEST_BYTES } from "../../app/domain/review/password.ts";
import { MIN_PASSWORD_LENGTH } from "../../app/domain/review/reviewer.ts";

const MOST = 4000;

const file = process.argv[2];
if (!file) throw new Error("Say which list: node scripts/bake/common-passwords.ts FILE");

const common = new Set<string>();
for (const line of readFileSync(file, "utf8").split(/\r?\n/)) {
  if ([...line].length >= MIN_PASSWORD_LENGTH) common.add(line.toLowerCase());
  if (common.size === MOST) break;
}
const digests = [...common].map((password) => createHash("sha256").update(password).digest().subarray(0, DIGEST_BYTES));
const base64 = Buffer.concat(digests).toString("base64");
writeFileSync(
  new URL("../../app/domain/review/common-password-digests.ts", import.meta.url),
  `/** The ${common.size} most used passwords of ${MIN_PASSWORD_LENGTH} characters or more, as beginnings of SHA-256 digests. Baked, see scripts/bake. */
export const COMMON_PASSWORD_DIGESTS =
  "${base64}";
`,
);
