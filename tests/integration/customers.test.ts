import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import {
  addCustomer,
  addCustomerNote,
  saveContact,
} from "~/domains/customers/change-customers.server.ts";
import {
  customerContacts,
  customers,
  properties,
} from "~/domains/customers/customers.tables.server.ts";
import { mergeCustomers, undoCustomerMerge } from "~/domains/customers/merge-customers.server.ts";
import { findOrCreateCustomers } from "~/domains/customers/open-customers.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { searchBusiness } from "~/domains/office/crm-search/search-business.server.ts";
import { assignCustomersOfRows } from "~/domains/office/customers/assign-customers-job.server.ts";
import { readTimeline } from "~/domains/office/customers/customer-timeline.server.ts";
import {
  findCanonicalCustomer,
  findCustomer,
} from "~/domains/office/customers/find-customer.server.ts";
import { listCustomers } from "~/domains/office/customers/list-customers.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { begin } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { beginInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, requestEstimate } = followUps(platform);
const actor = system("test");

const open = (contractorId: string, ...people: object[]) =>
  inTransaction(platform(), (work) =>
    findOrCreateCustomers(
      work,
      people.map((person) => ({
        contractorId,
        name: "Emily Carter",
        phone: null,
        email: null,
        ...person,
      })),
    ),
  );
const customersOf = (contractorId: string) =>
  query().select().from(customers).where(eq(customers.contractorId, contractorId));
const contactsOf = (customerId: string) =>
  query()
    .select()
    .from(customerContacts)
    .where(eq(customerContacts.customerId, customerId))
    .orderBy(customerContacts.position);

async function business() {
  const capturedLead = await businessWithLead();
  const owner = await addBusinessMember(platform(), capturedLead.contractorId, "owner");
  const crew = await crewOf(platform(), owner, "One");
  const [lead] = await query().select().from(leads).where(eq(leads.id, capturedLead.leadId));
  if (!lead?.customerId) throw new Error("The lead has no customer");
  return { ...capturedLead, owner, crew, customerId: lead.customerId };
}

test("a request creates one customer, who also owns its conversation", async () => {
  const { contractorId, customerId, number, email } = await business();
  const [customer, ...others] = await customersOf(contractorId);
  expect(others).toEqual([]);
  expect(customer).toMatchObject({ id: customerId, name: "Emily Carter", source: "request" });
  expect((await contactsOf(customerId)).map(({ value }) => value)).toEqual([number, email]);
  const [conversation] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  expect(conversation?.customerId).toBe(customerId);
});

test("jobs, estimates, and invoices have their lead's customer", async () => {
  const { owner, crew, leadId, customerId } = await business();
  const visitId = await addVisit(platform(), owner, {
    lead_id: leadId,
    crew_id: crew,
    phone: "(512) 555-0177",
  });
  const [job] = await query()
    .select({
      id: workOrders.id,
      customerId: workOrders.customerId,
      propertyId: workOrders.propertyId,
    })
    .from(workOrders)
    .innerJoin(visits, eq(visits.workOrderId, workOrders.id))
    .where(eq(visits.id, visitId));
  expect(job?.customerId).toBe(customerId);
  const [place] = await query()
    .select()
    .from(properties)
    .where(eq(properties.customerId, customerId));
  expect(place).toMatchObject({
    id: job?.propertyId,
    street: "12 Oak St",
    city: "Austin",
    zipCode: "78701",
  });
  const estimate = await begin(platform(), owner, { work_order_id: job?.id ?? "" }, null);
  const invoice = await beginInvoice(platform(), owner, { lead_id: leadId }, null);
  if (!estimate.ok || !invoice.ok) throw new Error("not created");
  const [ofEstimate] = await query()
    .select()
    .from(jobEstimates)
    .where(eq(jobEstimates.id, estimate.estimateId));
  const [ofInvoice] = await query()
    .select()
    .from(invoices)
    .where(eq(invoices.id, invoice.invoiceId));
  expect([ofEstimate?.customerId, ofInvoice?.customerId]).toEqual([customerId, customerId]);
});

test("rows without a customer are assigned one, and keep their IDs", async () => {
  const { contractorId, pageId, owner, crew, leadId } = await business();
  await requestEstimate(pageId, {
    name: "Max Other",
    phone: "(512) 555-0661",
    email: "max@home.example",
  });
  await addVisit(platform(), owner, { lead_id: leadId, crew_id: crew });
  await addVisit(platform(), owner, {
    crew_id: crew,
    time: "14:00",
    customer_name: "No Contact",
    phone: "",
    email: "",
  });
  await beginInvoice(platform(), owner, { lead_id: leadId }, null);
  const tables = [leads, conversations, workOrders, invoices] as const;
  const rows = () =>
    Promise.all(
      tables.map((table) =>
        query()
          .select({ id: table.id, customerId: table.customerId })
          .from(table)
          .where(eq(table.contractorId, contractorId))
          .orderBy(table.id),
      ),
    );
  const before = await rows();
  const ids = before.flat().map(({ customerId }) => customerId);
  expect(ids).not.toContain(null);
  // As an earlier version left them.
  await query().delete(customers).where(eq(customers.contractorId, contractorId));
  expect((await rows()).flat().every(({ customerId }) => customerId === null)).toBe(true);
  await assignCustomersOfRows(platform(), actor);
  await assignCustomersOfRows(platform(), actor);
  const after = await rows();
  expect(after.map((each) => each.map(({ id }) => id))).toEqual(
    before.map((each) => each.map(({ id }) => id)),
  );
  const pairs = new Set(after.flat().map(({ customerId }, index) => `${ids[index]} ${customerId}`));
  expect(pairs.size).toBe(3);
  expect(await customersOf(contractorId)).toHaveLength(3);
});

test("one customer can have several numbers and addresses", async () => {
  const { contractorId } = await businessWithLead();
  const [first, second, third] = [
    { phone: "+15125550701", email: "e@home.example" },
    { phone: "+15125550702", email: "e@home.example" },
    { phone: "+15125550702", email: "e.carter@work.example" },
  ];
  const [one = ""] = await open(contractorId, first ?? {});
  expect(await open(contractorId, second ?? {}, third ?? {})).toEqual([one, one]);
  expect((await contactsOf(one)).map(({ value, isShared }) => [value, isShared])).toEqual([
    ["+15125550701", false],
    ["e@home.example", false],
    ["+15125550702", false],
    ["e.carter@work.example", false],
  ]);
});

test("people.shared: people who share a number are different customers", async () => {
  const { contractorId } = await businessWithLead();
  const phone = "+15125550711";
  const [ann, ben] = await open(
    contractorId,
    { name: "Ann Archer", phone, email: "ann@home.example" },
    { name: "Ben Baker", phone, email: "ben@home.example" },
  );
  expect(ann).not.toBe(ben);
  expect(await open(contractorId, { name: "Ben Baker", phone })).toEqual([ben]);
  const toll = { phone: "+18005550111" };
  const [first, two] = await open(
    contractorId,
    { ...toll, name: "Cy Cole" },
    { ...toll, name: "Di Dunn" },
  );
  expect(first).not.toBe(two);
});

test("a search finds customers by name, number, company, and address", async () => {
  const { owner, contractorId } = await business();
  const request = {
    name: "Zora Vance",
    company: "Vance Dental",
    billing_address: null,
    notes: null,
    tags: ["VIP", "Net 30"],
    phone: "+15125550731",
    email: "zora@vance.example",
    address: "88 Juniper Way, Austin, TX 78701",
    shares_contact: false,
  };
  const added = await addCustomer(platform(), owner, { request, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  const found = async (search: string) =>
    (await listCustomers(platform(), owner, { search, sort: "name", page: 1 })).rows.map(
      ({ id }) => id,
    );
  for (const text of [
    "zora",
    "VANCE dental",
    "(512) 555-0731",
    "0731",
    "juniper 88",
    "zora@v",
    "vip",
    "zora vip",
  ]) {
    expect([text, await found(text)]).toEqual([text, [added.customerId]]);
  }
  expect(await found("100%")).toEqual([]);
  const tagged = async (tag: string) =>
    (await listCustomers(platform(), owner, { search: "", tag, sort: "owed", page: 1 })).total;
  expect((await tagged("net 30")).customers).toBe(1);
  expect((await tagged("net")).customers).toBe(0);
  expect(await searchBusiness(platform(), owner, "vip")).toMatchObject([
    { kind: "customer", title: "Zora Vance", detail: expect.stringContaining("VIP") },
  ]);
  const taken = await addCustomer(platform(), owner, { request, requestKey: null });
  expect(taken).toMatchObject({
    code: "invalid",
    errors: { phone: expect.stringContaining("Zora") },
  });
  expect((await customersOf(contractorId)).length).toBe(2);
});

test("one of two concurrent customers with the same number is refused", async () => {
  const { owner, contractorId } = await business();
  const emptyDetails = {
    company: null,
    billing_address: null,
    notes: null,
    tags: [],
    address: null,
  };
  const add = (name: string) =>
    addCustomer(platform(), owner, {
      request: { ...emptyDetails, name, phone: "+15125550761", email: null, shares_contact: false },
      requestKey: null,
    });
  const results = await Promise.all(["Ann Ash", "Bo Birch", "Cy Cedar"].map(add));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  for (const refused of results.filter(({ ok }) => !ok)) {
    expect(refused).toMatchObject({ code: "invalid", errors: { phone: expect.any(String) } });
  }
  expect(await customersOf(contractorId)).toHaveLength(2);
});

test("a merge counts both customers' rows as one, until it is undone", async () => {
  const { owner, customerId, contractorId } = await business();
  const [other = ""] = await open(contractorId, { name: "Em Carter", phone: "+15125550741" });
  expect(
    await mergeCustomers(platform(), owner, { targetId: customerId, duplicateId: other }),
  ).toEqual({ ok: true });
  const merged = await findCustomer(platform(), owner, customerId);
  expect(merged?.contacts.map(({ value }) => value)).toContain("+15125550741");
  expect(await findCanonicalCustomer(platform(), owner, other)).toBe(customerId);
  expect(await open(contractorId, { name: "Em Carter", phone: "+15125550741" })).toEqual([
    customerId,
  ]);
  expect(
    await mergeCustomers(platform(), owner, { targetId: customerId, duplicateId: other }),
  ).toEqual({
    ok: false,
    code: "already_done",
  });
  expect(await undoCustomerMerge(platform(), owner, other)).toEqual({
    ok: true,
    name: "Em Carter",
  });
  expect((await findCustomer(platform(), owner, customerId))?.contacts).toHaveLength(2);
});

test("the history has requests, messages, appointments, and money, page by page", async () => {
  const { owner, crew, leadId, customerId } = await business();
  await addVisit(platform(), owner, { lead_id: leadId, crew_id: crew });
  await beginInvoice(platform(), owner, { lead_id: leadId }, null);
  await addCustomerNote(platform(), owner, { customerId, text: "Has a dog", requestKey: null });
  const customer = await findCustomer(platform(), owner, customerId);
  expect(customer?.requests).toMatchObject([
    { id: leadId, need: "The sink leaks", stage: "booked" },
  ]);
  expect(customer?.jobs).toMatchObject([{ what: "Leaking sink", visitAt: expect.any(Date) }]);
  expect(customer?.open.next).toMatchObject({ what: "Leaking sink" });
  const { entries } = await readTimeline(platform(), owner, customerId, null);
  const kinds = new Set(entries.map(({ kind }) => kind));
  for (const kind of ["request", "appointment", "invoice", "note"] as const) {
    expect([...kinds]).toContain(kind);
  }
  const [first] = entries;
  if (!first) throw new Error("no entry");
  const next = await readTimeline(platform(), owner, customerId, { at: first.at, id: first.id });
  expect(next.entries.map(({ id }) => id)).toEqual(entries.slice(1).map(({ id }) => id));
});

test("another business can neither read nor change it", async () => {
  const { customerId } = await business();
  const { owner: stranger } = await business();
  expect(await findCustomer(platform(), stranger, customerId)).toBeNull();
  expect(await findCanonicalCustomer(platform(), stranger, customerId)).toBeNull();
  expect((await readTimeline(platform(), stranger, customerId, null)).entries).toEqual([]);
  const request = { phone: "+15125550751", email: null, label: null, shares_contact: false };
  expect(
    await saveContact(platform(), stranger, { customerId, contactId: null, request }),
  ).toMatchObject({ code: "not_found" });
  expect(
    await addCustomerNote(platform(), stranger, { customerId, text: "x", requestKey: null }),
  ).toMatchObject({ code: "not_found" });
});

test("concurrent requests of one person create one customer", async () => {
  const { contractorId } = await businessWithLead();
  const person = { name: "Ray Racer", phone: "+15125550721", email: "ray@home.example" };
  const ids = await Promise.all(Array.from({ length: 8 }, () => open(contractorId, person)));
  expect(new Set(ids.flat()).size).toBe(1);
  const rows = await query()
    .select()
    .from(customers)
    .where(inArray(customers.name, ["Ray Racer"]));
  expect(rows).toHaveLength(1);
});
