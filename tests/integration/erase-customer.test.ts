import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { addCustomer, saveContact } from "~/domains/customers/change-customers.server.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { mergeCustomers } from "~/domains/customers/merge-customers.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { eraseCustomer } from "~/domains/operations/privacy/erase-customer.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { Forbidden } from "~/platform/result.ts";
import { keyActor, observerActor, staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { begin } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

/** A business with a customer of two contacts, a job, an estimate, and a finalized invoice. */
async function business() {
  const capturedLead = await businessWithLead();
  const { contractorId, leadId } = capturedLead;
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const crew = await crewOf(platform(), owner, "One");
  await addVisit(platform(), owner, { lead_id: leadId, crew_id: crew });
  const estimate = await begin(platform(), owner, { lead_id: leadId }, null);
  const invoiceId = await addIssuedInvoice(platform(), owner, { about: { lead_id: leadId } });
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  const customerId = lead?.customerId ?? "";
  const email = `${crypto.randomUUID()}@second.example`;
  const request = { phone: null, email, label: null, shares_contact: false };
  await saveContact(platform(), owner, { customerId, contactId: null, request });
  // A job for the same customer under their other address.
  await addVisit(platform(), owner, {
    customer_id: customerId,
    crew_id: await crewOf(platform(), owner, "Two"),
    customer_name: "E. Carter",
    email,
  });
  const duplicate = await addCustomer(platform(), owner, {
    request: { ...newCustomer, name: "Em Carter" },
    requestKey: null,
  });
  if (!estimate.ok || !duplicate.ok) throw new Error("not created");
  const duplicateId = duplicate.customerId;
  await mergeCustomers(platform(), owner, { targetId: customerId, duplicateId });
  return { ...capturedLead, owner, customerId, duplicateId, invoiceId };
}

const newCustomer = {
  company: null,
  billing_address: null,
  notes: null,
  tags: [],
  contacts: [],
  address: null,
};

/** How many rows of the business name a person, by table. */
async function countRows(contractorId: string) {
  const tables = { customers, leads, conversations, workOrders, jobEstimates, messages };
  const counts = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => {
      const rows = await query()
        .select({ id: table.id })
        .from(table)
        .where(eq(table.contractorId, contractorId));
      return [name, rows.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const none = {
  customers: 0,
  leads: 0,
  conversations: 0,
  workOrders: 0,
  jobEstimates: 0,
  messages: 0,
};

const invoiceOf = async (invoiceId: string) => {
  const [invoice] = await query().select().from(invoices).where(eq(invoices.id, invoiceId));
  return invoice;
};

test("privacy.export-and-erasure: an owner erases a customer under each contact, and keeps books", async () => {
  const { contractorId, owner, duplicateId, invoiceId } = await business();
  const otherBusiness = await business();
  const untouched = await countRows(otherBusiness.contractorId);
  const before = await invoiceOf(invoiceId);
  expect(await countRows(contractorId)).toMatchObject({ customers: 2, workOrders: 2, leads: 1 });
  expect(await eraseCustomer(platform(), owner, duplicateId)).toEqual({ ok: true });
  expect(await countRows(contractorId)).toEqual(none);
  expect(await invoiceOf(invoiceId)).toMatchObject({
    number: before?.number,
    totalCents: before?.totalCents,
    customerName: "Deleted",
    email: null,
    phone: null,
    customerId: null,
  });
  expect(await countRows(otherBusiness.contractorId)).toEqual(untouched);
  expect(await eraseCustomer(platform(), owner, duplicateId)).toMatchObject({ code: "not_found" });
  expect(await eraseCustomer(platform(), owner, otherBusiness.customerId)).toMatchObject({
    code: "not_found",
  });
});

test("only an owner erases a customer", async () => {
  const { contractorId, customerId } = await business();
  const office = await addBusinessMember(platform(), contractorId, "office");
  for (const actor of [
    office,
    observerActor(contractorId),
    keyActor(contractorId, "customers:write"),
  ]) {
    await expect(eraseCustomer(platform(), actor, customerId)).rejects.toThrow(Forbidden);
  }
});

test("staff who erase a homeowner erase all their contacts", async () => {
  const { contractorId, leadId, invoiceId } = await business();
  expect(await eraseHomeowner(platform(), staffActor("super_admin"), leadId)).toBe(1);
  expect(await countRows(contractorId)).toEqual(none);
  expect(await invoiceOf(invoiceId)).toMatchObject({ customerName: "Deleted", customerId: null });
});
