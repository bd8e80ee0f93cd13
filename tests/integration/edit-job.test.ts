import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { saveJobEstimate } from "~/domains/billing/job-estimates/save-estimate.server.ts";
import { addCustomer } from "~/domains/customers/change-customers.server.ts";
import {
  jobChangeSchema,
  jobDetailsSchema,
  visitDetailsSchema,
} from "~/domains/office/customer-edits/customer-edits.schema.ts";
import {
  changeJobDetails,
  editJob,
  findJobDetails,
} from "~/domains/office/customer-edits/edit-job.server.ts";
import { editVisit, findVisitDetails } from "~/domains/office/customer-edits/edit-visit.server.ts";
import { addedJobSchema } from "~/domains/schedule/schedule.schema.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { openLink, visitPath } from "~/domains/schedule/visit-offers/visit-links.server.ts";
import { addJob } from "~/domains/schedule/visits/add-job.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { check } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, visitForm } from "./appointment-fixtures.ts";
import { addDraftEstimate, editorOf } from "./estimate-fixtures.ts";
import { addDraftInvoice, addIssuedInvoice } from "./invoice-fixtures.ts";
import { customersWithProperties, elm } from "./property-fixtures.ts";

const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, business } = customersWithProperties(platform);

async function addLaterJob(owner: BusinessMember, about: Record<string, string>) {
  const { crew_id: _crew, date: _date, time: _time, ...fields } = visitForm(about);
  const checked = check(addedJobSchema, fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const added = await addJob(platform(), owner, { request: checked.value, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  return added.jobId;
}

/** The job's form as shown, with changes. */
async function formOf(owner: BusinessMember, jobId: string, change: Record<string, string>) {
  const details = await findJobDetails(platform(), owner, { jobId, customerId: null });
  if (!details) throw new Error("no job");
  const { customerName, phone, phoneExtension, email, address, what, seen } = details.saved;
  const checked = check(jobDetailsSchema, {
    seen,
    customer_id: "",
    customer_name: customerName,
    phone: formatPhone(phone, phoneExtension) ?? "",
    email: email ?? "",
    address: address ?? "",
    what,
    ...change,
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}

async function jobOf(jobId: string) {
  const [job] = await query().select().from(workOrders).where(eq(workOrders.id, jobId));
  if (!job) throw new Error("no job");
  return job;
}

async function addOther(owner: BusinessMember) {
  const request = {
    name: "Omar Reed",
    company: null,
    billing_address: null,
    notes: null,
    tags: [],
    phone: "+15125550732",
    email: null,
    address: "5 Pine Ct, Austin, TX 78702",
    shares_contact: false,
  };
  const added = await addCustomer(platform(), owner, { request, requestKey: null });
  if (!added.ok) throw new Error(added.code);
  return added.customerId;
}

const omar = {
  customer_name: "Omar Reed",
  phone: "(512) 555-0732",
  email: "",
  address: "5 Pine Ct, Austin, TX 78702",
};

test("an unscheduled job's address, contact, and title can be edited", async () => {
  const { owner, about, elmId } = await business();
  const jobId = await addLaterJob(owner, about);
  const change = { address: elm, phone: "(512) 555-0790", what: "Replace sink" };
  const form = await formOf(owner, jobId, change);
  const stale = await formOf(owner, jobId, { what: "Something else" });
  expect(await editJob(platform(), owner, jobId, form)).toEqual({ ok: true, changed: true });
  expect(await editJob(platform(), owner, jobId, form)).toEqual({ ok: true, changed: false });
  expect(await jobOf(jobId)).toMatchObject({
    address: elm,
    phone: "+15125550790",
    what: "Replace sink",
    propertyId: elmId,
  });
  expect(await editJob(platform(), owner, jobId, stale)).toMatchObject({
    code: "changed_elsewhere",
  });
  const technician = await addBusinessMember(platform(), owner.contractorId, "technician");
  await expect(editJob(platform(), technician, jobId, form)).rejects.toThrow("permission denied");
});

test("a job moves to another customer with its appointments and drafts", async () => {
  const { owner, about, customerId } = await business();
  const visitId = await addVisit(platform(), owner, about);
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  const jobId = visit?.workOrderId ?? "";
  const ofJob = { ...about, work_order_id: jobId };
  const sentId = await addIssuedInvoice(platform(), owner, { about: ofJob });
  const { invoiceId: draftId } = await addDraftInvoice(platform(), owner, { about: ofJob });
  const token = (await visitPath(platform(), query(), visitId)).split("/").at(-1) ?? "";
  const otherId = await addOther(owner);
  const form = await formOf(owner, jobId, { ...omar, customer_id: otherId });
  expect(await editJob(platform(), owner, jobId, form)).toEqual({ ok: true, changed: true });
  expect(await editJob(platform(), owner, jobId, form)).toEqual({ ok: true, changed: false });
  const job = await jobOf(jobId);
  expect(job).toMatchObject({ customerId: otherId, customerName: "Omar Reed", leadId: null });
  const invoiceOf = async (id: string) =>
    (await query().select().from(invoices).where(eq(invoices.id, id)))[0];
  expect(await invoiceOf(sentId)).toMatchObject({ customerId, customerName: "Rita Stone" });
  expect(await invoiceOf(draftId)).toMatchObject({
    customerId: otherId,
    customerName: "Omar Reed",
    propertyId: job.propertyId,
  });
  // The earlier customer's link shows nothing of the new one.
  expect(await openLink(platform(), query(), token)).toBeNull();
  const [entry] = await query().select().from(auditEntries).where(eq(auditEntries.entityId, jobId));
  expect(entry).toMatchObject({ action: "job.edit", before: { customer: customerId } });
});

test("an appointment's form moves its job, too", async () => {
  const { owner, about } = await business();
  const visitId = await addVisit(platform(), owner, about);
  const otherId = await addOther(owner);
  const shown = await findVisitDetails(platform(), owner, visitId);
  const checked = check(visitDetailsSchema, {
    ...omar,
    seen: shown?.seen ?? "",
    customer_id: otherId,
    what: "Leaking sink",
    value: "",
    notes: "",
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  const saved = await editVisit(platform(), owner, visitId, checked.value);
  expect(saved).toEqual({ ok: true, changed: true });
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  expect(await jobOf(visit?.workOrderId ?? "")).toMatchObject({
    ...{ customerId: otherId, customerName: "Omar Reed", phone: "+15125550732" },
  });
});

test("a draft estimate moves to the customer who is picked in its form", async () => {
  const { owner, about, elmId } = await business();
  const otherId = await addOther(owner);
  const estimateId = await addDraftEstimate(platform(), owner, {
    about: { ...omar, customer_id: otherId },
  });
  const { estimate, typed } = await editorOf(platform(), owner, estimateId);
  const { customer_name: customerName, phone, email, customer_id: customerId } = about;
  const fields = { ...typed.fields, customer_name: customerName, phone, email, address: elm };
  const next = { ...typed, fields };
  const { revision } = estimate;
  const saved = await saveJobEstimate(platform(), owner, {
    ...{ estimateId, revision, typed: next, customerId },
  });
  expect(saved).toMatchObject({ ok: true });
  const [row] = await query().select().from(jobEstimates).where(eq(jobEstimates.id, estimateId));
  expect(row).toMatchObject({ customerId, propertyId: elmId, customerName: "Rita Stone" });
});

test("a job doesn't move to another business's customer", async () => {
  const { owner, about } = await business();
  const jobId = await addLaterJob(owner, about);
  const foreign = await business();
  const form = await formOf(owner, jobId, { ...omar, customer_id: foreign.customerId });
  expect(await editJob(platform(), owner, jobId, form)).toMatchObject({
    errors: { customer_name: "Choose the customer again" },
  });
  const target = { jobId, customerId: foreign.customerId };
  expect(await findJobDetails(platform(), owner, target)).toBeNull();
});

test("programs change only the fields that they send", async () => {
  const { owner, about } = await business();
  const jobId = await addLaterJob(owner, about);
  const before = await jobOf(jobId);
  const change = async (fields: Record<string, string>) => {
    const checked = check(jobChangeSchema, fields);
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    return changeJobDetails(platform(), owner, jobId, checked.value);
  };
  const seenAt = before.updatedAt.toISOString();
  expect(await change({ address: elm, seen_at: seenAt })).toEqual({ ok: true, changed: true });
  expect(await jobOf(jobId)).toMatchObject({
    ...{ address: elm, phone: before.phone, what: before.what },
  });
  expect(await change({ what: "New", seen: "Other" })).toMatchObject({ code: "changed_elsewhere" });
});
