/** An expression for a number, in digits or words. */
export const COUNT = "(\\d{1,3}(?:\\.\\d)?|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten)";
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  "half a": 0.5,
  "half an": 0.5,
  ...Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((word, index) => [
      word,
      index + 1,
    ]),
  ),
};

export const readCount = (text: string): number => COUNTS[text.toLowerCase()] ?? Number(text);
