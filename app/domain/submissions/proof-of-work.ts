/**
 * When submissions come in too fast, the browser must find a number that, appended to the challenge, gives a SHA-256
 * digest with enough leading zero bits (solve-proof.ts). Cheap to check, expensive to do ten thousand times.
 */
import { hash } from "node:crypto";

export const PROOF_BITS = 15;

export function isProof(challenge: string, solution: string, bits = PROOF_BITS): boolean {
  if (!/^\d{1,12}$/.test(solution)) return false;
  return Math.clz32(hash("sha256", `${challenge}:${solution}`, "buffer").readUInt32BE()) >= bits;
}
