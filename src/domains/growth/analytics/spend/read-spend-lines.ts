import { addDays, type LocalDay } from "~/domains/shared/index.ts";
import { cellValue, readAmount } from "~/platform/csv/csv-cells.ts";
import { isDayFirst, lastOfMonth, readDate, readMonth } from "~/platform/csv/date-cell.ts";
import { plainHeading, type SheetColumn, type SheetFields } from "~/platform/csv/match-columns.ts";
import { isTotalRow, readSheet, type Sheet, type SheetRow } from "~/platform/csv/read-sheet.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { lengthOf } from "../period.ts";
import { maxSpendDays, maxSpendLength, maxSpendLines, type Spend } from "./spend.ts";

/** A parsed line: spend, skipped with a reason, or an error. */
export type SpendLine = { line: number; text: string } & (
  | { spend: Spend }
  | { spend: null; problem: string | null; note: string | null }
);

type SpendField =
  | "amount"
  | "day"
  | "last_day"
  | "week"
  | "month"
  | "source"
  | "currency"
  | "campaign";

export const spendFieldLabels: Record<SpendField, string> = {
  amount: "Amount",
  day: "Day, or first day",
  last_day: "Last day",
  week: "Week",
  month: "Month",
  source: "Source",
  currency: "Currency",
  campaign: "Tells total lines from others",
};

/**
 * The columns of spend reports by their headings in Google Ads, Meta, Microsoft, Yelp, Angi,
 * Thumbtack, Nextdoor, and custom spreadsheets.
 */
const fields: SheetFields<SpendField> = {
  amount: {
    names: [
      "amount",
      "cost",
      "spend",
      "spent",
      "amount spent",
      "total cost",
      "total spend",
      "total spent",
      "ad spend",
      "media spend",
      "ad cost",
      "charges",
      "charge",
      "amount charged",
      "lead fee",
      "lead price",
      "lead cost",
      "fee",
      "price",
    ],
    pattern: /^(?:amount|cost|spend|spent|amount spent|total cost|total spend) (?:in )?[a-z]{3}$/,
  },
  day: {
    names: [
      "day",
      "date",
      "reporting starts",
      "report start",
      "first day",
      "first on",
      "from",
      "from date",
      "start date",
      "date start",
      "start",
      "starts",
      "time period",
      "gregorian date",
      "lead date",
      "charge date",
      "charged on",
      "transaction date",
    ],
  },
  last_day: {
    names: [
      "last day",
      "last on",
      "reporting ends",
      "report end",
      "to",
      "to date",
      "until",
      "end date",
      "date stop",
      "date end",
      "end",
      "ends",
    ],
  },
  week: { names: ["week", "week start", "week starting", "week of", "week beginning"] },
  month: { names: ["month"] },
  source: { names: ["source", "channel", "platform", "vendor", "lead source"] },
  currency: { names: ["currency code", "currency"] },
  campaign: {
    names: [
      "campaign",
      "campaign name",
      "ad set name",
      "ad set",
      "ad group",
      "ad group name",
      "ad name",
      "ad",
      "account name",
      "account",
      "campaign type",
      "keyword",
    ],
  },
};

/** A parsed file: its lines, and its columns with matched fields. */
export type ReadSpendFile = Result<
  { lines: SpendLine[]; columns: SheetColumn<SpendField>[] },
  Invalid
>;

/**
 * Parses spend lines; an unreadable file is an error on `content`.
 * @param defaultSource source for lines that don't name one
 */
export function readSpendLines(content: string, defaultSource: string): ReadSpendFile {
  const refuse = (problem: string) => invalid({ content: problem });
  const kilobytes = maxSpendLength / 1000;
  // Forms submit line endings as two characters.
  const { length } = content.replaceAll("\r\n", "\n");
  if (length > maxSpendLength) return refuse(`Split it into parts of up to ${kilobytes} KB`);
  if (content.trim() === "") return refuse("Paste lines, or choose a file");
  const sheet = readSheet<SpendField>(content, {
    fields,
    problemAt: "content",
    needs: [{ oneOf: ["amount"], missing: "We found no column with amounts, like “Cost”." }],
  });
  if (!sheet.ok) return sheet;
  const amounts = sheet.columns.filter(
    ({ field, match }) => field === "amount" && match === "exact",
  );
  if (amounts.length > 1) {
    const headingList = amounts.map(({ heading }) => `“${heading}”`).join(" and ");
    return refuse(`${headingList} could both be the amount. Remove one of them.`);
  }
  const titled = periodOfTitles(sheet.titles);
  const hasDays = (["day", "last_day", "week", "month"] as const).some(sheet.has);
  if (!hasDays && !titled) {
    return refuse("We found no column with days or months, and no dates above the headings.");
  }
  const read = makeReader(sheet, defaultSource, titled);
  const lines: Read[] = [];
  for (const row of sheet.rows) {
    if (lines.length === maxSpendLines) {
      const limitText = maxSpendLines.toLocaleString("en-US");
      return refuse(`Import up to ${limitText} lines at a time.`);
    }
    lines.push(read(row));
  }
  if (lines.length === 0) return refuse("The file has headings but no lines.");
  return { ok: true, lines: withoutTotals(lines), columns: sheet.columns };
}

/** A line with the signs that it is a total. */
type Read = SpendLine & { isTotal: boolean; isUnnamed: boolean };

function makeReader(sheet: Sheet<SpendField>, defaultSource: string, titled: Period | null) {
  const dayFirst = isDayFirst([...sheet.samples("day"), ...sheet.samples("last_day")]);
  const heading = sheet.columns.find(({ field }) => field === "amount")?.heading ?? "";
  const [, code] = / (usd|cad|eur|gbp|aud|nzd|mxn|inr)$/.exec(plainHeading(heading)) ?? [];
  const headingCurrency = code?.toUpperCase() ?? null;
  const isUnnamed = (row: SheetRow<SpendField>) =>
    sheet.has("campaign") && row.all("campaign").every(({ text }) => cellValue(text) === "");
  return (row: SheetRow<SpendField>): Read => {
    const text = row.cells.join(", ").slice(0, 200);
    const parsed = { line: row.line, text, isUnnamed: isUnnamed(row) };
    const skippedLine = (problem: string | null, note: string | null = null): Read => ({
      ...parsed,
      isTotal: false,
      spend: null,
      problem,
      note,
    });
    const period = periodOf(row, dayFirst, titled);
    if (isTotalRow(row.cells) || row.all("campaign").some((cell) => isTotalRow([cell.text]))) {
      return { ...skippedLine(null, totalNote), isTotal: true };
    }
    const typed = row.read("amount");
    const amount = readAmount(typed);
    const currencyCode = /^[a-z]{3}$/i.exec(row.read("currency"))?.[0].toUpperCase();
    const currency = currencyCode ?? amount?.currency ?? headingCurrency;
    if (cellValue(typed) === "" || amount?.cents === 0) return skippedLine(null, "Nothing spent");
    if (!amount) return skippedLine(invalidAmount);
    if (amount.cents < 0)
      return skippedLine("Refunds can’t be imported. Subtract it from a line instead");
    if (currency !== null && currency !== "USD")
      return skippedLine(`Amounts in ${currency} can’t be imported`);
    if (typeof period === "string") return skippedLine(period);
    const source = cellValue(row.read("source")).slice(0, 80) || defaultSource.trim().slice(0, 80);
    if (source === "") return skippedLine("Enter where the money went, like Google Ads");
    const spend = { source, ...period, cents: amount.cents };
    return { ...parsed, isTotal: false, spend };
  };
}

const invalidAmount = "Enter an amount, like 450 or 1,250.50";
const invalidDay = "Enter a date, like 11/20/2026";
const totalNote = "A total, not imported";

type Period = { firstOn: LocalDay; lastOn: LocalDay };

/** A line's days, or the error. */
function periodOf(
  row: SheetRow<SpendField>,
  dayFirst: boolean,
  titled: Period | null,
): Period | string {
  const [day, last, week, month] = (["day", "last_day", "week", "month"] as const).map((field) =>
    cellValue(row.read(field)),
  );
  if (day || last) {
    const firstOn = readDate(day || last || "", dayFirst)?.day;
    const lastOn = readDate(last || day || "", dayFirst)?.day;
    const period = day && !last ? (readMonth(day) ?? rangeIn(day)) : null;
    if (period) return within(period);
    return firstOn && lastOn ? within({ firstOn, lastOn }) : invalidDay;
  }
  if (week) {
    const range = rangeIn(week);
    const firstOn = readDate(week, dayFirst)?.day;
    if (range) return within(range);
    return firstOn ? { firstOn, lastOn: addDays(firstOn, 6) } : invalidDay;
  }
  if (month) {
    const parsed = readMonth(month);
    const first = readDate(month, dayFirst)?.day;
    if (parsed) return { firstOn: parsed.first, lastOn: parsed.last };
    // Google Ads identifies a month by its first day.
    if (first?.endsWith("-01")) return { firstOn: first, lastOn: lastOfMonth(first) };
    return "Enter a month, like 11/2026";
  }
  return titled ?? "Choose a month, or a start and end date";
}

function within(period: Period | { first: LocalDay; last: LocalDay }): Period | string {
  const { firstOn, lastOn } =
    "first" in period ? { firstOn: period.first, lastOn: period.last } : period;
  if (lastOn < firstOn) return "The end date must be on or after the start date";
  return lengthOf({ from: firstOn, to: lastOn }) > maxSpendDays
    ? "Choose a year or less"
    : { firstOn, lastOn };
}

/** Parses "March 1, 2024 - March 3, 2024" as a period. */
function rangeIn(text: string): Period | null {
  const [from = "", to = "", more] = text.replace(/\s+/g, " ").split(/ [-–—] |[–—]| to /);
  const [firstOn, lastOn] = [readDate(from)?.day, readDate(to)?.day];
  return more === undefined && firstOn && lastOn ? { firstOn, lastOn } : null;
}

/** The date range in a report's title. */
const periodOfTitles = (titles: readonly string[]): Period | null =>
  titles.map(rangeIn).find((period) => period !== null) ?? null;

/**
 * Skips unlabeled totals: Meta adds a line without a campaign, for all days, above or below the
 * others.
 */
function withoutTotals(lines: readonly Read[]): SpendLine[] {
  const spent = lines.flatMap(({ spend, isUnnamed }) => (spend ? [{ ...spend, isUnnamed }] : []));
  const isNamed = spent.some(({ isUnnamed }) => !isUnnamed);
  const sum = spent.reduce((cents, line) => cents + line.cents, 0);
  const firstOn = spent.map((line) => line.firstOn).toSorted()[0];
  const lastOn = spent
    .map((line) => line.lastOn)
    .toSorted()
    .at(-1);
  const coversPeriod = (period: Period) => period.firstOn === firstOn && period.lastOn === lastOn;
  const parts = spent.filter((line) => !coversPeriod(line)).length;
  const otherLines = spent.length - 1;
  return lines.map(({ isTotal, isUnnamed, ...line }) => {
    if (!line.spend || isTotal || otherLines === 0 || !coversPeriod(line.spend)) return line;
    // The other lines may each be rounded.
    const isSum = Math.abs(sum - 2 * line.spend.cents) <= otherLines;
    const sumsUp = (isUnnamed && isNamed) || (isSum && otherLines > 1 && parts > 0);
    const { line: number, text } = line;
    return sumsUp ? { line: number, text, spend: null, problem: null, note: totalNote } : line;
  });
}
