import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { addCustomer, saveCustomer } from "~/domains/customers/change-customers.server.ts";
import { withdrawTextConsent } from "~/domains/customers/consents.server.ts";
import {
  customerSchema,
  newCustomerSchema,
  textConsentSchema,
} from "~/domains/customers/customers.schema.ts";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { queueCustomerMessage } from "~/domains/follow-ups/by-hand/queue-customer-message.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { sendManualMessage } from "~/domains/follow-ups/by-hand/send-manual-message.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { findCustomer } from "~/domains/office/customers/find-customer.server.ts";
import { recordTextConsent } from "~/domains/office/customers/text-consent.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { notifyByText } from "~/domains/schedule/visit-notices/send-notices.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);
const actor = system("test");
let next = 100;

/** A business that can text, with a customer whom a member added. */
async function withCustomer() {
  const { contractorId, leadId, number } = await businessWithLead();
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  next += 1;
  const phone = `+1512555${String(next).padStart(4, "0")}`;
  const checked = check(newCustomerSchema, { name: "Rosa Diaz", phone, email: "", tags: "" });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const added = await addCustomer(platform(), owner, { request: checked.value, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  const { customerId } = added;
  const record = (change: Record<string, string> = {}) => {
    const request = check(textConsentSchema, {
      phone,
      given_by: "Rosa Diaz",
      way: "in_person",
      given_on: "2026-11-18",
      note: "",
      ...change,
    });
    if (!request.ok) throw new Error(JSON.stringify(request.errors));
    return recordTextConsent(platform(), owner, { customerId, request: request.value });
  };
  return { contractorId, leadId, number, owner, phone, customerId, record };
}

const conversationWith = async (contractorId: string, phone: string) => {
  const [conversation] = await query()
    .select()
    .from(conversations)
    .where(and(eq(conversations.contractorId, contractorId), eq(conversations.phone, phone)));
  return conversation?.id ?? "";
};

const write = (owner: BusinessMember, conversationId: string, text = "We’re running late.") =>
  queueCustomerMessage(platform(), owner, {
    conversationId,
    request: { channel: "sms", subject: null, words: text },
    requestKey: null,
  });

test("a customer is texted once their consent is recorded", async () => {
  const { contractorId, owner, phone, customerId, record } = await withCustomer();
  expect(await conversationWith(contractorId, phone)).toBe("");
  expect(await record()).toMatchObject({ ok: true, changed: true });
  expect(await record()).toMatchObject({ ok: true, changed: false });
  const conversationId = await conversationWith(contractorId, phone);
  const written = await write(owner, conversationId);
  if (!written.ok) throw new Error(JSON.stringify(written));
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await sendManualMessage(platform(), actor, { messageId: written.messageId }, attempt);
  const [message] = await query().select().from(messages).where(eq(messages.id, written.messageId));
  expect(message?.state).toBe("kept");
  // The first text says who it's from and how to stop.
  expect(message?.text).toMatch(/^Bluebonnet Plumbing: We're running late\.[\s\S]*STOP/);
  const customer = await findCustomer(platform(), owner, customerId);
  expect(customer?.texts).toMatchObject([{ phone, recorded: { givenBy: "Rosa Diaz" } }]);
});

test("a withdrawn consent ends texts", async () => {
  const { contractorId, owner, phone, customerId, record } = await withCustomer();
  await record();
  const conversationId = await conversationWith(contractorId, phone);
  const consent = (await findCustomer(platform(), owner, customerId))?.texts[0]?.recorded;
  const consentId = consent?.id ?? "";
  expect(await withdrawTextConsent(platform(), owner, { customerId, consentId })).toEqual({
    ok: true,
  });
  expect(await write(owner, conversationId)).toMatchObject({
    ok: false,
    errors: { words: expect.stringContaining("no consent on file") },
  });
});

test("an opt-out counts more than a recorded consent", async () => {
  const { contractorId, owner, phone, record } = await withCustomer();
  await record();
  const conversationId = await conversationWith(contractorId, phone);
  const recipient = { contractorId, channel: "sms" as const, address: phone };
  await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "text" }));
  expect(await write(owner, conversationId)).toMatchObject({
    errors: { words: expect.stringContaining("START") },
  });
  expect(await record()).toMatchObject({
    errors: { phone: "They opted out of your texts. Only they can undo it, by texting START." },
  });
});

test("consent requires the customer's number and a past date", async () => {
  const first = await withCustomer();
  const otherBusiness = await withCustomer();
  expect(await first.record({ phone: otherBusiness.phone })).toEqual({
    ok: false,
    code: "not_found",
  });
  expect(await first.record({ given_on: "2030-01-01" })).toMatchObject({
    errors: { given_on: "This day is in the future" },
  });
  expect(await first.record({ way: "import" })).toMatchObject({
    errors: { note: "Enter where the list is from" },
  });
});

test("an appointment of a consenting customer is confirmed by text", async () => {
  const { contractorId, owner, phone, record } = await withCustomer();
  const crewId = await crewOf(platform(), owner, "One");
  const visitId = await addVisit(platform(), owner, {
    crew_id: crewId,
    phone,
    customer_name: "Rosa Diaz",
    email: "",
  });
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  const texts = () =>
    query()
      .select({ text: messages.text })
      .from(messages)
      .where(and(eq(messages.contractorId, contractorId), eq(messages.toAddress, phone)));
  const notice = { visitId, version: visit?.version ?? 1, notice: "booked" as const };
  await notifyByText(platform(), actor, notice);
  expect(await texts()).toEqual([]);
  await record();
  await notifyByText(platform(), actor, notice);
  expect(await texts()).toHaveLength(1);
});

test("an invoice is texted to a consenting customer", async () => {
  const { owner, phone, record } = await withCustomer();
  const customer = { customer_name: "Rosa Diaz", phone, email: "" };
  const invoiceId = await addIssuedInvoice(platform(), owner, { about: customer });
  const send = () =>
    sendInvoice(platform(), owner, { invoiceId, channel: "sms", requestKey: crypto.randomUUID() });
  expect(await send()).toMatchObject({ errors: { channel: expect.stringContaining("Record") } });
  await record();
  expect(await send()).toEqual({ ok: true });
  const [text] = await query().select().from(messages).where(eq(messages.toAddress, phone));
  expect(text?.text).toMatch(/http\S+\/i\//);
});

test("a customer marked do not contact gets no texts", async () => {
  const { owner, leadId } = await withCustomer();
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  const customerId = lead?.customerId ?? "";
  const [customer] = await query().select().from(customers).where(eq(customers.id, customerId));
  const request = check(customerSchema, {
    name: customer?.name ?? "",
    tags: "",
    do_not_contact: "on",
    revision: String(customer?.revision ?? 1),
  });
  if (!request.ok) throw new Error(JSON.stringify(request.errors));
  await saveCustomer(platform(), owner, customerId, request.value);
  const audited = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, customerId))
    .orderBy(desc(auditEntries.id));
  expect(audited[0]).toMatchObject({
    before: { doNotContact: false },
    after: { doNotContact: true },
  });
  expect(
    await queueManualMessage(platform(), owner, {
      leadId,
      request: { channel: "sms", subject: null, words: "Hello" },
      requestKey: null,
    }),
  ).toMatchObject({ errors: { words: expect.stringContaining("Do not contact") } });
});

test("members message only customers of their own business", async () => {
  const { contractorId, phone, record } = await withCustomer();
  const otherBusiness = await withCustomer();
  await record();
  const conversationId = await conversationWith(contractorId, phone);
  expect(await write(otherBusiness.owner, conversationId)).toEqual({
    ok: false,
    code: "not_found",
  });
});
