/** Numbers as English words, in lower case, and how a word begins a line. */
const words = (text: string): readonly string[] => text.split(" ");

/** 0 to 19. */
export const UNITS = words(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
);
/** 20, 30 to 90. */
export const TENS = words("twenty thirty forty fifty sixty seventy eighty ninety");
/** 1st to 20th. */
export const ORDINALS = words(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
