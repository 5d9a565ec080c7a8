import { describe, expect, test } from "vitest";
import { storeTrouble } from "../app/store/engine/store-trouble.ts";
import { nameDatabaseTrouble } from "./database-trouble.ts";

const config = { databaseUrl: "postgres://me:secret@db.example:5432/hauntway", dataDir: "data" };
const trouble = (message: string, code: string) => Object.assign(new Error(message), { code });

describe("PostgreSQL with a certificate that cannot be trusted", () => {
  test.each([
    [
      "self-signed certificate; try running Node.js with --use-system-ca",
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "self-signed certificate",
    ],
    ["certificate has expired", "CERT_HAS_EXPIRED", "certificate has expired"],
    [
      "unable to verify the first certificate",
      "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      "unable to verify the first certificate",
    ],
    [
      "Hostname/IP does not match certificate's altnames",
      "ERR_TLS_CERT_ALTNAME_INVALID",
      "Hostname/IP does not match certificate's altnames",
    ],
  ])("is named at the start, and waited for later (%s)", (message, code, reason) => {
    const error = trouble(message, code);
    expect(nameDatabaseTrouble(config, error)).toEqual(
      new Error(
        `DATABASE_URL must name a database that answers; hauntway at db.example:5432 cannot be used: ${reason}.`,
      ),
    );
    expect(storeTrouble(error)).toBe(`the database does not answer (${code})`);
  });
});

test("a mistake of ours is not blamed on the database", () => {
  const error = new TypeError("x is not a function");
  expect(nameDatabaseTrouble(config, error)).toBe(error);
  expect(storeTrouble(error)).toBeUndefined();
});
