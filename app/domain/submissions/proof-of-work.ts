/**
 * A little work that a browser does by itself when submissions come in too fast: find a number that, put behind the
 * challenge, gives a SHA-256 digest with enough zero bits at its front. Cheap to check, dear to do ten thousand times.
 */
export const PROOF_BITS = 17;

export function isProof(challenge: string, solution: string, bits = PROOF_BITS): boolean {
  return /^\d{1,12}$/.test(solution) && leadingZeroBits(sha256(`${challenge}:${solution}`)) >= bits;
}

/** Numbers tried between two breaths, so that the page stays alive. */
const TRIES_AT_ONCE = 4_000;

export async function solveProof(
  challenge: string,
  bits = PROOF_BITS,
  breathe: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve)),
): Promise<string> {
  for (let tried = 0; ; tried++) {
    if (isProof(challenge, String(tried), bits)) return String(tried);
    if (tried % TRIES_AT_ONCE === TRIES_AT_ONCE - 1) await breathe();
  }
}

function leadingZeroBits(words: Uint32Array): number {
  let bits = 0;
  for (const word of words) {
    bits += Math.clz32(word);
    if (word !== 0) break;
  }
  return bits;
}

const firstPrimes = (count: number): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
};
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Uint32Array(64);
const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** FIPS 180-4. Our own, because the browser's is asynchronous for each digest and absent on plain http. */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += 64) digestBlock(hash, view, at);
  return hash;
}

function digestBlock(hash: Uint32Array, view: DataView, at: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    hash[i]! += value;
  });
}
