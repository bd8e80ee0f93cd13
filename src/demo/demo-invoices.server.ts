import { and, eq } from "drizzle-orm";
import {
  cardCheckouts,
  cardDisputes,
} from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import { addEntry, type Invoice, nextNumber } from "~/domains/billing/index.server.ts";
import { defaultDueDays, type InvoiceContent, invoiceTotals } from "~/domains/billing/index.ts";
import { invoiceSettings, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { addDays, type BusinessMember, dayOf, system } from "~/domains/shared/index.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { lineOf } from "./demo-estimates.server.ts";
import { type DemoInvoice, demoInvoices } from "./samples/billing.ts";
import { demoPastInvoices } from "./samples/history.ts";

const day = 24 * 60 * 60 * 1000;

type Business = {
  actor: BusinessMember;
  /** Takes cash payments at the door. */
  technician: BusinessMember;
  phone: string | null;
  zone: string;
};

/** Gives the first demo business an invoice in each state, and its payment instructions. */
export async function addInvoices(
  work: UnitOfWork,
  contractorId: string,
  zone: string,
): Promise<void> {
  const [owner] = await work.tx
    .select({
      id: members.id,
      userId: members.userId,
      businessName: contractorAccounts.businessName,
      phone: contractorAccounts.phone,
    })
    .from(members)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, members.contractorId))
    .where(and(eq(members.contractorId, contractorId), eq(members.role, "owner")))
    .limit(1);
  if (!owner) return;
  await work.tx.insert(invoiceSettings).values({
    contractorId,
    howToPay:
      "Check to Lone Star Pest Defense, PO Box 1204, Austin, TX 78767. Zelle to pay@lonestar.example. Cash to your technician. Please include the invoice number.",
    dueDays: defaultDueDays,
    reminds: true,
  });
  const { id, userId, businessName, phone } = owner;
  const name = "Olivia Owner";
  const role = "owner" as const;
  const person = { id, userId, name, email: "", role, moneyAllowed: true };
  const actor: BusinessMember = { kind: "member", ...person, contractorId, businessName };
  const [rider] = await work.tx
    .select({ id: members.id, userId: members.userId })
    .from(members)
    .where(and(eq(members.contractorId, contractorId), eq(members.role, "technician")))
    .limit(1);
  const technician = { ...actor, ...rider };
  for (const given of [...demoPastInvoices, ...demoInvoices])
    await add(work, { actor, technician, phone, zone }, given);
}

async function add(work: UnitOfWork, business: Business, given: DemoInvoice): Promise<void> {
  const { contractorId, businessName } = business.actor;
  const at = (days: number) => ({
    ...work,
    now: new Date(work.now.getTime() - (given.days - days) * day),
    // It happened long ago, so no subscriber reacts.
    record: () => {},
  });
  const begun = at(0);
  const issuedOn = dayOf(begun.now, business.zone);
  const content: InvoiceContent = {
    lines: given.lines.map(lineOf),
    discount: null,
    taxRate: 8_250,
    message: null,
  };
  const { totalCents } = invoiceTotals(content);
  const { name: customerName, phone, email, what, address } = given;
  const [lead] = await work.tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.contractorId, contractorId), eq(leads.phone, phone)))
    .limit(1);
  const [job] = await work.tx
    .select({ id: workOrders.id })
    .from(workOrders)
    .innerJoin(visits, eq(visits.workOrderId, workOrders.id))
    .where(
      and(eq(workOrders.contractorId, contractorId), eq(workOrders.customerName, customerName)),
    )
    .limit(1);
  const issued = given.isDraft
    ? {}
    : {
        number: await nextNumber(work, contractorId, "invoice"),
        issuedOn,
        business: { name: businessName, phone: business.phone },
        sentAt: begun.now,
      };
  const [draft] = await work.tx
    .insert(invoices)
    .values({
      contractorId,
      leadId: lead?.id ?? null,
      workOrderId: job?.id ?? null,
      customerName,
      phone,
      email: email ?? null,
      what,
      address,
      content,
      totalCents,
      dueOn: addDays(issuedOn, given.due),
      createdAt: begun.now,
      updatedAt: begun.now,
      ...issued,
    })
    .returning();
  if (!draft || given.isDraft) return;
  const entry = { kind: "issued", cents: totalCents, happenedOn: issuedOn } as const;
  const { invoice } = await addEntry(begun, business.actor, draft, entry);
  await settle(at, business, invoice, given);
}

/** Adds the payments and credits of an invoice. */
async function settle(
  at: (days: number) => UnitOfWork,
  { actor, technician, zone }: Business,
  invoice: Invoice,
  { isDisputed = false, ...given }: DemoInvoice,
): Promise<void> {
  for (const { after, method, dollars, note } of given.payments ?? []) {
    const cents = -(dollars === undefined ? invoice.totalCents : dollars * 100);
    const happenedOn = dayOf(at(after).now, zone);
    const payment = { kind: "payment", cents, method, note: note ?? null, happenedOn } as const;
    const taker = method === "cash" ? technician : actor;
    const by = method === "card" ? system("card-payments") : taker;
    const { entryId } = await addEntry(at(after), by, invoice, payment);
    if (method === "card") {
      await addCardPayment(at(after), invoice, { entryId, cents: -cents, isDisputed });
    }
  }
  if (!given.credited) return;
  await addEntry(at(7), actor, invoice, {
    kind: "credit",
    cents: -invoice.totalCents,
    number: await nextNumber(at(7), invoice.contractorId, "credit_note"),
    note: given.credited,
    happenedOn: dayOf(at(7).now, zone),
  });
}

type Paid = { entryId: string; cents: number; isDisputed: boolean };

/** Adds the rows behind a demo payment that was made by card. */
async function addCardPayment(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { id: invoiceId, contractorId }: Invoice,
  { entryId, cents, isDisputed }: Paid,
): Promise<void> {
  const [paid] = await tx
    .insert(cardCheckouts)
    .values({
      contractorId,
      invoiceId,
      accountId: "acct_demo",
      cents,
      state: "paid",
      checkoutId: `cs_demo_${entryId}`,
      paymentId: `pi_demo_${entryId}`,
      entryId,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!paid || !isDisputed) return;
  await tx.insert(cardDisputes).values({
    contractorId,
    checkoutId: paid.id,
    disputeId: `du_demo_${entryId}`,
    cents,
    reason: "product_unacceptable",
    state: "open",
    respondBy: new Date(now.getTime() + 20 * day),
    createdAt: now,
    updatedAt: now,
  });
}
