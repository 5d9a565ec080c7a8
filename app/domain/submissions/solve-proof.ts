/** The browser's side of proof-of-work.ts. Web Crypto is absent on plain http, except for localhost. */
const BATCH_SIZE = 500;

export async function solveProof(challenge: string, bits: number): Promise<string> {
  for (let from = 0; ; from += BATCH_SIZE) {
    const batch = Array.from({ length: BATCH_SIZE }, (_, index) => leadingZeroBits(`${challenge}:${from + index}`));
    const index = (await Promise.all(batch)).findIndex((zeros) => zeros >= bits);
    if (index !== -1) return String(from + index);
  }
}

async function leadingZeroBits(text: string): Promise<number> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Math.clz32(new DataView(digest).getUint32(0));
}
