import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { contactSchema, propertySchema } from "~/domains/customers/customers.schema.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { leadDetailsSchema } from "~/domains/office/customer-edits/customer-edits.schema.ts";
import {
  editContact,
  editCustomer,
  editProperty,
} from "~/domains/office/customer-edits/edit-customer.server.ts";
import { editLead, findLeadDetails } from "~/domains/office/customer-edits/edit-lead.server.ts";
import { findCustomer } from "~/domains/office/customers/find-customer.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { begin } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { beginInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, businessWithLead, requestEstimate } = followUps(platform);

/** A customer with a lead, a job, an estimate, and an invoice that no one was sent. */
async function business() {
  const capturedLead = await businessWithLead();
  const owner = await addBusinessMember(platform(), capturedLead.contractorId, "owner");
  const crew = await crewOf(platform(), owner, "One");
  const [lead] = await query().select().from(leads).where(eq(leads.id, capturedLead.leadId));
  if (!lead?.customerId || !lead.phone || !lead.email) throw new Error("incomplete lead");
  const person = {
    customer_name: lead.name,
    phone: formatPhone(lead.phone) ?? "",
    email: lead.email,
    address: "12 Oak St, Austin, TX 78701",
  };
  await addVisit(platform(), owner, { ...person, lead_id: lead.id, crew_id: crew });
  const ofLead = { ...person, lead_id: lead.id };
  const estimate = await begin(platform(), owner, ofLead, null);
  const invoice = await beginInvoice(platform(), owner, ofLead, null);
  if (!estimate.ok || !invoice.ok) throw new Error("not created");
  const { contractorId } = capturedLead;
  return { ...capturedLead, contractorId, owner, lead, customerId: lead.customerId };
}

type Business = Awaited<ReturnType<typeof business>>;

/** Name, phone, email, and address of everything open about the customer. */
async function copiesOf({ contractorId }: Pick<Business, "contractorId">) {
  const tables = [workOrders, jobEstimates, invoices] as const;
  const documents = await Promise.all(
    tables.map((table) =>
      query()
        .select({
          name: table.customerName,
          phone: table.phone,
          email: table.email,
          address: table.address,
        })
        .from(table)
        .where(eq(table.contractorId, contractorId)),
    ),
  );
  const [lead] = await query().select().from(leads).where(eq(leads.contractorId, contractorId));
  const [conversation] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  return { documents: documents.flat(), lead, conversation };
}

async function shownOf({ owner, customerId }: Pick<Business, "owner" | "customerId">) {
  const customer = await findCustomer(platform(), owner, customerId);
  if (!customer) throw new Error("no customer");
  const of = (kind: "phone" | "email") =>
    customer.contacts.find((contact) => contact.kind === kind);
  return { customer, phone: of("phone"), email: of("email"), property: customer.properties[0] };
}

const contactOf = (fields: Record<string, string>) => {
  const checked = check(contactSchema, fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
};

test("a customer's new name updates open leads, jobs, drafts, and the conversation", async () => {
  const of = await business();
  const { customer } = await shownOf(of);
  const { company, notes, tags, revision } = customer;
  const request = { name: "Emily Ward", company, notes, tags, revision };
  const details = { ...request, billing_address: null, do_not_contact: false };
  expect(await editCustomer(platform(), of.owner, of.customerId, details)).toMatchObject({
    ok: true,
  });
  const { documents, lead, conversation } = await copiesOf(of);
  expect(documents.map(({ name }) => name)).toEqual(["Emily Ward", "Emily Ward", "Emily Ward"]);
  expect([lead?.name, conversation?.name]).toEqual(["Emily Ward", "Emily Ward"]);
  // Refused as a whole: nothing open changes either.
  const stale = await editCustomer(platform(), of.owner, of.customerId, { ...details, name: "No" });
  expect(stale).toMatchObject({ code: "changed_elsewhere" });
  expect((await copiesOf(of)).lead?.name).toBe("Emily Ward");
});

test("a customer's new number and email update all open records", async () => {
  const of = await business();
  const { phone, email } = await shownOf(of);
  const save = (contact: typeof phone, fields: Record<string, string>) =>
    editContact(platform(), of.owner, {
      customerId: of.customerId,
      contactId: contact?.id ?? "",
      request: contactOf({ ...fields, seen: contact?.seen ?? "" }),
    });
  expect(await save(phone, { phone: "(512) 555-0781" })).toEqual({ ok: true });
  expect(await save(email, { email: "emily@new.example" })).toEqual({ ok: true });
  const next = { phone: "+15125550781", email: "emily@new.example" };
  const { documents, lead, conversation } = await copiesOf(of);
  expect(documents).toHaveLength(3);
  for (const copy of [...documents, lead, conversation]) expect(copy).toMatchObject(next);
});

test("a rejected number changes no open record", async () => {
  const of = await business();
  await requestEstimate(of.pageId, {
    name: "Max Other",
    phone: "(512) 555-0661",
    email: "m@home.example",
  });
  const { phone } = await shownOf(of);
  const refused = await editContact(platform(), of.owner, {
    customerId: of.customerId,
    contactId: phone?.id ?? "",
    request: contactOf({ phone: "(512) 555-0661", seen: phone?.seen ?? "" }),
  });
  expect(refused).toMatchObject({ ok: false, code: "invalid" });
  const { documents } = await copiesOf(of);
  expect(documents.map((copy) => copy.phone)).toEqual(Array(3).fill(phone?.value));
});

test("a property's new address updates open jobs and drafts", async () => {
  const of = await business();
  const { property } = await shownOf(of);
  const typed = check(propertySchema, {
    street: "14 Oak St",
    city: "Austin",
    state: "TX",
    zip_code: "78701",
    seen: property?.seen ?? "",
  });
  if (!typed.ok) throw new Error("invalid");
  const saved = await editProperty(platform(), of.owner, {
    customerId: of.customerId,
    propertyId: property?.id ?? "",
    request: typed.value,
  });
  expect(saved).toMatchObject({ ok: true });
  const { documents } = await copiesOf(of);
  expect(documents.map(({ address }) => address)).toEqual(
    Array(3).fill("14 Oak St, Austin, TX 78701"),
  );
});

test("an edited lead changes its customer", async () => {
  const of = await business();
  const shown = await findLeadDetails(platform(), of.owner, of.leadId);
  const typed = check(leadDetailsSchema, {
    seen: shown?.seen ?? "",
    name: "Emily Ward",
    phone: "(512) 555-0791",
    email: "emily@ward.example",
    address: "15 Ash St, Austin, TX 78701",
  });
  if (!typed.ok) throw new Error("invalid");
  expect(await editLead(platform(), of.owner, of.leadId, typed.value)).toMatchObject({ ok: true });
  const { customer } = await shownOf(of);
  expect(customer.name).toBe("Emily Ward");
  expect(customer.contacts.map(({ value }) => value)).toEqual([
    "+15125550791",
    "emily@ward.example",
  ]);
  expect(customer.properties.map(({ street }) => street)).toContain("15 Ash St");
});
