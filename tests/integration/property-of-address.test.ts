import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { propertySchema } from "~/domains/customers/customers.schema.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  leadDetailsSchema,
  visitDetailsSchema,
} from "~/domains/office/customer-edits/customer-edits.schema.ts";
import { editProperty } from "~/domains/office/customer-edits/edit-customer.server.ts";
import { editLead, findLeadDetails } from "~/domains/office/customer-edits/edit-lead.server.ts";
import { editVisit, findVisitDetails } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { findCustomer } from "~/domains/office/customers/find-customer.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { findVisitPlace } from "~/domains/schedule/visits/list-visits.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, crewOf } from "./appointment-fixtures.ts";
import { addDraftEstimate, editorOf } from "./estimate-fixtures.ts";
import { addDraftInvoice, editorOf as invoiceEditorOf } from "./invoice-fixtures.ts";
import { customersWithProperties, elm, oak } from "./property-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, business } = customersWithProperties(platform);

async function edit(owner: BusinessMember, visitId: string, change: Record<string, string>) {
  const shown = await findVisitDetails(platform(), owner, visitId);
  if (!shown) throw new Error("no visit");
  const { visit, seen } = shown;
  const checked = check(visitDetailsSchema, {
    seen,
    customer_name: visit.customerName,
    phone: formatPhone(visit.phone, visit.phoneExtension) ?? "",
    email: visit.email ?? "",
    address: visit.address ?? "",
    what: visit.what,
    value: "",
    notes: "",
    ...change,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const saved = await editVisit(platform(), owner, visitId, checked.value);
  expect(saved).toMatchObject({ ok: true });
}

type Placed = typeof workOrders | typeof invoices | typeof jobEstimates;

/** The property of the business's only job, estimate, or invoice. */
async function propertyOf({ contractorId }: BusinessMember, table: Placed = workOrders) {
  const own = eq(table.contractorId, contractorId);
  const rows = await query().select({ propertyId: table.propertyId }).from(table).where(own);
  expect(rows).toHaveLength(1);
  return rows[0]?.propertyId;
}

async function jobOf({ contractorId }: BusinessMember) {
  const own = eq(workOrders.contractorId, contractorId);
  const [job] = await query().select().from(workOrders).where(own);
  if (!job) throw new Error("no job");
  return job;
}

test("an appointment's new address is that of another property", async () => {
  const { owner, about, oakId, elmId, listStreets } = await business();
  const visitId = await addVisit(platform(), owner, about);
  expect(await propertyOf(owner)).toBe(oakId);
  await edit(owner, visitId, { address: "99 Elm Street" });
  expect(await propertyOf(owner)).toBe(elmId);
  expect(await findVisitPlace(platform(), owner, visitId)).toMatchObject({
    accessNotes: "Gate code 4711",
  });
  await edit(owner, visitId, { address: "5 Pine Ct, Austin, TX 78702" });
  expect(await listStreets()).toEqual(["12 Oak St", "5 Pine Ct", "99 Elm St"]);
  expect(await findVisitPlace(platform(), owner, visitId)).toMatchObject({ accessNotes: null });
  await edit(owner, visitId, { address: "" });
  expect(await propertyOf(owner)).toBeNull();
});

test("another appointment at a new address moves the job there", async () => {
  const { owner, about, elmId } = await business();
  const crew_id = await crewOf(platform(), owner, "One");
  await addVisit(platform(), owner, { ...about, crew_id });
  const job = await jobOf(owner);
  const next = { ...about, address: elm, work_order_id: job.id, date: "2026-11-24" };
  await addVisit(platform(), owner, { ...next, crew_id });
  expect(await propertyOf(owner)).toBe(elmId);
});

test("an estimate's and a draft invoice's new address is another property's", async () => {
  const { owner, about, oakId, elmId } = await business();
  const estimateId = await addDraftEstimate(platform(), owner, { about });
  const { invoiceId } = await addDraftInvoice(platform(), owner, { about });
  expect([await propertyOf(owner, jobEstimates), await propertyOf(owner, invoices)]).toEqual([
    oakId,
    oakId,
  ]);
  const estimate = await editorOf(platform(), owner, estimateId);
  await estimate.save((typed) => ({ ...typed, fields: { ...typed.fields, address: elm } }));
  const invoice = await invoiceEditorOf(platform(), owner, invoiceId);
  await invoice.save((typed) => ({ ...typed, fields: { ...typed.fields, address: elm } }));
  expect([await propertyOf(owner, jobEstimates), await propertyOf(owner, invoices)]).toEqual([
    elmId,
    elmId,
  ]);
});

test("an edited property changes no job that moved elsewhere", async () => {
  const { owner, about, customerId, oakId } = await business();
  const visitId = await addVisit(platform(), owner, about);
  await edit(owner, visitId, { address: elm });
  // As earlier versions saved it: the new address, still with the old property.
  const own = eq(workOrders.contractorId, owner.contractorId);
  await query().update(workOrders).set({ propertyId: oakId }).where(own);
  const customer = await findCustomer(platform(), owner, customerId);
  const property = customer?.properties.find(({ id }) => id === oakId);
  const typed = { street: "14 Oak St", city: "Austin", state: "TX", seen: property?.seen ?? "" };
  const checked = check(propertySchema, typed);
  if (!checked.ok) throw new Error("invalid");
  const target = { customerId, propertyId: oakId, request: checked.value };
  expect(await editProperty(platform(), owner, target)).toMatchObject({ ok: true });
  expect((await jobOf(owner)).address).toBe(elm);
});

test("an edited property's open jobs stay at it", async () => {
  const { owner, about, customerId, oakId, listStreets } = await business();
  await addVisit(platform(), owner, about);
  const customer = await findCustomer(platform(), owner, customerId);
  const property = customer?.properties.find(({ id }) => id === oakId);
  const typed = { street: "14 Oak St", city: "Austin", state: "TX", seen: property?.seen ?? "" };
  const checked = check(propertySchema, typed);
  if (!checked.ok) throw new Error("invalid");
  const target = { customerId, propertyId: oakId, request: checked.value };
  expect(await editProperty(platform(), owner, target)).toMatchObject({ ok: true });
  expect(await propertyOf(owner)).toBe(oakId);
  expect(await listStreets()).toEqual(["14 Oak St", "99 Elm St"]);
});

test("a lead's corrected address corrects its property, with its jobs", async () => {
  const { owner, leadId } = await business();
  const change = async (address: string) => {
    const shown = await findLeadDetails(platform(), owner, leadId);
    const { name, phone, email, seen } = shown ?? {};
    const fields = { name, phone: formatPhone(phone ?? null) ?? "", email, seen, address };
    const checked = check(leadDetailsSchema, fields);
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const saved = await editLead(platform(), owner, leadId, checked.value);
    expect(saved).toMatchObject({ ok: true });
  };
  const placesOfLead = async () => {
    const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
    const customer = await findCustomer(platform(), owner, lead?.customerId ?? "");
    return { lead, properties: customer?.properties ?? [] };
  };
  await change("7 Birch Rd, Austin, TX 78703");
  const before = await placesOfLead();
  expect(before.lead?.propertyId).toBe(before.properties[0]?.id);
  const { name, email } = before.lead ?? {};
  const person = { customer_name: name ?? "", email: email ?? "", address: before.lead?.address };
  const visitId = await addVisit(platform(), owner, {
    ...person,
    address: person.address ?? "",
    lead_id: leadId,
  });
  await change("17 Birch Rd, Austin, TX 78703");
  const after = await placesOfLead();
  expect(after.properties.map(({ street }) => street)).toEqual(["17 Birch Rd"]);
  expect(after.lead?.propertyId).toBe(before.lead?.propertyId);
  expect(await propertyOf(owner)).toBe(before.lead?.propertyId);
  // From the appointment, too.
  await edit(owner, visitId, { address: "27 Birch Rd, Austin, TX 78703", update_lead: "on" });
  const last = await placesOfLead();
  expect(last.properties.map(({ street }) => street)).toEqual(["27 Birch Rd"]);
  expect(await propertyOf(owner)).toBe(before.lead?.propertyId);
  await change(oak);
  expect((await placesOfLead()).properties.map(({ street }) => street)).toEqual(["12 Oak St"]);
});
