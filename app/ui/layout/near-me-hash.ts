/** An address with this hash asks for the position at once: the shortcut of the installed app. */
export const NEAR_ME = "near-me";
