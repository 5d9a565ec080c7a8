/** Apart from the hashing, because forms say these numbers, too. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** How much of a common password's digest is kept: enough that no other password is taken for it. */
export const DIGEST_BYTES = 5;
