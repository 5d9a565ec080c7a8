import { describe, expect, test } from "vitest";
import { newRecoveryCodes, newSecret, recoveryCodeId, setUpAddress, stepOfCode } from "./second-factor.ts";

/** "12345678901234567890", the secret used in RFC 6238's own table. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1_000);

describe("a code of an authenticator app", () => {
  // The last six of the eight digits in RFC 6238, appendix B.
  test.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("at second %i is %s, also half a minute early or late", (second, code) => {
    const step = Math.floor(second / 30);
    expect(stepOfCode(SECRET, code, at(second))).toBe(step);
    expect(stepOfCode(SECRET, code, at(second - 30))).toBe(step);
    expect(stepOfCode(SECRET, code, at(second + 30))).toBe(step);
    expect(stepOfCode(SECRET, code, at(second + 61))).toBeUndefined();
    expect(stepOfCode(SECRET, code, at(second - 61))).toBeUndefined();
  });

  test.each([
    ["081 804", true],
    [" 081804 ", true],
    ["81804", false],
    ["0081804", false],
    ["081805", false],
    ["", false],
    ["abcdef", false],
    ["٠٨١٨٠٤", false],
  ])("typed as '%s' is right: %s", (typed, isRight) => {
    expect(stepOfCode(SECRET, typed, at(1_111_111_109)) !== undefined).toBe(isRight);
  });
});

test("secrets differ and have 160 bits", () => {
  const secrets = Array.from({ length: 20 }, newSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test("an app reads name, site and secret from the address", () => {
  const address = new URL(setUpAddress(SECRET, "ada.b", "Hauntway"));
  expect([address.protocol, address.host, address.pathname]).toEqual(["otpauth:", "totp", "/Hauntway:ada.b"]);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: SECRET, issuer: "Hauntway", digits: "6" });
});

describe("recovery codes", () => {
  test("are ten, each another, of 120 bits", () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  });

  test("are the same however they are typed, and another account's are others", () => {
    const id = recoveryCodeId("ada", "abcd-efgh-ijkl-mnop-qrst-uvwx");
    expect(id).not.toContain("abcd");
    expect(recoveryCodeId("ada", " ABCD EFGH ijklmnop qrstuvwx")).toBe(id);
    expect(recoveryCodeId("ben", "abcd-efgh-ijkl-mnop-qrst-uvwx")).not.toBe(id);
  });
});
