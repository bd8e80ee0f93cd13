import { expect } from "vitest";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { enrollments, sends } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import type { FigureRow, Figures } from "~/domains/growth/analytics/figures/figures.ts";
import { adSpend, leadReports } from "~/domains/growth/growth.tables.server.ts";
import { leadEnquiries, leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/** All rows behind a business's figures, filtered only by its id. */
export async function rowsOf(query: Reader, contractorId: string) {
  const of = <T extends { contractorId: string | null }>(rows: T[]) =>
    rows.filter((row) => row.contractorId === contractorId);
  return {
    leads: of(await query.select().from(leads)),
    pages: of(await query.select().from(seoPages)),
    reports: of(await query.select().from(leadReports)),
    invoices: of(await query.select().from(invoices)),
    entries: of(await query.select().from(invoiceEntries)),
    spend: of(await query.select().from(adSpend)),
    runs: of(await query.select().from(enrollments)),
    enquiries: await query.select().from(leadEnquiries),
    visits: await query.select().from(attributions),
    sends: await query.select().from(sends),
    messages: await query.select().from(messages),
  };
}
type Rows = Awaited<ReturnType<typeof rowsOf>>;
type Lead = Rows["leads"][number];

/** The moment's date (YYYY-MM-DD) in the time zone, using only Intl. */
export const dayIn = (zone: string, moment: Date) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(moment);

function sundayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  return date.toISOString().slice(0, 10);
}

const oldestFirst = <T extends { createdAt: Date; id: string }>(a: T, b: T) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);

/** A lead's first request that wasn't quarantined, or was released. */
export const firstAcceptedRequest = ({ enquiries }: Rows, lead: Lead) =>
  enquiries
    .filter(
      (enquiry) =>
        enquiry.leadId === lead.id && (!enquiry.quarantineReason || enquiry.review === "released"),
    )
    .toSorted(oldestFirst)[0];

/** The lead's source name, derived independently of the product's code. */
export function nameOfSource(rows: Rows, lead: Lead | undefined): string {
  if (!lead) return "not from a lead";
  const byHand = {
    phone_call: "phone call",
    walk_in: "walk-in",
    referral: "referral",
    import: "imported from a file",
    elsewhere: "other",
  };
  if (lead.source !== "page") return byHand[lead.source];
  const request = firstAcceptedRequest(rows, lead);
  const visit = rows.visits.find(
    (visit) => visit.subjectId === request?.id && visit.touch === "last",
  );
  if (!visit) return "direct";
  if (visit.gclid) return "google ads";
  if (visit.msclkid) return "microsoft ads";
  if (visit.utm_source === "Facebook") return "facebook ads";
  if (visit.utm_source) return visit.utm_source.toLowerCase();
  if (visit.fbclid) return "facebook";
  if (visit.ref) return "partner tomv";
  return visit.referrerHost === "google.com" ? "google" : (visit.referrerHost ?? "direct");
}

const services: Record<string, string> = { plumbing: "Plumbing", hvac: "HVAC" };

/** The row of each table in which a lead counts. */
function keysOf(rows: Rows, lead: Lead | undefined) {
  const page = rows.pages.find(({ id }) => id === lead?.pageId);
  const service = page ? (services[page.service] ?? "") : "Not from a lead";
  const town = page ? `${page.city}, ${page.state}` : "Not from a lead";
  return {
    source: nameOfSource(rows, lead),
    town,
    service,
    page: page ? `${service} in ${town}` : "Not from a lead",
  };
}

type Plain = { leads: number; booked: number; waits: number[]; cents: number; spent: number };
type Tables = Record<"all" | "week" | "source" | "town" | "service" | "page", Map<string, Plain>>;

/** Recomputes every figure of a date range from the rows alone. */
export function recompute(
  rows: Rows,
  zone: string,
  from: string,
  to: string,
  byDay: boolean,
): Tables {
  const tables: Tables = {
    all: new Map(),
    week: new Map(),
    source: new Map(),
    town: new Map(),
    service: new Map(),
    page: new Map(),
  };
  const add = (table: keyof Tables, key: string, change: (line: Plain) => void) => {
    const line = tables[table].get(key) ?? { leads: 0, booked: 0, waits: [], cents: 0, spent: 0 };
    change(line);
    tables[table].set(key, line);
  };
  const addAll = (day: string, lead: Lead | undefined, change: (line: Plain) => void) => {
    add("all", "", change);
    add("week", byDay ? day : sundayOf(day), change);
    for (const [kind, key] of Object.entries(keysOf(rows, lead))) {
      add(kind as keyof Tables, key, change);
    }
  };
  for (const lead of rows.leads) {
    const day = dayIn(zone, lead.createdAt);
    const isReported = rows.reports.some(
      (report) => report.leadId === lead.id && report.state === "accepted",
    );
    if (day < from || day > to || lead.quarantined || lead.mergedInto || isReported) continue;
    if (lead.source === "import") continue;
    addAll(day, lead, (line) => {
      line.leads += 1;
      if (lead.status === "booked" || lead.status === "closed") line.booked += 1;
    });
    const run = rows.runs.filter((run) => run.leadId === lead.id).toSorted(oldestFirst)[0];
    const sent = rows.sends
      .filter((send) => send.enrollmentId === run?.id)
      .flatMap((send) => rows.messages.find(({ id }) => id === send.messageId)?.sentAt ?? []);
    if (!run || sent.length === 0) continue;
    const wait = Math.min(...sent.map((moment) => moment.getTime())) - run.requestedAt.getTime();
    addAll(day, lead, (line) => line.waits.push(wait));
  }
  for (const entry of rows.entries) {
    if (entry.kind !== "payment" && entry.kind !== "refund") continue;
    if (entry.happenedOn < from || entry.happenedOn > to) continue;
    const invoice = rows.invoices.find(({ id }) => id === entry.invoiceId);
    const own = rows.leads.find(({ id }) => id === invoice?.leadId);
    const lead = own?.mergedInto ? rows.leads.find(({ id }) => id === own.mergedInto) : own;
    addAll(entry.happenedOn, lead, (line) => {
      line.cents -= entry.cents;
    });
  }
  for (const { source, firstOn, lastOn, cents } of rows.spend) {
    const days: string[] = [];
    for (let at = Date.parse(firstOn); at <= Date.parse(lastOn); at += 86_400_000) {
      days.push(new Date(at).toISOString().slice(0, 10));
    }
    let distributed = 0;
    for (const [index, day] of days.entries()) {
      const until = Math.floor((cents * (index + 1)) / days.length);
      const part = until - distributed;
      distributed = until;
      if (day < from || day > to) continue;
      const spend = (line: Plain) => {
        line.spent += part;
      };
      add("all", "", spend);
      add("week", byDay ? day : sundayOf(day), spend);
      add("source", source.toLowerCase(), spend);
    }
    expect(distributed).toBe(cents);
  }
  return tables;
}

function median(waits: number[]): number | null {
  const sorted = waits.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export const plain = (line: Plain | undefined, knowsSpend: boolean): Figures => ({
  leads: line?.leads ?? 0,
  booked: line?.booked ?? 0,
  responseTime: median(line?.waits ?? []),
  revenueCents: line?.cents ?? 0,
  spendCents: knowsSpend ? (line?.spent ?? 0) : null,
});

export function expectTable(
  rows: readonly FigureRow[],
  table: Map<string, Plain>,
  knowsSpend: boolean,
) {
  const shown = rows.map(({ key, label: _label, ...figures }) => [key, figures] as const);
  const knownKeys = new Set(shown.map(([key]) => key));
  // Weeks without data are listed too.
  const expected = [...knownKeys, ...[...table.keys()].filter((key) => !knownKeys.has(key))].map(
    (key) => [key, plain(table.get(key), knowsSpend)] as const,
  );
  expect(new Map(shown)).toEqual(new Map(expected));
}
