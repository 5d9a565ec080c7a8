/** "tel:+17025551234" for a number of the United States or in full international form; undefined for other text. */
export function telLink(phoneNumber: string): string | undefined {
  const [number = "", extension, ...more] = phoneNumber.split(/(?:ext\.?|x)/i).map((part) => part.trim());
  if (more.length > 0 || !/^\+?[\d ().-]{7,30},?$/.test(number)) return undefined;
  if (extension !== undefined && !/^\d{1,6}$/.test(extension)) return undefined;
  const digits = number.replace(/\D/g, "");
  const isAbroad = number.startsWith("+");
  const full = isAbroad || digits.length === 11 ? digits : `1${digits}`;
  if (!isAbroad && !/^1\d{10}$/.test(full)) return undefined;
  return `tel:+${full}${extension ? `;ext=${extension}` : ""}`;
}
