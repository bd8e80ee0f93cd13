import { eq } from "drizzle-orm";
import { invoiceSettings } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { acceptJobEstimate } from "~/domains/billing/job-estimates/accept-estimate.server.ts";
import { saveJobItems } from "~/domains/billing/job-items/job-items.server.ts";
import { savePrice } from "~/domains/billing/price-book/price-book.server.ts";
import { addCustomerNote } from "~/domains/customers/change-customers.server.ts";
import { customerConsents } from "~/domains/customers/customers.tables.server.ts";
import { saveEquipment, saveProperty } from "~/domains/customers/properties.server.ts";
import { scheduledMessages } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { addSpend } from "~/domains/growth/analytics/spend/spend.server.ts";
import {
  adConnections,
  adConversions,
} from "~/domains/growth/conversions/conversions.tables.server.ts";
import { reportLead } from "~/domains/growth/lead-reports/lead-reports.server.ts";
import {
  blockedCallers,
  callLegs,
  callPhones,
  calls,
  missedCallTexts,
  outgoingCalls,
  unreadConversations,
} from "~/domains/inbox/inbox.tables.server.ts";
import { saveSnippet } from "~/domains/inbox/snippets/snippets.server.ts";
import { checkLeadImport } from "~/domains/intake/lead-entry/lead-import.server.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { sourceLeads } from "~/domains/lead-sources/source-leads.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { addLeadTask } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { saveLeadView } from "~/domains/leads/lead-views/lead-views.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import { listOwnLeads } from "~/domains/leads/own/own-leads.server.ts";
import { sendingDomains } from "~/domains/messaging/messaging.tables.server.ts";
import { checkCustomerImport } from "~/domains/operations/customer-imports/customer-imports.server.ts";
import {
  customerImportRows,
  importedRecords,
  switchImports,
} from "~/domains/operations/operations.tables.server.ts";
import { callSettings } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { businessPlans, planSubscriptions } from "~/domains/publishing/publishing.tables.server.ts";
import { addAttachedFile } from "~/domains/schedule/attached-files/attached-files.server.ts";
import { addJobNote } from "~/domains/schedule/jobs/change-jobs.server.ts";
import {
  addChecklistToJob,
  listChecklists,
  saveChecklist,
} from "~/domains/schedule/jobs/checklists.server.ts";
import { addJobPhoto } from "~/domains/schedule/jobs/job-photos.server.ts";
import { addLeadPicture } from "~/domains/schedule/lead-pictures/change-lead-pictures.server.ts";
import { crews, visitOffers, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import {
  bookingHolds,
  bookingSettings,
} from "~/domains/schedule/self-booking/self-booking.tables.server.ts";
import { createJob } from "~/domains/schedule/visits/change-job.server.ts";
import { saveAppointmentType } from "~/domains/schedule/working-time/appointment-types.server.ts";
import { addBlockedTime } from "~/domains/schedule/working-time/blocked-times.server.ts";
import {
  saveOpenHolidays,
  saveWorkingHours,
} from "~/domains/schedule/working-time/working-hours.server.ts";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { payByCard } from "./card-activity-fixtures.ts";
import { addSentEstimate, line } from "./estimate-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";
import { samplePdf } from "./sample-file.ts";
import { samplePhoto } from "./sample-photo.ts";

const everyLead = {
  stage: null,
  lostReason: null,
  service: null,
  town: null,
  days: null,
  search: "",
};

/** Adds a note, a file, a property, and its equipment to the customer of a lead. */
async function workWithCustomer(
  platform: Platform,
  owner: BusinessMember,
  { leadId, mark }: { leadId: string; mark: string },
) {
  const [lead] = await platform.database.query.select().from(leads).where(eq(leads.id, leadId));
  const customerId = lead?.customerId ?? "";
  const text = `About ${mark}`;
  await addCustomerNote(platform, owner, { customerId, text, requestKey: null });
  await platform.database.query.insert(customerConsents).values({
    contractorId: owner.contractorId,
    customerId,
    phone: lead?.phone ?? "+15125550100",
    givenBy: `Homeowner ${mark}`,
    way: "phone",
    givenOn: "2026-11-01",
    recordedBy: owner.name,
  });
  const file = samplePdf(`Contract with ${mark}`);
  await addAttachedFile(platform, owner, { owner: { customerId }, file, requestKey: null });
  const saved = await saveProperty(platform, owner, {
    customerId,
    propertyId: null,
    request: {
      street: `7 ${mark} Ln`,
      unit: null,
      city: "Austin",
      state: "TX",
      zip_code: "78701",
      access_notes: `Gate of ${mark}`,
    },
  });
  if (!saved.ok) throw new Error(saved.code);
  const nothing = { make: null, model: null, serial: null, installed_on: null };
  await saveEquipment(platform, owner, {
    customerId,
    propertyId: saved.propertyId,
    equipmentId: null,
    request: { ...nothing, kind: `Furnace of ${mark}`, warranty_until: "2030-01-01" },
  });
}

/** Books a job of a lead, and adds a note, a checklist, a photo, a file, and line items to it. */
async function workOnJob(
  platform: Platform,
  owner: BusinessMember,
  { leadId, mark }: { leadId: string; mark: string },
) {
  const jobId = await inTransaction(platform, (work) =>
    createJob(work, {
      contractorId: owner.contractorId,
      leadId,
      customerName: `Homeowner ${mark}`,
      phone: null,
      phoneExtension: null,
      email: null,
      what: `A leak ${mark}`,
      address: `1 ${mark} St`,
      valueCents: null,
    }),
  );
  await addJobNote(platform, owner, { jobId, text: `Job note of ${mark}`, requestKey: null });
  const tasks = [{ text: `Check ${mark}`, needsPhoto: false }];
  const request = { name: `Checklist ${mark}`, service: null, tasks };
  await saveChecklist(platform, owner, { checklistId: null, request });
  const [checklist] = await listChecklists(platform, owner);
  await addChecklistToJob(platform, owner, { jobId, checklistId: checklist?.id ?? "" });
  await addJobPhoto(platform, owner, {
    jobId,
    file: await samplePhoto(40, 30),
    kind: "before",
    caption: `Job photo of ${mark}`,
    taskId: null,
    requestKey: null,
  });
  const file = samplePdf(`Permit of ${mark}`);
  await addAttachedFile(platform, owner, { owner: { jobId }, file, requestKey: null });
  const typed = {
    fields: { discount: "", tax_rate: "" },
    options: [{ name: "Job", lines: [line(`Part for ${mark}`, "10")] }],
  };
  await saveJobItems(platform, owner, { jobId, revision: 0, typed });
}

/** Adds everything that members can record about their lead. */
export async function workWithLead(platform: Platform, owner: BusinessMember, mark: string) {
  const { rows } = await listOwnLeads(platform, owner, everyLead, null);
  const leadId = rows[0]?.id ?? "";
  await addLeadNote(platform, owner, { leadId, text: `Their ${mark} note`, requestKey: null });
  await workWithCustomer(platform, owner, { leadId, mark });
  const file = await samplePhoto(40, 30);
  const picture = { leadId, file, shows: `Their ${mark} picture`, requestKey: null };
  await addLeadPicture(platform, owner, picture);
  const task = { task: `Call ${mark}`, due_on: "2026-11-20", member_id: owner.id };
  await addLeadTask(platform, owner, { leadId, task, requestKey: null });
  const snippet = { name: `Snippet ${mark}`, words: `We are near ${mark}.` };
  await saveSnippet(platform, owner, null, snippet);
  const fresh = { ...everyLead, stage: "new" as const, board: false };
  await saveLeadView(platform, owner, fresh, { name: `View ${mark}` });
  await savePrice(platform, owner, null, { name: `Work for ${mark}`, price: "90" });
  const spent = { source: `Ads ${mark}`, amount: "90", month: "2026-10" };
  await addSpend(platform, owner, spent);
  const { token } = await addSentEstimate(platform, owner, {
    about: { customer_name: `Homeowner ${mark}`, what: `A leak ${mark}` },
    options: [{ name: "Good", lines: [line(`Labor ${mark}`, "90")] }],
  });
  const typedName = `Homeowner ${mark}`;
  const response = { version: 1, option: 0, typedName, ipAddress: "203.0.113.7" };
  await acceptJobEstimate(platform, token, response);
  await workOnJob(platform, owner, { leadId, mark });
  const invoiceId = await addIssuedInvoice(platform, owner, {
    about: { customer_name: `Homeowner ${mark}`, what: `A leak ${mark}` },
    fields: { deposit: "20", message: `Thank you, ${mark}` },
    lines: [line(`Labor ${mark}`, "90")],
  });
  const howToPay = `By check to ${mark}`;
  const { id: memberId, contractorId } = owner;
  await platform.database.query
    .insert(invoiceSettings)
    .values({ contractorId, howToPay, dueDays: 14, reminds: true });
  await platform.database.query
    .insert(businessPlans)
    .values({ contractorId, plan: "starter", paidUntil: "2026-12-31" });
  const seen = platform.clock.now();
  await platform.database.query.insert(planSubscriptions).values({
    ...{ contractorId, plan: "starter", state: "live", customerId: `cus_${mark}` },
    ...{ subscriptionId: `sub_${mark}`, expiresAt: seen, checkAt: seen },
  });
  await takeCalls(platform, { contractorId, leadId, mark });
  await addSource(platform, { contractorId, leadId, mark });
  await payByCard(platform, { contractorId, invoiceId, mark });
  await reportLead(platform, owner, leadId, { reason: "other", words: `Odd ${mark}` });
  const bytes = new TextEncoder().encode(
    `name,email\nBrought ${mark},brought-${mark}@homes.example`,
  );
  await checkLeadImport(platform, owner, { name: `${mark}.csv`, bytes });
  const listed = await checkCustomerImport(platform, owner, { name: `${mark}.csv`, bytes });
  if (listed.ok) {
    await platform.database.query.insert(customerImportRows).values({
      importId: listed.importId,
      contractorId,
      line: 2,
      outcome: "wrong",
      reason: mark,
      cells: [mark],
    });
    await platform.database.query.insert(importedRecords).values({
      ...{ contractorId, kind: "customer", key: mark, recordId: newId() },
      importId: listed.importId,
    });
  }
  await platform.database.query
    .insert(switchImports)
    .values({ contractorId, program: "jobber", state: "done", memberId, memberName: mark });
  await platform.database.query.insert(adConnections).values({
    ...{ contractorId, platform: "meta", accessToken: `sealed-${mark}`, accountId: "1234567890" },
    ...{ createdBy: mark, startedAt: seen },
  });
  await platform.database.query
    .insert(adConversions)
    .values({ contractorId, platform: "meta", leadId, stage: "lead", happenedAt: seen });
  const [crew] = await platform.database.query
    .select()
    .from(crews)
    .where(eq(crews.contractorId, contractorId));
  await planWork(platform, owner, { crewId: crew?.id ?? "", mark });
  const now = platform.clock.now();
  const [conversation] = await platform.database.query
    .select({ conversationId: conversations.id })
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  if (conversation) {
    const unread = { ...conversation, memberId, since: now };
    await platform.database.query.insert(unreadConversations).values(unread);
  }
  await platform.database.query.insert(visitOffers).values({
    contractorId,
    leadId,
    crewId: crew?.id ?? "",
    tokenHash: `hash of ${mark}`,
    what: `A leak ${mark}`,
    starts: [now],
    durationMinutes: 60,
    travelMinutes: 0,
    windowMinutes: 0,
    expiresAt: now,
  });
}

/** Sets hours, time off, a worked holiday, and a type of appointment. */
async function planWork(
  platform: Platform,
  owner: BusinessMember,
  { crewId, mark }: { crewId: string; mark: string },
) {
  await saveWorkingHours(platform, owner, null, {
    monday_1_opens: "07:00",
    monday_1_closes: "19:00",
  });
  await saveOpenHolidays(platform, owner, { open_holidays: ["columbus"] });
  const day = { from_date: "2027-08-02", from_time: null, to_date: null, to_time: null };
  const request = { ...day, kind: "time_off" as const, crew_id: crewId, reason: `Trip ${mark}` };
  await addBlockedTime(platform, owner, { request, requestKey: null });
  await saveAppointmentType(platform, owner, null, {
    name: `Tune-up ${mark}`,
    duration_minutes: "60",
    travel_minutes: "30",
    crew_ids: [crewId],
  });
  const { query } = platform.database;
  const { contractorId } = owner;
  await query.insert(bookingSettings).values({ contractorId, isOn: true });
  const [job] = await query
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(eq(workOrders.contractorId, contractorId));
  const now = platform.clock.now();
  const times = {
    leavesAt: now,
    startsAt: now,
    endsAt: new Date(now.getTime() + 1),
    expiresAt: now,
  };
  const hold = { contractorId, crewId, workOrderId: job?.id ?? "", invoiceId: newId(), ...times };
  await query.insert(bookingHolds).values({ ...hold, state: "released" });
}

/** Adds a lead source that sent a lead. */
async function addSource(
  platform: Platform,
  { contractorId, leadId, mark }: { contractorId: string; leadId: string; mark: string },
) {
  const { query } = platform.database;
  const sourceId = newId();
  const source = { id: sourceId, contractorId, kind: "webhook" as const, createdBy: "Bo" };
  await query.insert(connectedSources).values({ ...source, name: `Source ${mark}` });
  const deliveryId = newId();
  await query.insert(leadDeliveries).values({
    id: deliveryId,
    contractorId,
    sourceId,
    leadId,
    providerLeadId: `lead ${mark}`,
    bodyHash: mark,
    fields: [{ label: "message", value: `Sink ${mark}` }],
    state: "lead",
  });
  const row = { contractorId, sourceId, deliveryId, leadId, isNew: true, costCents: 4_500 };
  await query.insert(sourceLeads).values({ ...row, verdict: "real", verdictBy: `Bo ${mark}` });
}

/** Adds a missed call, the phones that ring, and a blocked caller. */
async function takeCalls(
  platform: Platform,
  { contractorId, leadId, mark }: { contractorId: string; leadId: string; mark: string },
) {
  const { query } = platform.database;
  const [conversation] = await query
    .select({ conversationId: conversations.id })
    .from(conversations)
    .where(eq(conversations.contractorId, contractorId));
  const numbers = { toPhone: "+15125550100", fromPhone: "+15125550197" };
  const [call] = await query
    .insert(calls)
    .values({
      ...{ contractorId, leadId, conversationId: conversation?.conversationId ?? null, ...numbers },
      ...{ providerId: `CA of ${mark}`, state: "missed", endedAt: platform.clock.now() },
    })
    .returning();
  const phone = "+15125550171";
  await query.insert(callLegs).values({ callId: call?.id ?? "", place: 0, phone });
  const settings = { enabled: true, ringSeconds: 20, textsMissed: true };
  await query.insert(callSettings).values({ contractorId, ...settings });
  await query.insert(callPhones).values({ contractorId, place: 0, name: `Phone ${mark}`, phone });
  const blocked = { phone: "+15125550139", blockedBy: `Boss ${mark}` };
  await query.insert(blockedCallers).values({ contractorId, ...blocked });
  const [now, conversationId] = [platform.clock.now(), conversation?.conversationId ?? ""];
  const later = { contractorId, conversationId, sendAt: now, writtenAt: now, toAddress: phone };
  const written = { author: "Olivia", channel: "sms", text: `Later ${mark}` } as const;
  await query.insert(scheduledMessages).values({ ...later, ...written });
  const between = {
    memberPhone: phone,
    customerPhone: numbers.fromPhone,
    fromPhone: "+15125550159",
  };
  const outgoing = { ...between, startedBy: `Boss ${mark}`, state: "talked", seconds: 95 } as const;
  await query.insert(outgoingCalls).values({ contractorId, conversationId, ...outgoing });
  const wording = { version: 1, text: "Sorry we missed you", author: "member: Olivia" };
  await query.insert(missedCallTexts).values({ contractorId, ...wording });
  const keys = { selector: "s1", publicKey: "public", sealedKey: "sealed-key" };
  const domain = { domain: "own.example", mailbox: "office", state: "waiting" } as const;
  await query.insert(sendingDomains).values({ contractorId, ...keys, ...domain });
}
