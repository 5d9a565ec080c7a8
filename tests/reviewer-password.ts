/** Long enough, in nobody's list, and the same for all reviewers of the tests. */
export const PASSWORD = "a lantern at the gate";
