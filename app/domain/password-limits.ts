/** Apart from the hashing, because forms say these numbers, too. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;
