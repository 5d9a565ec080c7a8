/** An address that ends so asks for the position at once: the shortcut of the installed app. */
export const NEAR_ME = "near-me";
