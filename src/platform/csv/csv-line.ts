/** A cell's value. Null and undefined are an empty cell. */
export type CsvValue = string | number | null | undefined;

/** What spreadsheets treat as the start of a formula, including after blanks and in full width. */
const formula = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/;
/** Characters that need quotes to stay in their cell, including where semicolons separate cells. */
const parting = /[",;\t\r\n]|^\s|\s$/;

/**
 * One line of a CSV file (RFC 4180), with its line break. Text that a spreadsheet would run as a
 * formula gets a leading apostrophe (`fault.csv-formula`); numbers are unchanged.
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

/** A cell's text without the apostrophe that `csvLine` added. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
