import { withoutGuard } from "./csv-line.ts";

/**
 * What a cell says, without what programs put around it: blanks, `="02134"` and the apostrophe of
 * `'02134`, by which a spreadsheet takes a number for text. Line breaks within it stay.
 */
export function cellText(cell: string): string {
  const text = cell.replace(/\r\n?/g, "\n").trim();
  const formula = /^'?="(.*)"$/s.exec(text)?.[1];
  if (formula !== undefined) return formula.replaceAll('""', '"').trim();
  return withoutGuard(text).replace(/^'(?=\d)/, "");
}

/** What people write where they have nothing to say. */
const nothing = /^(?:n\/?a|n\.a\.|none|null|nil|undefined|unknown|-+|—|\?+|\.)$/i;

/** The same, but nothing where a cell only says that there is nothing. Not for names: people are called Null. */
export function cellValue(cell: string): string {
  const text = cellText(cell);
  return nothing.test(text) ? "" : text;
}
