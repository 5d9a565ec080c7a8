/** The same numbers between 0 and 1 on every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function pickSome<T>(items: readonly T[], count: number, random: () => number): T[] {
  const pool = [...items];
  return Array.from({ length: Math.min(count, pool.length) }, () => {
    const [picked] = pool.splice(Math.floor(random() * pool.length), 1);
    return picked as T;
  });
}
