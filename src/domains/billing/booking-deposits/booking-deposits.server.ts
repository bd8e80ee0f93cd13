import { and, eq, ne } from "drizzle-orm";
import { startCardPayment } from "~/domains/billing/card-payments/card-payments.server.ts";
import { cardCheckouts } from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import { expireCheckoutPage } from "~/domains/billing/card-payments/checkouts.server.ts";
import { findPaymentAccount } from "~/domains/billing/card-payments/payment-accounts.server.ts";
import {
  invoiceLink,
  invoiceToken,
  nextNumber,
  readInvoiceLink,
} from "~/domains/billing/documents.server.ts";
import { addEntry } from "~/domains/billing/invoices/add-entry.server.ts";
import { lockInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { invoiceText } from "~/domains/billing/invoices/invoices.text.en.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import { issueDraft } from "~/domains/billing/invoices/issue-draft.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  type BookedOnline,
  bookHeldTime,
  bookingHolds,
  bookOnline,
  findHold,
  findOnlineTypes,
  type HeldJob,
  type OnlineBooking,
  releaseHeldTime,
  visitPath,
  workOrders,
} from "~/domains/schedule/index.server.ts";
import {
  canBookOnline,
  formatClock,
  formatDay,
  type OnlineType,
} from "~/domains/schedule/index.ts";
import { type Actor, authorize, dayOf, isSystem, system } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { BusinessPage } from "~/domains/storefront/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { bookingTimeTaken } from "./booking-deposits.emails.server.ts";
import type { HeldBooking } from "./booking-deposits.ts";

/**
 * The types of appointments that homeowners can book with a page's business: those with a deposit
 * only if it takes cards. Null if there are none.
 */
export async function findBookableTypes(
  platform: Platform,
  page: Pick<BusinessPage, "contractorId" | "service">,
): Promise<OnlineType[] | null> {
  const types = await findOnlineTypes(platform, platform.database.query, page);
  if (!types?.some(({ depositCents }) => depositCents !== null)) return types;
  const takesCards = await canTakeDeposits(platform, page.contractorId);
  const bookable = types.filter(({ depositCents }) => depositCents === null || takesCards);
  return bookable.length > 0 ? bookable : null;
}

async function canTakeDeposits(
  { payments, database }: Platform,
  contractorId: string | null,
): Promise<boolean> {
  if (!payments || !contractorId) return false;
  return (await findPaymentAccount(database.query, contractorId))?.takesCards ?? false;
}

/**
 * Books a time on a business's page (`schedule.self-booking`). A type with a deposit is held while
 * its invoice, issued in the same transaction, is paid by card.
 */
export async function bookOnPage(
  platform: Platform,
  actor: Actor,
  sent: Omit<OnlineBooking, "addDeposit">,
): Promise<BookedOnline> {
  authorize(canBookOnline(actor));
  const takesCards = await canTakeDeposits(platform, sent.page.contractorId);
  return bookOnline(platform, actor, {
    ...sent,
    ...(takesCards ? { addDeposit: (work, job) => issueDeposit(platform, work, job) } : {}),
  });
}

/** Issues the invoice for a booking's deposit, due today, in the caller's transaction. */
async function issueDeposit(
  platform: Platform,
  work: UnitOfWork,
  { workOrderId, leadId, contractorId, type }: HeldJob,
): Promise<{ invoiceId: string }> {
  const { tx, now } = work;
  const [job] = await tx.select().from(workOrders).where(eq(workOrders.id, workOrderId));
  if (!job) throw new Error("The job of a booking wasn’t saved");
  const { customerId, propertyId, customerName, phone, phoneExtension, email, address } = job;
  const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
  const priceCents = type.depositCents ?? 0;
  const description = invoiceText.bookingDeposit(type.name);
  const line = { description, unit: null, quantity: 1_000, priceCents, taxable: false };
  const [draft] = await tx
    .insert(invoices)
    .values({
      ...{ id: newId(), contractorId, leadId, workOrderId, customerId, propertyId },
      ...{ customerName, phone, phoneExtension, email, address, what: type.name },
      content: { lines: [line], discount: null, taxRate: 0, message: null },
      isDeposit: true,
      dueOn: dayOf(now, zone),
      totalCents: priceCents,
      // The customer goes straight to its payment page.
      sentAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!draft) throw new Error("Deposit invoice not saved");
  await issueDraft(platform, work, system("booking-deposit"), draft);
  return { invoiceId: draft.id };
}

/**
 * The payment page of a booking's deposit; the invoice's own page, which has the button too, if the
 * provider can't be reached.
 */
export async function depositPaymentUrl(platform: Platform, invoiceId: string): Promise<string> {
  const { query } = platform.database;
  const started = await startCardPayment(platform, await invoiceToken(platform, query, invoiceId));
  return started.ok ? started.url : invoiceLink(platform, query, invoiceId);
}

/** The time that an invoice's deposit books, for anyone with its link; null for other invoices. */
export async function findHeldBooking(
  platform: Platform,
  token: string,
): Promise<HeldBooking | null> {
  const { query } = platform.database;
  const invoiceId = await readInvoiceLink(platform, query, token);
  const hold = invoiceId ? await findHold(query, invoiceId) : null;
  if (!hold) return null;
  const zone = await findBusinessZone(query, hold.contractorId, platform.settings.timeZone);
  const isOver = hold.state === "held" && hold.expiresAt <= platform.clock.now();
  return {
    state: isOver ? "released" : hold.state,
    time: `${formatDay(hold.startsAt, zone)}, ${formatClock(hold.startsAt, zone)}`,
    until: formatClock(hold.expiresAt, zone),
    visitPath: hold.visitId ? await visitPath(platform, query, hold.visitId) : null,
  };
}

/**
 * Books the time once its deposit is paid. If someone else got it, the business is alerted to
 * rebook or refund.
 */
export async function bookPaidTime(
  work: UnitOfWork,
  { payload }: RecordedEvent<{ invoiceId: string; entryId: string }>,
  platform: Platform,
): Promise<void> {
  const { invoiceId, entryId } = payload;
  const [entry] = await work.tx
    .select({ kind: invoiceEntries.kind })
    .from(invoiceEntries)
    .where(eq(invoiceEntries.id, entryId));
  if (entry?.kind !== "payment") return;
  const [invoice] = await work.tx.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice?.isDeposit || invoice.paidCents < invoice.totalCents) return;
  const lost = await bookHeldTime(platform, work, invoiceId);
  if (!lost) return;
  const { contractorId } = lost;
  const [account] = await work.tx
    .select({ email: contractorAccounts.email })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account) return;
  await queueEmail(work, bookingTimeTaken, {
    to: account.email,
    cause: `booking-time-lost:${lost.id}`,
    subjectId: invoice.leadId ?? invoiceId,
    contractorId,
    params: { invoiceId },
  });
}

/** Releases the times whose deposits weren't paid in time. */
export async function releaseExpiredHolds(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { id, contractorId, releaseAt: dueAt } = bookingHolds;
  const release = (row: { id: string }) => releaseHold(platform, row.id);
  await forEachDue(platform, { id, contractorId, dueAt }, release, "hold not released");
}

/**
 * Expires the payment pages of a hold's deposit. @returns whether it was paid first
 * @throws if the provider can't be reached; tried again in a minute
 */
async function expirePaymentPages(platform: Platform, holdId: string): Promise<boolean> {
  const pages = await platform.database.query
    .select({ id: cardCheckouts.id })
    .from(cardCheckouts)
    .innerJoin(bookingHolds, eq(bookingHolds.invoiceId, cardCheckouts.invoiceId))
    .where(and(eq(bookingHolds.id, holdId), ne(cardCheckouts.state, "ended")));
  for (const { id } of pages) {
    const status = await expireCheckoutPage(platform, system("booking-deposit"), id);
    if (status === "paid") return true;
    if (status === "unknown") throw new Error("The provider doesn’t say if a deposit was paid");
  }
  return false;
}

/** Releases a hold and credits its invoice, which ends its payment page too. */
async function releaseHold(platform: Platform, holdId: string): Promise<void> {
  const isPaid = await expirePaymentPages(platform, holdId);
  if (isPaid) return;
  await inTransaction(platform, async (work) => {
    const hold = await releaseHeldTime(work, holdId);
    const invoice = hold && (await lockInvoice(work, hold.contractorId, hold.invoiceId));
    if (!invoice) return;
    if (calculateBalanceDue(invoice) <= 0) return;
    // All of it: what was paid in part is then owed to the customer.
    const openCents = invoice.totalCents - invoice.creditedCents;
    const zone = await findBusinessZone(work.tx, invoice.contractorId, platform.settings.timeZone);
    await addEntry(work, system("booking-deposit"), invoice, {
      kind: "credit",
      cents: -openCents,
      number: await nextNumber(work, invoice.contractorId, "credit_note"),
      note: invoiceText.bookingNotPaid,
      happenedOn: dayOf(work.now, zone),
    });
  });
}
