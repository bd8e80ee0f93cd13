import { toLength, toLine, toText } from "~/domains/intake/index.ts";
import { type LocalDay, momentOn } from "~/domains/shared/index.ts";
import { cellValue, readAmount } from "~/platform/csv/csv-cells.ts";
import { type ReadDate, readDate } from "~/platform/csv/date-cell.ts";
import type { SheetRow } from "~/platform/csv/read-sheet.ts";
import type { ImportField } from "./import-kinds.ts";
import type {
  EstimateRecord,
  ImportRecord,
  InvoiceRecord,
  JobRecord,
  NoteRecord,
  Priced,
  PriceRecord,
  RecordCustomer,
} from "./import-record.ts";
import { readCustomerRow } from "./read-customer-rows.ts";
import { readLineItems } from "./read-line-items.ts";

type Row = SheetRow<ImportField>;

/** How to read a file's dates. */
export type FileDates = { dayFirst: boolean; zone: string; today: LocalDay; now: Date };

type Problem = { ok: false; problem: string };
type Read<Value> = { ok: true; value: Value; remarks: string[] } | Problem;

type RecordsKind = ImportRecord["kind"];

/** Reads one row of a file of this kind. */
export function readRecord(kind: RecordsKind, row: Row, dates: FileDates): Read<ImportRecord> {
  const readers: Record<RecordsKind, (one: Row, how: FileDates) => Read<ImportRecord>> = {
    jobs: readJob,
    estimates: readEstimate,
    invoices: readInvoice,
    notes: readNote,
    prices: readPrice,
  };
  return readers[kind](row, dates);
}

const line = (row: Row, field: ImportField, limit = 200) =>
  toLength(toLine(cellValue(row.read(field))), limit);
const text = (row: Row, field: ImportField, limit: number) =>
  toLength(
    row
      .all(field)
      .map((cell) => toText(cellValue(cell.text)))
      .filter(Boolean)
      .join("\n"),
    limit,
  );

/**
 * Treats "#1042", `="1042"`, and "01042 " as the same number, since people read them as the same.
 */
function numberOf(row: Row, field: ImportField): string | null {
  const plain = line(row, field, 60).replace(/^#\s*/, "").replace(/\.0+$/, "");
  return plain === "" ? null : plain;
}

function readWho(row: Row): Read<RecordCustomer> {
  const parsed = readCustomerRow(row, false);
  if (!parsed.ok) return { ok: false, problem: parsed.problem };
  const { name, company, contacts, address } = parsed.row;
  return { ok: true, value: { name, company, contacts, address }, remarks: parsed.remarks };
}

/** A date cell; if it can't be read, adds a remark. */
function dateOf(row: Row, field: ImportField, { dayFirst }: FileDates, remarks: string[]) {
  const cell = line(row, field, 80);
  if (cell === "" || /^(?:unscheduled|not scheduled|anytime|draft|no)$/i.test(cell)) return null;
  const date = readDate(cell, dayFirst);
  if (!date) remarks.push(`“${toLength(cell, 40)}” isn’t a date, so it was skipped`);
  return date;
}

/** The date of a cell with a time: "2026-10-12 2:05 PM". */
const dateIn = (row: Row, field: ImportField, { dayFirst }: FileDates) =>
  readDate(line(row, field, 80), dayFirst);

const clock = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s?(a\.?m\.?|p\.?m\.?)?$/i;

/** Minutes since midnight; null if it isn't a time of day. */
function minutesOf(cell: string): number | null {
  const [, hour = "", minute, half] = clock.exec(cell) ?? [];
  if (hour === "" || (minute === undefined && half === undefined)) return null;
  const late = half?.toLowerCase().startsWith("p") ?? false;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (late ? 12 : 0);
  return hours > 23 || Number(minute ?? 0) > 59 ? null : hours * 60 + Number(minute ?? 0);
}

/** A date and time in the business's zone, or with the file's own offset. */
function momentOf(date: ReadDate, minutes: number, zone: string): Date {
  if (date.offset === null) return momentOn(zone, date.day, minutes);
  return new Date(Date.parse(`${date.day}T00:00:00Z`) + (minutes - date.offset) * 60_000);
}

/** Noon of a day, for records that only need a day: no time zone changes the date. */
const aroundNoon = (day: LocalDay | null, zone: string): Date | null =>
  day === null ? null : momentOn(zone, day, 12 * 60);

/** An amount in cents; null if the cell is empty or isn't one. */
function centsOf(row: Row, field: ImportField, remarks: string[]): number | null {
  const cell = line(row, field, 60);
  if (cell === "") return null;
  const amount = readAmount(cell);
  if (amount && (amount.currency === null || amount.currency === "USD")) return amount.cents;
  remarks.push(`“${toLength(cell, 40)}” isn’t an amount in dollars, so it was skipped`);
  return null;
}

const isYes = (cell: string) => /^(?:yes|y|true|1|x|complete|completed|done)$/i.test(cell);

const doneJob =
  /\b(?:complete|completed|done|closed|archived|finished|invoiced|paid|requires invoicing)\b/i;
const canceledJob = /\b(?:cancel|canceled|cancelled|deleted|lost|no ?show|invalid|abandoned)\b/i;
const openJob =
  /\b(?:open|active|late|upcoming|scheduled|unscheduled|in progress|today|needs scheduling|action required|requires|booked|confirmed|new|on hold|pending)\b/i;

function readJob(row: Row, dates: FileDates): Read<JobRecord> {
  const customer = readWho(row);
  if (!customer.ok) return customer;
  const remarks = [...customer.remarks];
  const { zone, today, now } = dates;
  const start = dateOf(row, "starts_on", dates, remarks) ?? dateIn(row, "start_time", dates);
  const end = dateOf(row, "ends_on", dates, remarks) ?? dateIn(row, "end_time", dates);
  const done = dateOf(row, "completed_on", dates, remarks);
  const created = dateOf(row, "created_on", dates, remarks);
  const startMinutes = minutesOf(line(row, "start_time")) ?? start?.minutes ?? null;
  const endMinutes = minutesOf(line(row, "end_time")) ?? end?.minutes ?? null;
  const startsAt = start && startMinutes !== null ? momentOf(start, startMinutes, zone) : null;
  const endDay = end ?? start;
  const givenEnd = endDay && endMinutes !== null ? momentOf(endDay, endMinutes, zone) : null;
  const day = 24 * 60 * 60_000;
  const isAfter =
    startsAt && givenEnd && givenEnd > startsAt && givenEnd.getTime() - startsAt.getTime() < day;
  const endsAt = startsAt && (isAfter ? givenEnd : new Date(startsAt.getTime() + 60 * 60_000));
  const status = statusOfJob(row, {
    isDone: done !== null,
    isPast: startsAt ? startsAt < now : start !== null && start.day < today,
  });
  const number = numberOf(row, "number");
  const items = readLineItems(line(row, "line_items", 4_000));
  const title =
    line(row, "title") || items?.[0]?.description || (number ? `Job ${number}` : "Imported job");
  return {
    ok: true,
    remarks,
    value: {
      kind: "jobs",
      number,
      customer: customer.value,
      title: toLength(title, 200),
      status,
      startsAt,
      endsAt,
      startsOn: start?.day ?? null,
      completedAt: aroundNoon(done?.day ?? null, zone),
      createdAt: aroundNoon(created?.day ?? start?.day ?? done?.day ?? null, zone),
      crew: firstOf(line(row, "assigned_to")),
      valueCents: positive(centsOf(row, "amount", remarks)),
      note: text(row, "notes", 2_000) || null,
    },
  };
}

const positive = (cents: number | null) => (cents !== null && cents >= 0 ? cents : null);
/**
 * The first of several people: "Dave Ridge, Tom Lee" is assigned to Dave, since an appointment has
 * one crew.
 */
const firstOf = (list: string): string | null =>
  toLength(list.split(/[,;/&]| and /)[0]?.trim() ?? "", 60) || null;

function statusOfJob(
  row: Row,
  { isDone, isPast }: { isDone: boolean; isPast: boolean },
): JobRecord["status"] {
  const status = line(row, "status");
  if (canceledJob.test(status)) return "canceled";
  const completed = line(row, "is_completed");
  if (completed !== "") return isYes(completed) || isDone ? "done" : "open";
  if (isDone || doneJob.test(status)) return "done";
  if (openJob.test(status)) return "open";
  return isPast ? "done" : "open";
}

function readPriced(row: Row, remarks: string[]): Priced | Problem {
  const subtotalCents = positive(centsOf(row, "subtotal", remarks));
  const taxCents = positive(centsOf(row, "tax", remarks));
  const discount = centsOf(row, "discount", remarks);
  const discountCents = discount === null ? null : Math.abs(discount);
  const tipCents = positive(centsOf(row, "tip", remarks));
  const total = centsOf(row, "amount", remarks);
  const totalCents =
    total ?? (subtotalCents === null ? null : subtotalCents + (taxCents ?? 0) + (tipCents ?? 0));
  if (totalCents === null) return { ok: false, problem: "No total" };
  if (totalCents < 0) return { ok: false, problem: "The total is less than zero" };
  if (totalCents > 999_999_999) return { ok: false, problem: "The total is too large" };
  const lines = readLineItems(line(row, "line_items", 20_000));
  return { totalCents, subtotalCents, taxCents, discountCents, tipCents, lines };
}

function readEstimate(row: Row, dates: FileDates): Read<EstimateRecord> {
  const customer = readWho(row);
  if (!customer.ok) return customer;
  const remarks = [...customer.remarks];
  const priced = readPriced(row, remarks);
  if ("problem" in priced) return priced;
  const [created, sent, approved, declined, expires] = (
    ["created_on", "sent_on", "approved_on", "declined_on", "expires_on"] as const
  ).map((field) => dateOf(row, field, dates, remarks)?.day ?? null);
  const createdOn = created ?? sent ?? approved ?? declined;
  if (!createdOn) remarks.push("It has no date, so it is dated today");
  const state = stateOfEstimate(line(row, "status"), {
    isApproved: Boolean(approved),
    isDeclined: Boolean(declined),
    isSent: Boolean(sent),
  });
  const day = createdOn ?? dates.today;
  const number = numberOf(row, "number");
  const title = line(row, "title") || priced.lines?.[0]?.description || "Imported estimate";
  return {
    ok: true,
    remarks,
    value: {
      ...priced,
      kind: "estimates",
      number,
      jobNumber: firstNumber(row),
      customer: customer.value,
      title: toLength(title, 200),
      state,
      createdOn: day,
      sentOn: state === "draft" ? null : (sent ?? day),
      answeredOn:
        state === "accepted"
          ? (approved ?? sent ?? day)
          : state === "declined"
            ? (declined ?? sent ?? day)
            : null,
      expiresOn: expires ?? null,
      note: text(row, "notes", 1_000) || null,
    },
  };
}

function stateOfEstimate(
  status: string,
  has: { isApproved: boolean; isDeclined: boolean; isSent: boolean },
): EstimateRecord["state"] {
  if (/\b(?:approved|converted|accepted|won|signed|invoiced|complete|completed)\b/i.test(status))
    return "accepted";
  if (
    /\b(?:declined|rejected|lost|archived|void|voided|canceled|cancelled|deleted)\b/i.test(status)
  )
    return has.isApproved ? "accepted" : "declined";
  if (/\b(?:draft|unsent|not sent)\b/i.test(status)) return "draft";
  if (has.isApproved) return "accepted";
  if (has.isDeclined) return "declined";
  return status !== "" || has.isSent ? "sent" : "draft";
}

/** The first of several job numbers. */
const firstNumber = (row: Row): string | null =>
  numberOf(row, "job_number")?.split(/[,;]/)[0]?.trim().replace(/^#\s*/, "") || null;

function readInvoice(row: Row, dates: FileDates): Read<InvoiceRecord> {
  const customer = readWho(row);
  if (!customer.ok) return customer;
  const remarks = [...customer.remarks];
  const status = line(row, "status");
  if (/\b(?:void|voided|canceled|cancelled|deleted)\b/i.test(status))
    return {
      ok: false,
      problem: `It’s ${status.toLowerCase()} in your file, so there’s nothing due`,
    };
  const priced = readPriced(row, remarks);
  if ("problem" in priced) return priced;
  const [issued, created, due, paidDay] = (
    ["issued_on", "created_on", "due_on", "paid_on"] as const
  ).map((field) => dateOf(row, field, dates, remarks)?.day ?? null);
  const issuedOn = issued ?? created ?? paidDay ?? due;
  if (!issuedOn) return { ok: false, problem: "No date" };
  const paidCents = paidOf(row, status, priced.totalCents, remarks);
  if (typeof paidCents !== "number") return paidCents;
  if (paidCents > 0 && !paidDay)
    remarks.push("The file doesn’t say when it was paid, so the payment has the invoice’s date");
  const number = numberOf(row, "number");
  const title = line(row, "title") || priced.lines?.[0]?.description || "Imported invoice";
  return {
    ok: true,
    remarks,
    value: {
      ...priced,
      kind: "invoices",
      number,
      jobNumber: firstNumber(row),
      customer: customer.value,
      title: toLength(title, 200),
      isDraft: /\bdraft\b/i.test(status) && paidCents === 0,
      issuedOn,
      dueOn: due ?? null,
      paidCents,
      paidOn: paidDay ?? issuedOn,
      note: text(row, "notes", 1_000) || null,
    },
  };
}

/**
 * How much of an invoice was paid: the paid amount if the file has one, else the total minus the
 * amount due, else all or nothing by its status.
 */
function paidOf(row: Row, status: string, totalCents: number, remarks: string[]): number | Problem {
  const balance = centsOf(row, "balance", remarks);
  const paid = centsOf(row, "paid", remarks);
  const isPaid =
    /\bpaid\b/i.test(status) && !/\b(?:un|not |partially |partly |partial )paid\b/i.test(status);
  const cents = balance === null ? (paid ?? (isPaid ? totalCents : 0)) : totalCents - balance;
  if (balance !== null && paid !== null && paid !== totalCents - balance)
    remarks.push("Its total, paid amount, and balance don’t add up, so we used the balance");
  if (cents < 0) return { ok: false, problem: "Its balance is more than its total" };
  return cents;
}

function readNote(row: Row, dates: FileDates): Read<NoteRecord> {
  const customer = readWho(row);
  if (!customer.ok) return customer;
  const remarks = [...customer.remarks];
  const value = centsOf(row, "amount", remarks);
  const aboutGroups = [
    ["Opportunity", line(row, "title")],
    ["Pipeline", line(row, "pipeline")],
    ["Stage", line(row, "stage")],
    ["Status", line(row, "status")],
    ["Value", value === null ? "" : `$${(value / 100).toFixed(2)}`],
  ].filter(([, part]) => part !== "");
  const heading =
    line(row, "pipeline") || line(row, "stage") ? aboutGroups : aboutGroups.slice(0, 0);
  const body = text(row, "note", 4_000);
  const whole = [...heading.map(([label, part]) => `${label}: ${part}`), body].filter(Boolean);
  if (whole.length === 0) return { ok: false, problem: "There is no note" };
  const created = dateOf(row, "created_on", dates, remarks);
  const { zone } = dates;
  return {
    ok: true,
    remarks,
    value: {
      kind: "notes",
      customer: customer.value,
      text: toLength(whole.join("\n"), 4_000),
      author: line(row, "author", 100) || null,
      createdAt: created && momentOf(created, created.minutes ?? 12 * 60, zone),
    },
  };
}

function readPrice(row: Row): Read<PriceRecord> {
  const remarks: string[] = [];
  const title = line(row, "title");
  if (title === "") return { ok: false, problem: "There is no name" };
  const cents = centsOf(row, "price", remarks);
  if (cents === null) return { ok: false, problem: "There is no price" };
  if (cents < 0) return { ok: false, problem: "The price is less than zero" };
  const taxable = isYes(line(row, "taxable")) || /^taxable$/i.test(line(row, "taxable"));
  const unit = line(row, "unit", 40) || null;
  return { ok: true, remarks, value: { kind: "prices", title, unit, priceCents: cents, taxable } };
}
