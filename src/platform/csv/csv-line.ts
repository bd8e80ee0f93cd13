/** What a cell may hold. Nothing is an empty cell. */
export type CsvValue = string | number | null | undefined;

/** What spreadsheets take for the beginning of a formula, also behind blanks and in full width. */
const formula = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
/** What must stand in quotes to stay in its cell, also where semicolons part the cells. */
const parting = /[",;\t\r\n]|^\s|\s$/;

/**
 * One line of a CSV file (RFC 4180), with its line break. A text that a spreadsheet would run as a
 * formula gets an apostrophe in front (`fault.csv-formula`); a number is no text and stays one.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(",")}\r\n`;
}

function cell(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return parting.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a cell as it was before `csvLine` made it harmless. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
