/** The second step of signing in: codes of an authenticator app (RFC 6238), or recovery codes if the app is lost. */
import { createHash, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { RECOVERY_CODES } from "./reviewer.ts";

const PERIOD_SECONDS = 30;
/** Phone clocks are slightly off, and typing takes a moment. */
const STEPS_EITHER_WAY = 1;

/** 160 bits, as RFC 4226 recommends, in base32, as apps expect it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * What an app reads from the QR code. Its defaults (SHA-1, six digits, half a minute) are the ones that every app
 * supports.
 */
export function setUpAddress(secret: string, username: string, issuer: string): string {
  return totp(secret, { label: username, issuer }).toString();
}

/** The time step that the code belongs to; undefined if it is not a current code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, timestamp: now.getTime(), window: STEPS_EITHER_WAY });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}

const totp = (secret: string, names: { label?: string; issuer?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** 120 random bits each, in groups of four letters: too many to be recovered from their digests. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32.toLowerCase().match(/.{4}/g)!.join("-"),
  );
}

/** What is stored of a recovery code, however it was typed. */
export function recoveryCodeId(userId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z2-7]/g, "");
  return createHash("sha256").update(`${userId} ${letters}`).digest("hex");
}
