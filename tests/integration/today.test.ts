import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readOpenMoney } from "~/domains/billing/open-money.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { handlePageMessage, optOutByText } from "~/domains/inbox/replies/handle-reply.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import {
  addLeadTask,
  finishLeadTask,
  listLeadTasks,
} from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { moveOwnLead } from "~/domains/leads/move-lead.server.ts";
import { finishReply, readToday } from "~/domains/office/today/today.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { completeVisit } from "~/domains/schedule/visits/change-visit.server.ts";
import type { MemberRole } from "~/domains/shared/access/member-roles.ts";
import { addDays, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addVisit, cancel, crewOf } from "./appointment-fixtures.ts";
import { addSentEstimate, estimates } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { accept, rowOf } = estimates(platform);
const { query, businessWithLead, requestEstimate, enrollmentOf } = followUps(platform);

async function business() {
  const lead = await businessWithLead();
  const { contractorId } = lead;
  const join = (role: MemberRole) => addBusinessMember(platform(), contractorId, role);
  const owner = await join("owner");
  const conversationId = (await enrollmentOf(lead.leadId))?.conversationId ?? "";
  const reply = (text: string) =>
    inTransaction(platform(), (work) =>
      handlePageMessage(work, { messageId: newId(), contractorId, conversationId }, text),
    );
  const seen = async (actor = owner) => {
    const today = await readToday(platform(), actor);
    return {
      ready: today.ready.map(({ name }) => name),
      asked: today.newRequests.map(({ name }) => name),
      tasks: today.tasks.map(({ text }) => text),
    };
  };
  const { today } = await readToday(platform(), owner);
  const addTask = (text: string, due_on: LocalDay, member_id: string | null = null) =>
    addLeadTask(platform(), owner, {
      leadId: lead.leadId,
      task: { task: text, due_on, member_id },
      requestKey: null,
    });
  return { ...lead, join, owner, conversationId, reply, seen, today, addTask };
}

const nothing = { ready: [], asked: [], tasks: [] };

test("a reply ready to book is listed first, not among new leads", async () => {
  const { pageId, reply, seen, leadId, owner } = await business();
  expect(await seen()).toEqual({ ...nothing, asked: ["Emily Carter"] });
  await reply("What does it cost?");
  expect(await seen()).toEqual({ ...nothing, asked: ["Emily Carter"] });
  await reply("Tuesday at 9 works");
  expect(await seen()).toEqual({ ...nothing, ready: ["Emily Carter"] });
  platform().passTime(60_000);
  await requestEstimate(pageId, {
    name: "Later",
    phone: "(512) 555-1888",
    email: "later@home.example",
  });
  expect(await seen()).toEqual({ ...nothing, ready: ["Emily Carter"], asked: ["Later"] });
  await moveOwnLead(platform(), owner, { leadId, stage: "booked", lostReason: null });
  expect((await seen()).ready).toEqual([]);
});

test("a reply, a status change, Done and STOP each end the wait", async () => {
  const { owner, reply, seen, leadId, conversationId, contractorId, number } = await business();
  const ready = async () => (await seen()).ready.length;
  const replyAndExpectReady = async () => {
    await reply("Yes please");
    expect(await ready()).toBe(1);
  };
  await replyAndExpectReady();
  const request = { channel: "sms" as const, subject: null, words: "See you then" };
  await queueManualMessage(platform(), owner, { leadId, request, requestKey: null });
  expect(await ready()).toBe(0);
  await replyAndExpectReady();
  await moveOwnLead(platform(), owner, { leadId, stage: "estimate_sent", lostReason: null });
  platform().passTime(1);
  await processEvents(platform());
  expect(await ready()).toBe(0);
  await replyAndExpectReady();
  expect(await finishReply(platform(), owner, conversationId)).toEqual({ ok: true, changed: true });
  expect(await finishReply(platform(), owner, conversationId)).toEqual({
    ok: true,
    changed: false,
  });
  expect(await ready()).toBe(0);
  await replyAndExpectReady();
  const person = { contractorId, channel: "sms", address: number ?? "" } as const;
  await inTransaction(platform(), (work) =>
    optOutByText(work, platform(), person, { conversationId, needsReview: false }),
  );
  expect(await ready()).toBe(0);
});

test("an already booked lead's reply isn't ready to book", async () => {
  const { owner, reply, leadId, conversationId } = await business();
  await moveOwnLead(platform(), owner, { leadId, stage: "booked", lostReason: null });
  await processEvents(platform());
  await reply("Great, thanks");
  const [row] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  expect(row?.readyAt).toBeNull();
});

test("Today lists a long day's first twenty appointments, and all on request", async () => {
  const { owner, today } = await business();
  const crewId = await crewOf(platform(), owner, "Truck 1");
  for (let at = 0; at < 21; at += 1) {
    const minutes = 6 * 60 + at * 30;
    const time = `${Math.floor(minutes / 60)}:${minutes % 60 || "00"}`.padStart(5, "0");
    const short = { duration_minutes: "30", travel_minutes: "0", window_minutes: "0" };
    await addVisit(platform(), owner, { ...short, crew_id: crewId, date: today, time });
  }
  const { visits, moreVisits } = await readToday(platform(), owner);
  expect([visits.length, moreVisits]).toEqual([20, true]);
  const whole = await readToday(platform(), owner, "visits");
  expect([whole.visits.length, whole.moreVisits]).toEqual([21, false]);
});

test("marking a reply handled moves a new lead to contacted", async () => {
  const { owner, reply, seen, leadId, conversationId } = await business();
  await reply("Please call me");
  await finishReply(platform(), owner, conversationId);
  expect(await seen()).toEqual(nothing);
  const [lead] = await query().select().from(leads).where(eq(leads.id, leadId));
  expect(lead?.status).toBe("contacted");
});

test("a message after the lead was moved needs a reply again", async () => {
  const { owner, reply, leadId, conversationId } = await business();
  await moveOwnLead(platform(), owner, { leadId, stage: "contacted", lostReason: null });
  platform().passTime(1000);
  await reply("Tomorrow is fine");
  await processEvents(platform());
  const [row] = await query()
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  expect(row?.readyAt).not.toBeNull();
});

test("due tasks are listed overdue first; technicians see only their own", async () => {
  const { join, owner, seen, today, addTask, leadId } = await business();
  const [technician, otherMember] = [await join("technician"), await join("technician")];
  await addTask("Later", addDays(today, 1));
  await addTask("Now", today, technician.id);
  await addTask("Late", addDays(today, -1));
  expect((await seen()).tasks).toEqual(["Late", "Now"]);
  expect(await seen(technician)).toEqual({ ...nothing, tasks: ["Now"] });
  expect(await seen(otherMember)).toEqual(nothing);
  const [task] = (await listLeadTasks(platform(), owner, leadId)).filter(
    ({ text }) => text === "Now",
  );
  const finish = (actor = owner, done = true) =>
    finishLeadTask(platform(), actor, task?.id ?? "", done);
  expect(await finish(otherMember)).toMatchObject({ code: "not_found" });
  expect(await finish(technician)).toEqual({ ok: true, changed: true });
  expect(await finish(technician)).toEqual({ ok: true, changed: false });
  expect((await seen()).tasks).toEqual(["Late"]);
  expect(await finish(owner, false)).toEqual({ ok: true, changed: true });
  expect((await seen()).tasks).toEqual(["Late", "Now"]);
});

test("a task is assigned within the business, and repeated clicks save once", async () => {
  const { owner, leadId, today, addTask } = await business();
  const neighbor = await addBusinessMember(
    platform(),
    (await businessWithLead()).contractorId,
    "office",
  );
  expect(await addTask("Call", today, neighbor.id)).toMatchObject({
    code: "invalid",
    errors: { member_id: "Choose someone on your team" },
  });
  const task = { task: "Call", due_on: today, member_id: null };
  const requestKey = crypto.randomUUID();
  await addLeadTask(platform(), owner, { leadId, task, requestKey });
  await addLeadTask(platform(), owner, { leadId, task, requestKey });
  expect(await listLeadTasks(platform(), owner, leadId)).toHaveLength(1);
});

test("lists approved work to schedule and invoices due, hidden from technicians", async () => {
  const { owner, join } = await business();
  const { estimateId, token } = await addSentEstimate(platform(), owner);
  const { today } = await readToday(platform(), owner);
  await addIssuedInvoice(platform(), owner, { fields: { due_on: addDays(today, 1) } });
  const invoiceId = await addIssuedInvoice(platform(), owner, {
    fields: { due_on: today, deposit: "40" },
  });
  expect(await readToday(platform(), owner)).toMatchObject({
    unbooked: [],
    due: [{ id: invoiceId, owedCents: 6_000 }],
  });
  await accept(token);
  expect((await readToday(platform(), owner)).unbooked).toMatchObject([{ id: estimateId }]);
  const technician = await readToday(platform(), await join("technician"));
  expect([technician.unbooked, technician.due, technician.open]).toEqual([[], [], null]);
  const job = (await rowOf(estimateId))?.workOrderId ?? "";
  await addVisit(platform(), owner, { work_order_id: job });
  expect((await readToday(platform(), owner)).unbooked).toEqual([]);
});

test("finished work of any day, overdue invoices, and open estimates are counted", async () => {
  const { owner, today } = await business();
  const open = async () => (await readToday(platform(), owner)).open;
  const none = { count: 0, cents: 0 };
  expect(await open()).toEqual({ toInvoice: none, late: none, overdue: none, openEstimates: none });
  const visitId = await addVisit(platform(), owner, { date: addDays(today, -9), value: "279.50" });
  expect(await open()).toMatchObject({ late: { count: 1, cents: 27_950 } });
  await completeVisit(platform(), owner, visitId, true);
  await addIssuedInvoice(platform(), owner, { fields: { due_on: today } });
  await addSentEstimate(platform(), owner);
  expect(await open()).toEqual({
    toInvoice: { count: 1, cents: 27_950 },
    late: none,
    overdue: none,
    openEstimates: { count: 1, cents: expect.any(Number) },
  });
  expect((await readOpenMoney(platform(), owner, addDays(today, 1))).overdue).toEqual({
    count: 1,
    cents: 10_000,
  });
});

test("work approved after a site visit is listed until it's scheduled", async () => {
  const { owner, today } = await business();
  const day = (days: number) => addDays(today, days);
  const waiting = async () => (await readToday(platform(), owner)).unbooked.map(({ id }) => id);
  const inspectionId = await addVisit(platform(), owner, { date: day(-1) });
  const called = await addVisit(platform(), owner, { date: day(3) });
  const accepted = async (visitId: string) => {
    const [visit] = await query().select().from(visits).where(eq(visits.id, visitId));
    const job = visit?.workOrderId ?? "";
    const { estimateId, token } = await addSentEstimate(platform(), owner, {
      about: { work_order_id: job },
    });
    await accept(token);
    return { estimateId, job };
  };
  const open = await accepted(inspectionId);
  expect(await waiting()).toEqual([open.estimateId]);
  await cancel(platform(), owner, called);
  platform().passTime(1000);
  const again = await accepted(called);
  expect(await waiting()).toEqual([again.estimateId, open.estimateId]);
  const work = await addVisit(platform(), owner, { work_order_id: open.job, date: day(4) });
  expect(await waiting()).toEqual([again.estimateId]);
  await completeVisit(platform(), owner, work, true);
  expect(await waiting()).toEqual([again.estimateId]);
});
