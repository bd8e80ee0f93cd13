import { withoutGuard } from "~/platform/csv/csv-line.ts";
import { type CsvRecord, parseCsv, UnclosedQuote } from "~/platform/csv/parse-csv.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { spendSchema } from "./spend.schema.ts";
import { maxSpendLength, maxSpendLines, type Spend } from "./spend.ts";

/** A line as it was read: what was spent, that nothing was, or what is wrong with it. */
export type SpendLine = { line: number; text: string } & (
  | { spend: Spend }
  | { spend: null; problem: string | null }
);

/** What columns may be called, in lower case with low lines. */
const headings: Record<string, readonly string[]> = {
  source: ["source", "channel", "platform"],
  amount: ["amount", "cost", "spend", "spent"],
  month: ["month"],
  first_on: ["day", "date", "first_day", "from", "start_date", "first_on"],
  last_on: ["last_day", "to", "until", "end_date", "last_on"],
};

/**
 * Reads lines of what was spent (`analytics.spend-import`); why they cannot be read stands beside `content`.
 * @param usualSource where the money of a line went that does not say so
 */
export function readSpendLines(
  content: string,
  usualSource: string,
): Result<{ lines: SpendLine[] }, Invalid> {
  if (content.length > maxSpendLength) return invalid({ content: "Bring it in parts of 100 KB" });
  try {
    return read(parseCsv(content), usualSource);
  } catch (error) {
    if (error instanceof UnclosedQuote) return invalid({ content: `${error.message}.` });
    throw error;
  }
}

function read(records: Generator<CsvRecord>, usualSource: string) {
  const first = records.next();
  if (first.done) return invalid({ content: "Paste lines, or choose a file" });
  const columns = first.value.cells.map(columnOf);
  const has = (name: string) => columns.includes(name);
  if (!has("amount")) return invalid({ content: "The first line names no column “amount”." });
  if (!has("month") && !has("first_on")) {
    return invalid({ content: "The first line names no column “day” and none “month”." });
  }
  const twice = columns.find((name, at) => name !== null && columns.indexOf(name) !== at);
  if (twice) {
    return invalid({ content: `Two columns are read as “${twice}”. Take one of them out.` });
  }
  const lines: SpendLine[] = [];
  for (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (lines.length === maxSpendLines) {
      return invalid({
        content: `Bring at most ${maxSpendLines.toLocaleString("en-US")} lines at once.`,
      });
    }
    lines.push(readLine(line, columns, cells, usualSource));
  }
  if (lines.length === 0) return invalid({ content: "There is no line below the first." });
  return { ok: true as const, lines };
}

function columnOf(heading: string): string | null {
  const plain = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return Object.entries(headings).find(([, names]) => names.includes(plain))?.[0] ?? null;
}

function readLine(
  line: number,
  columns: readonly (string | null)[],
  cells: readonly string[],
  usualSource: string,
): SpendLine {
  const values = Object.fromEntries(
    columns.flatMap((name, at) => (name ? [[name, withoutGuard(cells[at] ?? "").trim()]] : [])),
  );
  const text = cells.join(", ").slice(0, 200);
  // Networks list days on which nothing was spent.
  const isNothing = /^\$?0+(\.0+)?$/.test(values.amount ?? "");
  const checked = check(spendSchema, {
    ...values,
    amount: isNothing ? "0" : values.amount,
    source: values.source || usualSource,
  });
  if (!checked.ok) {
    return { line, text, spend: null, problem: Object.values(checked.errors).join(". ") };
  }
  return isNothing
    ? { line, text, spend: null, problem: null }
    : { line, text, spend: checked.value };
}
