import { and, asc, eq, gt, isNotNull, ne, type SQL } from "drizzle-orm";
import { canTakePayments } from "~/domains/billing/billing.policy.ts";
import { isOwnCrewVisit, visits } from "~/domains/schedule/index.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/index.ts";
import { type Actor, authorize, type BusinessReader, formatCents } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import type { OnSitePayment } from "./invoices.schema.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue } from "./invoices.ts";
import { owedCents } from "./list-invoices.server.ts";
import { findReceiptMethod } from "./receipts.server.ts";
import { addEntryOnce, type EntryRequest, type PaymentRecorded } from "./record-payment.server.ts";

/**
 * Records cash or a check collected at an appointment today, for an invoice of its job: all or part
 * of the balance, never more. Sends a receipt unless the box was unchecked.
 */
export async function collectPayment(
  platform: Platform,
  actor: Actor,
  { visitId, ...payment }: EntryRequest<OnSitePayment> & { visitId: string },
): Promise<PaymentRecorded> {
  authorize(canTakePayments(actor));
  const { invoiceId, request } = payment;
  const receipt = request.send_receipt ? await findReceiptMethod(platform, actor, invoiceId) : null;
  const sending = { ...payment, sendsReceipt: receipt !== null };
  const added = await addEntryOnce(
    platform,
    actor,
    sending,
    async ({ tx }, invoice, happenedOn) => {
      const [found] = await selectVisitInvoices(tx, actor, visitId, eq(invoices.id, invoice.id));
      if (!found) return { ok: false, code: "not_found" };
      const { amount, method, note } = payment.request;
      const left = calculateBalanceDue(invoice);
      if (left <= 0) return { ok: false, code: "already_done" };
      if (amount > left) return invalid({ amount: `Only ${formatCents(left)} is due` });
      return { kind: "payment", cents: -amount, method, note, happenedOn };
    },
  );
  return added.ok ? { ...added, receipt } : added;
}

/** The invoices of an appointment's job with a balance due. */
export async function listVisitBalances({ database }: Platform, actor: Actor, visitId: string) {
  authorize(canTakePayments(actor));
  return selectVisitInvoices(database.query, actor, visitId, isLeft);
}

export type VisitBalance = Awaited<ReturnType<typeof listVisitBalances>>[number];

/**
 * The issued invoices of an appointment's job, with number and balance only. Technicians see those
 * of their own crews' appointments; a canceled appointment has none.
 */
function selectVisitInvoices(
  database: Reader,
  reader: BusinessReader,
  visitId: string,
  also?: SQL,
) {
  return database
    .select({ id: invoices.id, number: invoices.number, owedCents })
    .from(invoices)
    .innerJoin(visits, eq(visits.workOrderId, invoices.workOrderId))
    .where(
      and(
        eq(visits.id, visitId),
        eq(visits.contractorId, reader.contractorId),
        eq(invoices.contractorId, reader.contractorId),
        ne(visits.state, "canceled"),
        isNotNull(invoices.number),
        seesOwnCrewsOnly(reader) ? isOwnCrewVisit(database, reader) : undefined,
        also,
      ),
    )
    .orderBy(asc(invoices.number));
}

/** Invoices with a balance due. */
const isLeft = gt(owedCents, 0);
