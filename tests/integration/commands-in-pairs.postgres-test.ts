import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { cardCheckouts } from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import { refreshCheckout } from "~/domains/billing/card-payments/checkouts.server.ts";
import { paymentSchema } from "~/domains/billing/invoices/invoices.schema.ts";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { recordPayment } from "~/domains/billing/invoices/record-payment.server.ts";
import { issueInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { mergeCustomers, undoCustomerMerge } from "~/domains/customers/merge-customers.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { processDueFollowUps } from "~/domains/follow-ups/sending/process-due-follow-ups.server.ts";
import { receiveCall } from "~/domains/inbox/calls/taking/receive-call.server.ts";
import { receiveText } from "~/domains/inbox/replies/receive-text.server.ts";
import { mergeLeads } from "~/domains/intake/lead-merges/lead-merges.server.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { processDelivery } from "~/domains/lead-sources/process-delivery.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { leadDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editContact, editCustomer } from "~/domains/office/customer-edits/edit-customer.server.ts";
import { editLead, findLeadDetails } from "~/domains/office/customer-edits/edit-lead.server.ts";
import { assignCustomersOfRows } from "~/domains/office/customers/assign-customers-job.server.ts";
import { findCustomer } from "~/domains/office/customers/find-customer.server.ts";
import {
  checkCustomerImport,
  startCustomerImport,
  undoCustomerImport,
} from "~/domains/operations/customer-imports/customer-imports.server.ts";
import {
  runCustomerImport,
  runCustomerImportUndo,
} from "~/domains/operations/customer-imports/run-customer-import.server.ts";
import { customerImports } from "~/domains/operations/operations.tables.server.ts";
import { eraseCustomer } from "~/domains/operations/privacy/erase-customer.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { findLivePage } from "~/domains/storefront/business-pages/find-pages.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform, type TestPlatform } from "../setup/shared-platform.ts";
import { addVisit, book, cancel, crewOf, rescheduleAs } from "./appointment-fixtures.ts";
import { cards } from "./card-payment-fixtures.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice } from "./invoice-fixtures.ts";
import { submitRequestOnPage } from "./submit-request-on-page.ts";

const stripe = await startStripeServer();
afterAll(() => stripe.stop());
const shared = sharedPlatform({
  STRIPE_SECRET_KEY: stripe.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_URL: stripe.url,
});
const next = random(Number(process.env.PAIR_SEED ?? 7));

/** The same platform, whose transactions hold their locks for a random time before they commit. */
function platform(): TestPlatform {
  const { database, ...rest } = shared();
  const transaction: typeof database.transaction = (run, last) =>
    database.transaction(async (tx) => {
      const done = await run(tx);
      if (isRunning) await sleep(next(25));
      return done;
    }, last);
  return { ...rest, database: { ...database, transaction, query: database.query } };
}

let isRunning = false;
const { query, businessWithLead, requestEstimate } = followUps(platform);
const { accept } = estimates(platform);
const paying = cards(platform, stripe);
const job = system("test");
const attempt = { number: 1, last: false, signal: new AbortController().signal };

/** A business that takes cards and has a lead source. */
async function newBusiness() {
  const { contractorId, pageId } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  platform().passTime(Math.max(0, Date.now() - platform().clock.now().getTime()));
  const accountId = await paying.takingCards(owner);
  const sourceId = newId();
  await query()
    .insert(connectedSources)
    .values({ id: sourceId, contractorId, kind: "webhook", name: "Source", createdBy: "Bo" });
  const [sender] = await query()
    .select({ phone: senders.phone })
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  const page = await findLivePage(platform(), pageId);
  if (!page) throw new Error("no page");
  return { contractorId, pageId, page, owner, accountId, sourceId, to: sender?.phone ?? "" };
}

type Business = Awaited<ReturnType<typeof newBusiness>>;
let people = 0;

/** A person with everything that commands change. */
async function newPerson(business: Business) {
  const { owner, pageId, contractorId, sourceId, accountId } = business;
  people += 1;
  const line = String(people).padStart(4, "0");
  const phone = `(737) 555-${line}`;
  const number = `+1737555${line}`;
  const email = `person${people}@homes.example`;
  const name = `Person ${people}`;
  const { leadId } = await requestEstimate(pageId, { phone, email, name });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  const customerId = lead?.customerId ?? "";
  const crew_id = await crewOf(platform(), owner, `Truck ${people}`);
  const about = { lead_id: leadId };
  const visitId = await addVisit(platform(), owner, { ...about, crew_id, date: "2027-01-19" });
  const { estimateId, token } = await addSentEstimate(platform(), owner, {
    about,
    fields: { deposit: "50%" },
  });
  const named = { customer_name: name, phone, email };
  const paidId = await addIssuedInvoice(platform(), owner, { about: { ...about, ...named } });
  const paidPage = await paying.pageOf(paidId);
  stripe.pay(paidPage);
  await paying.hear("checkout", accountId, paidPage);
  const [checkout] = await paying.rowsOf(paidId);
  const openId = await addIssuedInvoice(platform(), owner, { about: { ...about, ...named } });
  const openPage = await paying.pageOf(openId);
  stripe.pay(openPage);
  const unpaidId = await addIssuedInvoice(platform(), owner, { about: { ...about, ...named } });
  const draft = await addDraftInvoice(platform(), owner, { about: { ...about, ...named } });
  const duplicate = await addCustomer(platform(), owner, {
    request: {
      ...{ company: null, billing_address: null, notes: null, tags: [], address: null },
      ...{ name: `Twin ${people}`, contacts: [] },
    },
    requestKey: null,
  });
  if (!duplicate.ok) throw new Error("no duplicate");
  const deliveryId = newId();
  await query()
    .insert(leadDeliveries)
    .values({
      ...{ id: deliveryId, contractorId, sourceId, providerLeadId: line, bodyHash: line },
      fields: [
        { label: "name", value: name },
        { label: "phone", value: phone },
        { label: "message", value: "The tap drips" },
      ],
    });
  await processEvents(platform());
  return {
    ...{ business, owner, leadId, customerId, duplicateId: duplicate.customerId, crew_id, visitId },
    ...{ estimateId, token, paidId, paidRowId: checkout?.id ?? "", openId, openPage, unpaidId },
    ...{ draft, deliveryId, phone, number, email, name },
  };
}

type Person = Awaited<ReturnType<typeof newPerson>>;

async function detailsForm(owner: BusinessMember, leadId: string, change: object) {
  const shown = await findLeadDetails(platform(), owner, leadId);
  if (!shown) return null;
  const { name, phone, email, address, seen } = shown;
  const fields = { seen, name, phone: phone ?? "", email: email ?? "", address: address ?? "" };
  const checked = check(leadDetailsSchema, { ...fields, ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

const payment = (amount: string) => {
  const checked = check(paymentSchema, {
    ...{ amount, method: "cash", paid_on: "2026-11-20", more_than_owed: "on" },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

const key = () => crypto.randomUUID();

const commands: Record<string, (of: Person) => Promise<unknown>> = {
  "request a refund": ({ owner, paidId, paidRowId }) =>
    paying.requestRefund(owner, { invoiceId: paidId, rowId: paidRowId }, 1_000, key(), true),
  "make a refund": async ({ owner, paidId, paidRowId }) => {
    await paying.requestRefund(owner, { invoiceId: paidId, rowId: paidRowId }, 2_000);
    await paying.runRefund(paidRowId);
  },
  "open a payment page": ({ unpaidId }) => paying.press(unpaidId),
  "hear of a payment": ({ business, openPage }) =>
    paying.hear("checkout", business.accountId, openPage),
  "refresh a checkout": async ({ openId }) => {
    const [row] = await query()
      .select()
      .from(cardCheckouts)
      .where(eq(cardCheckouts.invoiceId, openId));
    if (row) await refreshCheckout(platform(), job, row.id);
  },
  "record a payment": ({ owner, unpaidId: invoiceId }) =>
    recordPayment(platform(), owner, { invoiceId, requestKey: key(), request: payment("10") }),
  "issue an invoice": ({ owner, draft }) => issueInvoice(platform(), owner, draft),
  "accept an estimate": ({ token }) => accept(token),
  "book an appointment": ({ owner, leadId, crew_id }) =>
    book(platform(), owner, { lead_id: leadId, crew_id, date: "2027-01-19", time: "13:00" }),
  "move an appointment": ({ owner, visitId, crew_id }) =>
    rescheduleAs(platform(), owner, visitId, { crew_id, date: "2027-01-19", time: "13:00" }),
  "cancel an appointment": ({ owner, visitId }) => cancel(platform(), owner, visitId),
  "rename a customer": async ({ owner, customerId, name }) => {
    const customer = await findCustomer(platform(), owner, customerId);
    if (!customer) return;
    await editCustomer(platform(), owner, customerId, {
      ...{ name: `${name} Jr`, company: null, billing_address: null, notes: null, tags: [] },
      ...{ do_not_contact: false, revision: customer.revision },
    } as Parameters<typeof editCustomer>[3]);
  },
  "change a contact": async ({ owner, customerId, email }) => {
    const customer = await findCustomer(platform(), owner, customerId);
    const contact = customer?.contacts.find((contact) => contact.value === email);
    if (!contact) return;
    await editContact(platform(), owner, {
      ...{ customerId, contactId: contact.id },
      request: { phone: null, email: `new-${email}`, label: null, shares_contact: false },
    } as Parameters<typeof editContact>[2]);
  },
  "merge customers": ({ owner, customerId, duplicateId }) =>
    mergeCustomers(platform(), owner, { targetId: duplicateId, duplicateId: customerId }),
  "undo a merge": async ({ owner, customerId, duplicateId }) => {
    await mergeCustomers(platform(), owner, { targetId: customerId, duplicateId });
    await undoCustomerMerge(platform(), owner, duplicateId);
  },
  "edit a lead": async ({ owner, leadId, name }) => {
    const form = await detailsForm(owner, leadId, { name: `${name} Sr`, address: "9 New St" });
    if (form) await editLead(platform(), owner, leadId, form);
  },
  "send a request": ({ business: { page }, name, phone, email }) =>
    submitRequestOnPage(platform(), page, {
      ...{ name, phone, email, need: "Again", zip_code: "78701", urgency: "today" },
    }),
  "process a delivery": ({ deliveryId }) => processDelivery(platform(), job, { deliveryId }),
  "assign customers": () => assignCustomersOfRows(platform(), job),
  "send follow-ups": () => processDueFollowUps(platform(), job, () => null),
  "write a message": ({ owner, leadId }) =>
    queueManualMessage(platform(), owner, {
      ...{ leadId, requestKey: key() },
      request: { channel: "sms", subject: null, words: "On my way" },
    }),
  "receive a text": ({ business: { to }, number: from }) =>
    inTransaction(platform(), (work) =>
      receiveText(work, platform(), {
        ...{ from, to, body: "Yes please", media: [], optOut: null, providerId: `SM${key()}` },
      }),
    ),
  "opt out by text": ({ business: { to }, number: from }) =>
    inTransaction(platform(), (work) =>
      receiveText(work, platform(), {
        ...{ from, to, body: "STOP", media: [], optOut: null, providerId: `SM${key()}` },
      }),
    ),
  "receive a call": ({ business: { to }, number: from }) =>
    inTransaction(platform(), (work) =>
      receiveCall(work, platform(), {
        ...{ from, to, attestation: "A" as const, zipCode: null, providerId: `CA${key()}` },
      }),
    ),
  "merge leads": async ({ business, owner, leadId, phone }) => {
    const [otherLead] = await query()
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.contractorId, business.contractorId), sql`${leads.name} = ${phone}`));
    if (otherLead)
      await mergeLeads(platform(), owner, { targetId: leadId, duplicateId: otherLead.id });
  },
  "import customers": async ({ owner, name, phone, email }) => {
    const text = `name,phone,email\n${name},${phone},${email}\nNew ${name},,new-${email}`;
    const bytes = new TextEncoder().encode(text);
    const checked = await checkCustomerImport(platform(), owner, { name: "list.csv", bytes });
    if (!checked.ok) return;
    const { importId } = checked;
    const started = await startCustomerImport(platform(), owner, importId);
    if (!started.ok) return;
    await runCustomerImport(platform(), job, { importId }, attempt);
    await undoCustomerImport(platform(), owner, importId);
    await runCustomerImportUndo(platform(), job, { importId });
  },
  "erase a customer": ({ owner, customerId }) => eraseCustomer(platform(), owner, customerId),
  "erase a homeowner": ({ leadId }) =>
    eraseHomeowner(platform(), staffActor("super_admin"), leadId),
  "run reactions": () => processEvents(platform()),
};

/** Numbers that look random and are the same in each run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Whether an error is the expected end of a command whose person was erased meanwhile. */
const isErased = (error: unknown) => violationOf(error)?.violation === "foreign key";

/** Invoices whose totals don't equal their ledger. */
async function wrongInvoices() {
  const { rows } = await query().execute<{ id: string }>(sql`
    select i.id from ${invoices} i where i.number is not null and (
      i.paid_cents <> (select -coalesce(sum(cents), 0) from ${invoiceEntries} e where e.invoice_id = i.id and e.kind in ('payment', 'refund'))
      or i.credited_cents <> (select -coalesce(sum(cents), 0) from ${invoiceEntries} e where e.invoice_id = i.id and e.kind = 'credit'))`);
  return rows;
}

const rounds = Number(process.env.PAIR_ROUNDS ?? 60);

// privacy.export-and-erasure; invoices.ledger
test("commands that run together neither deadlock nor lose changes", {
  timeout: 600_000,
}, async () => {
  const business = await newBusiness();
  const names = Object.keys(commands);
  const problems: string[] = [];
  const warned = vi.spyOn(shared().log, "warn");
  for (let round = 0; round < rounds; round += 1) {
    const person = await newPerson(business);
    const chosen = [1, 2, 3].map(() => names[next(names.length)] ?? "");
    warned.mockClear();
    isRunning = true;
    const settled = await Promise.allSettled(
      chosen.map(async (name) => {
        await sleep(next(10));
        await commands[name]?.(person);
      }),
    );
    isRunning = false;
    for (const [index, outcome] of settled.entries()) {
      if (outcome.status === "fulfilled" || isErased(outcome.reason)) continue;
      const { reason } = outcome;
      problems.push(`${chosen.join(" + ")}: ${chosen[index]}: ${String(reason?.cause ?? reason)}`);
    }
    if (warned.mock.calls.some(([text]) => text.includes("deadlock"))) {
      problems.push(`deadlock: ${chosen.join(" + ")}`);
    }
  }
  expect(problems).toEqual([]);
  expect(await wrongInvoices()).toEqual([]);
  const isStuck = inArray(customerImports.state, ["running", "undoing"]);
  expect(await query().$count(customerImports, isStuck)).toBe(0);
});
