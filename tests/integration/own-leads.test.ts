import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { leadNotes, leads } from "~/domains/leads/leads.tables.server.ts";
import type { LeadStage, LostReason, OwnLeadFilter } from "~/domains/leads/leads.ts";
import { changeLeadStatus, moveOwnLead } from "~/domains/leads/move-lead.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import { findOwnLead } from "~/domains/leads/own/find-own-lead.server.ts";
import {
  listLeadFilterOptions,
  listOwnLeads,
  readBoard,
  searchOwnLeads,
} from "~/domains/leads/own/own-leads.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { readLeadValues } from "~/domains/office/lead-values.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import type { Actor } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit } from "./appointment-fixtures.ts";
import { addSentEstimate } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead, requestEstimate, enrollmentOf } = followUps(platform);

const all: OwnLeadFilter = {
  stage: null,
  lostReason: null,
  service: null,
  town: null,
  days: null,
  search: "",
};

async function business() {
  const lead = await businessWithLead();
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner", { name: "Olive" });
  const move = (stage: LeadStage, lostReason: LostReason | null = null) =>
    moveOwnLead(platform(), owner, { leadId: lead.leadId, stage, lostReason });
  const list = async (filter: Partial<OwnLeadFilter> = {}, before: string | null = null) =>
    (await listOwnLeads(platform(), owner, { ...all, ...filter }, before)).rows;
  const row = async () => (await query().select().from(leads).where(eq(leads.id, lead.leadId)))[0];
  return { ...lead, owner, move, list, row };
}

test("leads.own: a business filters its own leads, without quarantined ones", async () => {
  const { owner, list, leadId, pageId, email } = await business();
  const { leadId: hidden } = await requestEstimate(pageId, {
    name: "Held Back",
    phone: "(512) 555-1999",
    email: "held@home.example",
  });
  await query().update(leads).set({ quarantined: true }).where(eq(leads.id, hidden));
  expect((await list()).map(({ id }) => id)).toEqual([leadId]);
  expect(await findOwnLead(platform(), owner, hidden)).toBeNull();
  const [{ city = "", need, urgency } = {}] = await list();
  expect([need, urgency]).toEqual(["The sink leaks", "today"]);
  const { towns, services, sources } = await listLeadFilterOptions(platform(), owner);
  expect(sources).toEqual(["Direct"]);
  expect(services).toEqual(["plumbing"]);
  expect(towns.map(({ label }) => label)).toEqual([`${city}, TX`]);
  const town = towns[0]?.value ?? "";
  const countLeads = async (filter: Partial<OwnLeadFilter>) => (await list(filter)).length;
  expect(
    await countLeads({ town, service: "plumbing", stage: "new", days: 7, search: email }),
  ).toBe(1);
  expect(await countLeads({ search: "emily car" })).toBe(1);
  expect(await countLeads({ source: "Direct" })).toBe(1);
  expect(await countLeads({ source: "Referral" })).toBe(0);
  await query().update(leads).set({ source: "referral" }).where(eq(leads.id, leadId));
  expect(await countLeads({ source: "Referral" })).toBe(1);
  await query()
    .update(leads)
    .set({ source: "page", cameBy: "Google Ads" })
    .where(eq(leads.id, leadId));
  expect(await countLeads({ source: "Direct" })).toBe(0);
  expect((await list({ source: "Google Ads" })).map(({ source }) => source)).toEqual([
    "Google Ads",
  ]);
  expect(await countLeads({ search: "%" })).toBe(0);
  expect(await countLeads({ town: "elsewhere-tx" })).toBe(0);
  expect(await countLeads({ service: "hvac" })).toBe(0);
  expect(await countLeads({ stage: "booked" })).toBe(0);
  platform().passTime(8 * 24 * 60 * 60 * 1000);
  expect(await countLeads({ days: 7 })).toBe(0);
});

test("leads.own: the command palette finds only the business's leads by prefix", async () => {
  const { owner, leadId, email } = await business();
  const otherBusiness = await business();
  const find = async (actor: Actor, text: string) =>
    (await searchOwnLeads(platform(), actor, text)).map(({ id }) => id);
  expect(await find(owner, email)).toEqual([leadId]);
  expect(await find(owner, "emily")).toEqual([leadId]);
  expect(await find(otherBusiness.owner, email)).toEqual([]);
  expect(await find(owner, "")).toEqual([]);
  expect(await find(owner, "%")).toEqual([]);
});

test("leads.stages, follow-ups.ends: moving a lead between columns ends its follow-up", async () => {
  const { owner, move, row, leadId } = await business();
  const columns = async () =>
    (await readBoard(platform(), owner, all))
      .filter(({ total }) => total > 0)
      .map(({ stage, total, leads: shown }) => [stage, total, shown.length]);
  expect(await columns()).toEqual([["new", 1, 1]]);
  expect(await move("done")).toMatchObject({ code: "not_possible" });
  expect(await move("estimate_sent")).toEqual({ ok: true, changed: true });
  expect(await row()).toMatchObject({ status: "contacted", estimateSentAt: expect.any(Date) });
  expect(await columns()).toEqual([["estimate_sent", 1, 1]]);
  expect(await move("estimate_sent")).toEqual({ ok: true, changed: false });
  await processEvents(platform());
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "lead_moved_on" });
  await move("contacted");
  expect(await row()).toMatchObject({ status: "contacted", estimateSentAt: null });
  await move("booked");
  await move("done");
  expect(await row()).toMatchObject({ status: "closed" });
});

test("a lost lead has a searchable reason until it is reopened", async () => {
  const { move, row, leadId, list } = await business();
  expect(await move("lost")).toMatchObject({
    code: "invalid",
    errors: { lost_reason: expect.any(String) },
  });
  expect(await move("lost", "price")).toEqual({ ok: true, changed: true });
  expect(await row()).toMatchObject({ status: "lost", lostReason: "price" });
  expect(await list({ lostReason: "price" })).toHaveLength(1);
  expect(await list({ lostReason: "no_answer" })).toEqual([]);
  await changeLeadStatus(platform(), staffActor("reviewer"), leadId, "contacted");
  expect(await row()).toMatchObject({ status: "contacted", lostReason: null });
});

test("leads.own, leads.consent: a lead shows notes, saved once, and consent choices", async () => {
  const { owner, contractorId, leadId, number } = await business();
  const requestKey = crypto.randomUUID();
  const note = { leadId, text: "Gate code 12", requestKey };
  expect(await addLeadNote(platform(), owner, note)).toEqual({ ok: true });
  expect(await addLeadNote(platform(), owner, note)).toEqual({ ok: true });
  const lead = await findOwnLead(platform(), owner, leadId);
  expect(lead?.notes).toMatchObject([{ text: "Gate code 12", memberName: "Olive" }]);
  await query()
    .insert(leadNotes)
    .values(
      Array.from({ length: 100 }, (_, index) => ({
        leadId,
        memberId: owner.id,
        memberName: "Olive",
        text: `Note ${index}`,
        createdAt: new Date(platform().clock.now().getTime() + 1000 + index),
      })),
    );
  const latest = (await findOwnLead(platform(), owner, leadId))?.notes.map(({ text }) => text);
  expect([latest?.length, latest?.[0], latest?.at(-1)]).toEqual([100, "Note 0", "Note 99"]);
  const strict = { ...platform(), limits: createLimits(platform().database, 1) };
  for (let used = 0; used < 200; used++) await strict.limits.use("lead_note", contractorId);
  expect(await addLeadNote(strict, owner, { ...note, requestKey: null })).toMatchObject({
    code: "too_many",
  });
  expect(lead?.enquiries[0]?.consents.map(({ kind }) => kind).toSorted()).toEqual([
    "informational_sms",
    "marketing_sms",
  ]);
  expect(lead?.declined).toEqual([]);
  const recipient = { contractorId, channel: "sms", address: number ?? "" } as const;
  await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "text" }));
  expect((await findOwnLead(platform(), owner, leadId))?.declined).toEqual(["sms"]);
});

test("a member's text passes the same gate and explains a rejection", async () => {
  const { owner, contractorId, leadId, number } = await business();
  const write = (text: string) =>
    queueManualMessage(platform(), owner, {
      leadId,
      request: { channel: "sms", subject: null, words: text },
      requestKey: crypto.randomUUID(),
    });
  expect(await write("On my way")).toMatchObject({ ok: true, paused: true });
  const followUp = await findFollowUp(platform(), owner, leadId);
  expect(followUp?.enrollment.pausedBy).toBe("member: owner");
  expect(followUp?.coming[0]?.remarks).toEqual(["On hold: this follow-up is paused."]);
  await query().update(enrollments).set({ pausedBy: "reviewer@hearth.example" });
  await query()
    .update(messages)
    .set({ lastError: "550 refused", params: { quoted: "of others" } })
    .where(eq(messages.subjectId, leadId));
  const seenBy = async (reader: Actor) => {
    const seen = await findFollowUp(platform(), reader, leadId);
    const [message] = seen?.conversation.messages ?? [];
    return [seen?.enrollment.pausedBy, message?.lastError, message?.quoted];
  };
  expect(await seenBy(owner)).toEqual([null, null, null]);
  expect(await seenBy(staffActor("viewer"))).toEqual([
    "reviewer@hearth.example",
    "550 refused",
    "of others",
  ]);
  const recipient = { contractorId, channel: "sms", address: number ?? "" } as const;
  await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "text" }));
  expect(await write("And again")).toMatchObject({
    code: "invalid",
    errors: {
      words:
        "Can’t be sent: they opted out of these messages. Only they can undo it, by texting START.",
    },
  });
});

test("a lead is worth its jobs, or else its latest sent estimate", async () => {
  const { owner, leadId } = await business();
  const worth = async () => (await readLeadValues(platform(), owner, [leadId])).get(leadId);
  expect(await worth()).toBeUndefined();
  const { estimateId } = await addSentEstimate(platform(), owner, { about: { lead_id: leadId } });
  const [estimate] = await query()
    .select()
    .from(jobEstimates)
    .where(eq(jobEstimates.id, estimateId));
  expect(await worth()).toBe(estimate?.lowCents);
  await addVisit(platform(), owner, { lead_id: leadId, value: "950" });
  expect(await worth()).toBe(95_000);
  // The request of a merged lead is theirs too.
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  if (!lead) throw new Error("no lead");
  const merged = {
    id: newId(),
    mergedInto: leadId,
    mergedAt: new Date(0),
    mergedBy: "Olive",
    phoneShared: true,
  };
  const { contractorId, pageId, name, phone } = lead;
  await query()
    .insert(leads)
    .values({ contractorId, pageId, name, phone, ...merged });
  const visitId = await addVisit(platform(), owner, { value: "50", date: "2026-11-24" });
  const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
  await query()
    .update(workOrders)
    .set({ leadId: merged.id })
    .where(eq(workOrders.id, visit?.workOrderId ?? ""));
  expect(await worth()).toBe(100_000);
  const { owner: stranger } = await business();
  expect((await readLeadValues(platform(), stranger, [leadId])).size).toBe(0);
});
