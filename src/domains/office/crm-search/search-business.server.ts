import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { invoiceEntries, invoices, jobEstimates } from "~/domains/billing/index.server.ts";
import { estimateName, estimateStateLabels, invoiceName } from "~/domains/billing/index.ts";
import { searchOwnLeads } from "~/domains/leads/index.server.ts";
import { stageLabels } from "~/domains/leads/index.ts";
import { searchCustomers } from "~/domains/office/customers/list-customers.server.ts";
import { canSearchBusiness } from "~/domains/office/office.policy.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/index.ts";
import { isNumberLike } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, formatCents } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { containsAll } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** A search result. */
export type Found = {
  kind: "customer" | "lead" | "visit" | "estimate" | "invoice";
  id: string;
  title: string;
  detail: string;
};

/** Per kind, as many as fit on a phone. */
const maxOfKind = 5;

/**
 * Searches a business: customers by name, company, number, email address, address, or tag; leads by name, number, or address; appointments, estimates, and invoices by
 * customer, number, address, or description; documents by their number.
 */
export async function searchBusiness(
  platform: Platform,
  actor: Actor,
  text: string,
): Promise<Found[]> {
  authorize(canSearchBusiness(actor));
  const query = text.trim();
  if (query === "") return [];
  const target = { platform, contractorId: actor.contractorId, text: query };
  const [people, leads, appointments, estimates, bills] = await Promise.all([
    searchCustomers(platform, actor, query),
    searchOwnLeads(platform, actor, query),
    searchVisits(target),
    searchEstimates(target),
    searchInvoices(target),
  ]);
  const isNamed = (tag: string) => tag.toLowerCase().includes(query.toLowerCase());
  const named = people.map(
    ({ id, name, company, street, city, tags }): Found => ({
      kind: "customer",
      id,
      title: name,
      detail: [company, street, city, ...tags.filter(isNamed)].filter(Boolean).join(" · "),
    }),
  );
  const results = leads.map(
    ({ id, name, stage, city }): Found => ({
      kind: "lead",
      id,
      title: name,
      detail: `${stageLabels[stage]} · ${city}`,
    }),
  );
  // A document number matches the document only.
  const [documents, customers] = [
    [...estimates, ...bills],
    [...named, ...results, ...appointments],
  ];
  return isDocumentNumber(query) ? [...documents, ...customers] : [...customers, ...documents];
}

type Search = { platform: Platform; contractorId: string; text: string };

const isDocumentNumber = (text: string) => /^(?:e|inv|cn)?[-# ]*\d{1,9}$/i.test(text);

/** A bare number can be a document's number, a phone's, or a house's. */
const isBare = (text: string) => /^\d+$/.test(text);

/** The number in "E-1001" or "1001" when searching estimates; null for any other text. */
function numberOf(text: string, prefix: "e" | "inv" | "cn"): number | null {
  const [, named = "", digits = ""] = /^(e|inv|cn)?[-# ]*(\d{1,9})$/i.exec(text) ?? [];
  if (digits === "" || (named !== "" && named.toLowerCase() !== prefix)) return null;
  const number = Number(digits);
  return number <= 2_147_483_647 ? number : null;
}

const visitStateLabels = { done: "Done", canceled: "Canceled" };

async function searchVisits({ platform, contractorId, text }: Search): Promise<Found[]> {
  const { query } = platform.database;
  const { customerName, address, what: work, email, phone } = workOrders;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const now = platform.clock.now().toISOString();
  const rows = await query
    .select({
      id: visits.id,
      state: visits.state,
      startsAt: visits.startsAt,
      customerName: workOrders.customerName,
      what: workOrders.what,
    })
    .from(visits)
    .innerJoin(workOrders, eq(workOrders.id, visits.workOrderId))
    .where(
      and(
        eq(visits.contractorId, contractorId),
        eq(workOrders.contractorId, contractorId),
        or(containsAll([customerName, address, work, email], [text]), isNumberLike(phone, text)),
      ),
    )
    // Upcoming first, the next one at the top; then past ones, latest first.
    .orderBy(
      desc(sql`${visits.state} = 'booked' and ${visits.startsAt} >= ${now}::timestamptz`),
      sql`abs(extract(epoch from ${visits.startsAt} - ${now}::timestamptz))`,
    )
    .limit(maxOfKind);
  return rows.map(({ id, state, startsAt, customerName, what }) => ({
    kind: "visit",
    id,
    title: `${customerName}: ${what}`,
    detail: [
      `${formatDay(startsAt, zone)}, ${formatClock(startsAt, zone)}`,
      state === "booked" ? null : visitStateLabels[state],
    ]
      .filter(Boolean)
      .join(" · "),
  }));
}

async function searchEstimates({ platform, contractorId, text }: Search): Promise<Found[]> {
  const number = numberOf(text, "e");
  const rows = await platform.database.query
    .select()
    .from(jobEstimates)
    .where(
      and(
        eq(jobEstimates.contractorId, contractorId),
        number === null
          ? matches(jobEstimates, text)
          : or(
              eq(jobEstimates.number, number),
              isBare(text) ? matches(jobEstimates, text) : undefined,
            ),
      ),
    )
    .orderBy(
      sql`${jobEstimates.number} is not distinct from ${number ?? -1} desc`,
      desc(jobEstimates.createdAt),
      desc(jobEstimates.id),
    )
    .limit(maxOfKind);
  return rows.map(({ id, number: named, customerName, what, state, lowCents, highCents }) => ({
    kind: "estimate",
    id,
    title: `${estimateName(named)}: ${customerName}`,
    detail: [
      what,
      estimateStateLabels[state],
      lowCents === highCents ? formatCents(lowCents) : `from ${formatCents(lowCents)}`,
    ].join(" · "),
  }));
}

async function searchInvoices({ platform, contractorId, text }: Search): Promise<Found[]> {
  const { query } = platform.database;
  const number = numberOf(text, "inv");
  const credit = numberOf(text, "cn");
  const credited = query
    .select({ id: invoiceEntries.invoiceId })
    .from(invoiceEntries)
    .where(
      and(
        eq(invoiceEntries.contractorId, contractorId),
        eq(invoiceEntries.kind, "credit"),
        eq(invoiceEntries.number, credit ?? -1),
      ),
    );
  const byNumber = or(
    number === null ? undefined : eq(invoices.number, number),
    credit === null ? undefined : sql`${invoices.id} in ${credited}`,
  );
  const rows = await query
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.contractorId, contractorId),
        isNull(invoices.erasedAt),
        byNumber && !isBare(text) ? byNumber : or(byNumber, matches(invoices, text)),
      ),
    )
    .orderBy(
      sql`${invoices.number} is not distinct from ${number ?? -1} desc`,
      desc(invoices.createdAt),
      desc(invoices.id),
    )
    .limit(maxOfKind);
  return rows.map(({ id, number: named, customerName, what, totalCents }) => ({
    kind: "invoice",
    id,
    title: `${invoiceName(named)}: ${customerName}`,
    detail: `${what} · ${formatCents(totalCents)}`,
  }));
}

/** Matches a document's customer, description, or address. */
function matches(table: typeof jobEstimates | typeof invoices, text: string): SQL | undefined {
  const { customerName, what, address, email, phone } = table;
  return or(containsAll([customerName, what, address, email], [text]), isNumberLike(phone, text));
}
