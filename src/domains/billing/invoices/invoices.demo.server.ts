import { and, eq } from "drizzle-orm";
import { findDemoMembers } from "~/domains/identity/identity.demo.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { addDays, type BusinessMember, dayOf, system } from "~/domains/shared/index.ts";
import type { Demo, DemoPart } from "~/domains/shared/shared.demo.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type DemoInvoice, demoInvoices, demoPastInvoices } from "../billing.demo.ts";
import { cardCheckouts, cardDisputes } from "../card-payments/card-payments.tables.server.ts";
import { nextNumber } from "../documents.server.ts";
import { findDemoLead, lineOf } from "../job-estimates/job-estimates.demo.server.ts";
import { addEntry } from "./add-entry.server.ts";
import type { Invoice } from "./find-invoice.server.ts";
import { invoiceTotals } from "./invoice-document.ts";
import { invoiceSettings, invoices } from "./invoices.tables.server.ts";
import { defaultDueDays, type InvoiceContent } from "./invoices.ts";

const day = 24 * 60 * 60 * 1000;

type Business = {
  actor: BusinessMember;
  /** Takes cash payments at the door. */
  technician: BusinessMember;
  phone: string | null;
  zone: string;
};

/** An invoice of the first business in each state, and its payment instructions. */
export const invoicesDemo: DemoPart = async (demo) => {
  const [{ contractorId, businessName, phone }] = demo.businesses;
  const team = await findDemoMembers(demo, contractorId);
  const owner = team.find(({ role }) => role === "owner");
  const rider = team.find(({ role }) => role === "technician");
  if (!owner || !rider) throw new Error("A demo business has no owner or technician");
  await demo.work.tx.insert(invoiceSettings).values({
    contractorId,
    howToPay:
      "Check to Lone Star Pest Defense, PO Box 1204, Austin, TX 78767. Zelle to pay@lonestar.example. Cash to your technician. Please include the invoice number.",
    dueDays: defaultDueDays,
    reminds: true,
  });
  const role = "owner" as const;
  const person = { name: "Olivia Owner", email: "", role, moneyAllowed: true };
  const business = { kind: "member" as const, contractorId, businessName };
  const actor: BusinessMember = { ...business, ...person, id: owner.id, userId: owner.userId };
  const technician = { ...actor, id: rider.id, userId: rider.userId };
  const zone = demo.platform.settings.timeZone;
  for (const given of [...demoPastInvoices, ...demoInvoices])
    await add(demo, { actor, technician, phone, zone }, given);
};

async function add(demo: Demo, business: Business, given: DemoInvoice): Promise<void> {
  const { work } = demo;
  const { contractorId, businessName } = business.actor;
  const at = (days: number) => ({
    ...work,
    now: demo.ago(given.days - days),
    // It happened long ago, so no subscriber reacts.
    record: () => {},
  });
  const started = at(0);
  const issuedOn = dayOf(started.now, business.zone);
  const content: InvoiceContent = {
    lines: given.lines.map(lineOf),
    discount: null,
    taxRate: 8_250,
    message: null,
  };
  const { totalCents } = invoiceTotals(content);
  const { name: customerName, phone, email, what, address } = given;
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
        sentAt: started.now,
      };
  const [draft] = await work.tx
    .insert(invoices)
    .values({
      contractorId,
      leadId: await findDemoLead(demo, phone),
      workOrderId: job?.id ?? null,
      customerName,
      phone,
      email: email ?? null,
      what,
      address,
      content,
      totalCents,
      dueOn: addDays(issuedOn, given.due),
      createdAt: started.now,
      updatedAt: started.now,
      ...issued,
    })
    .returning();
  if (!draft || given.isDraft) return;
  const entry = { kind: "issued", cents: totalCents, happenedOn: issuedOn } as const;
  const { invoice } = await addEntry(started, business.actor, draft, entry);
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
    const collector = method === "cash" ? technician : actor;
    const by = method === "card" ? system("card-payments") : collector;
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
