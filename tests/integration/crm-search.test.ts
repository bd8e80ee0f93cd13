import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import { newCustomerSchema } from "~/domains/customers/customers.schema.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { searchBusiness } from "~/domains/office/crm-search/search-business.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { check } from "~/platform/validation/form.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { ownerWithLead } = estimates(platform);

test("finds an appointment and an estimate by customer, address and number", async () => {
  const { owner, about } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const visitId = await addVisit(platform(), owner, {
    ...about,
    crew_id,
    customer_name: "Emily Carter",
    phone: "(512) 555-0163",
    address: "412 Pecan Street, Austin",
  });
  const { estimateId } = await addSentEstimate(platform(), owner, { about });
  const idsOf = async (text: string, reader = owner) =>
    (await searchBusiness(platform(), reader, text)).map(({ id }) => id);
  expect(await idsOf("pecan")).toContain(visitId);
  expect(await idsOf("carter")).toContain(visitId);
  expect((await idsOf("E-1001"))[0]).toBe(estimateId);
  const shown = await searchBusiness(platform(), owner, "E-1001");
  expect(shown[0]?.detail).toMatch(/^Leaking sink · Sent · /);
  // Digits alone are a document number, or a house number.
  const other = await addSentEstimate(platform(), owner, {
    about: { ...about, address: "1001 Oak St" },
  });
  expect((await idsOf("1001")).slice(0, 2)).toEqual([estimateId, other.estimateId]);
  const stranger = await addBusinessMember(platform(), await addBusiness(platform()), "owner");
  expect(await idsOf("pecan", stranger)).toEqual([]);
});

test("finds a number in any spelling", async () => {
  const { owner, about } = await ownerWithLead();
  const crew_id = await crewOf(platform(), owner, "Truck 1");
  const visitId = await addVisit(platform(), owner, { ...about, crew_id, phone: "(512) 555-0164" });
  for (const text of ["(512) 555-0164", "512.555.0164", "+1 512 555 0164", "5550164", "0164"]) {
    const results = await searchBusiness(platform(), owner, text);
    expect(
      results.map(({ id }) => id),
      text,
    ).toContain(visitId);
  }
});

test("finds customers by company and tag, and invoices by number", async () => {
  const { owner, about } = await ownerWithLead();
  const form = { name: "Zora Vance", company: "Juniper Dental", phone: "(512) 555-0165" };
  const request = check(newCustomerSchema, { ...form, email: "", tags: "net 30" });
  if (!request.ok) throw new Error("The form is wrong");
  const added = await addCustomer(platform(), owner, { request: request.value, requestKey: null });
  const customerId = added.ok ? added.customerId : "";
  const invoiceId = await addIssuedInvoice(platform(), owner, { about });
  const found = async (text: string, reader = owner) =>
    (await searchBusiness(platform(), reader, text)).map(({ kind, id }) => `${kind} ${id}`);
  for (const text of ["zora", "juniper", "net 30", "0165"]) {
    expect(await found(text), text).toContain(`customer ${customerId}`);
  }
  expect((await found("INV-1001"))[0]).toBe(`invoice ${invoiceId}`);
  const stranger = await addBusinessMember(platform(), await addBusiness(platform()), "owner");
  expect(await found("juniper", stranger)).toEqual([]);
  expect(await found("INV-1001", stranger)).toEqual([]);
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(found("zora", technician)).rejects.toThrow();
});

test("finds jobs without an appointment, and messages by their text", async () => {
  const { owner, about, contractorId } = await ownerWithLead();
  const job = { contractorId, customerName: "Ina Way", what: "New faucet", address: "9 Fig Ln" };
  const [open] = await platform().database.query.insert(workOrders).values(job).returning();
  const canceled = { ...job, status: "canceled" as const };
  await platform().database.query.insert(workOrders).values(canceled);
  const visitId = await addVisit(platform(), owner, { ...about, what: "Faucet repair" });
  const id = newId();
  const [conversation] = await platform()
    .database.query.select()
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  await platform()
    .database.query.insert(messages)
    .values({
      ...{ id, cause: id, kind: "reply", params: {}, toAddress: "x", state: "received" },
      ...{ contractorId, conversationId: conversation?.id ?? null, direction: "inbound" },
      text: "The gate code is 4711 zulu",
    });
  const found = async (text: string, reader = owner) =>
    (await searchBusiness(platform(), reader, text)).map((one) => `${one.kind} ${one.id}`);
  expect(await found("faucet")).toEqual([`visit ${visitId}`, `job ${open?.id}`]);
  expect(await found("fig ln")).toEqual([`job ${open?.id}`]);
  expect(await found("zulu gate")).toEqual([`message ${conversation?.id}`]);
  const [message] = await searchBusiness(platform(), owner, "zulu");
  expect(message?.detail).toBe("The gate code is 4711 zulu");
  const stranger = await addBusinessMember(platform(), await addBusiness(platform()), "owner");
  expect(await found("zulu", stranger)).toEqual([]);
});
