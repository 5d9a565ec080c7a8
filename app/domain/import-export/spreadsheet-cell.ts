/**
 * Cells of a CSV file. A spreadsheet evaluates a cell that begins with a formula sign, so an apostrophe is put before
 * such text; removing it again restores exactly the original text.
 */

/** Leading white space and apostrophes count too, or text that already had an apostrophe would lose it on re-import. */
const FORMULA = /^[\s']*[=+\-@\uff1d\ufe66\uff0b\ufe62\uff0d\ufe63\uff20\ufe6b]|^'*[\t\r\n]/;

export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

export type Cell = string | number | boolean | undefined;

/** Numbers stay as they are; text is escaped against formulas and quoted if needed. */
export function csvCell(value: Cell): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const text = guardFormula(value);
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvLine(values: readonly Cell[]): string {
  return `${values.map(csvCell).join(",")}\n`;
}
