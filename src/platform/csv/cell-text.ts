import { withoutGuard } from "./csv-line.ts";

/**
 * A cell's text without what programs add: blanks, `="02134"` and the apostrophe of `'02134`, which
 * makes a spreadsheet treat a number as text. Line breaks inside it are preserved.
 */
export function cellText(cell: string): string {
  const text = cell.replace(/\r\n?/g, "\n").trim();
  const formula = /^'?="(.*)"$/s.exec(text)?.[1];
  if (formula !== undefined) return formula.replaceAll('""', '"').trim();
  return withoutGuard(text).replace(/^'(?=\d)/, "");
}

/** Placeholders for an empty value. */
const nothing = /^(?:n\/?a|n\.a\.|none|null|nil|undefined|unknown|-+|—|\?+|\.)$/i;

/** The same, but empty for placeholders. Not for names: there are people named Null. */
export function cellValue(cell: string): string {
  const text = cellText(cell);
  return nothing.test(text) ? "" : text;
}
