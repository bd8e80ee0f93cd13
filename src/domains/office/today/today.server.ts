import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import {
  listDueInvoices,
  listOpenDisputes,
  listStuckRefunds,
  listUnbooked,
  readOpenMoney,
} from "~/domains/billing/index.server.ts";
import { listCallable } from "~/domains/inbox/index.server.ts";
import {
  clearReady,
  conversations,
  isOwnLead,
  latestLeadOfConversation,
  leads,
  listDueTasks,
  moveLead,
  selectFromLatestEnquiry,
} from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { readJobTotals } from "~/domains/office/jobs/list-jobs.server.ts";
import { replyFinished } from "~/domains/office/office.events.ts";
import {
  canFinishReplies,
  canReadToday,
  canReplyToLeads,
  canTakeFirstSteps,
} from "~/domains/office/office.policy.ts";
import { listVisits } from "~/domains/schedule/index.server.ts";
import {
  type Actor,
  authorize,
  type BusinessMember,
  boundsOf,
  dayOf,
  type LocalDay,
} from "~/domains/shared/index.ts";
import { findBusinessZone, seoPages } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { readRoute } from "./route-today.server.ts";
import { appointmentsComeFirst, type TodayKind } from "./today.ts";

/** More than this per kind exceeds a day's work; the pages of the kind list the rest. */
const maxOfKind = 20;
/** Maximum for the kind that is listed in full. */
const maxOfWhole = 200;

/**
 * Everything that needs attention, most urgent first: replies that want to book, new leads no one
 * has called, approved estimates to schedule, today's appointments, done appointments to collect
 * for, and due tasks and invoices. A technician sees only their own appointments and tasks.
 * @param allOf the kind to list in full, not only the first twenty
 */
export async function readToday(platform: Platform, actor: Actor, allOf: TodayKind | null = null) {
  authorize(canReadToday(actor));
  const { database, settings, clock } = platform;
  const { contractorId } = actor;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const today = dayOf(clock.now(), zone);
  const canReply = canReplyToLeads(actor);
  const limitOf = (kind: TodayKind) => (kind === allOf ? maxOfWhole : maxOfKind);
  const [ready, requested, unbooked, visits, tasks, due, disputes, refunds, open] =
    await Promise.all([
      canReply ? listReady(platform, contractorId, limitOf("ready") + 1) : [],
      canReply ? listNew(platform, contractorId) : [],
      canReply ? listUnbooked(platform, actor, maxOfKind + 1) : [],
      listVisits(platform, actor, boundsOf(zone, today)),
      listDueTasks(platform, actor, { today, limit: limitOf("tasks") + 1 }),
      canReply ? listDueInvoices(platform, actor, { today, limit: maxOfKind + 1 }) : [],
      canReply ? listOpenDisputes(platform, actor, { limit: maxOfKind }) : [],
      canReply ? listStuckRefunds(platform, actor, { limit: maxOfKind }) : [],
      canReply ? readOpenWork(platform, actor, today) : null,
    ]);
  const booked = visits.filter(({ state }) => state === "booked");
  const done = visits.filter(({ state }) => state === "done");
  const day = { zone, today, booked, done };
  const route = await readRoute(platform, actor, day);
  const shownReady = ready.slice(0, limitOf("ready"));
  const shownLeads = new Set(shownReady.map(({ leadId }) => leadId));
  const uncalled = requested.filter(({ leadId }) => !shownLeads.has(leadId));
  const phones = [shownReady, uncalled, unbooked, booked, tasks, due]
    .flat()
    .map(({ phone }) => phone);
  const callable = canReply ? await listCallable(platform, actor, phones) : null;
  /** With how to call them from the business's number; null if they can't be. */
  const withCall = <Row extends { phone: string | null }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, callable: callable?.get(row.phone) ?? null }));
  return {
    zone,
    today,
    ready: withCall(shownReady),
    moreReady: ready.length > limitOf("ready"),
    // Leads that want to book are already listed above.
    newRequests: withCall(uncalled.slice(0, maxOfKind)),
    moreRequested: uncalled.length > maxOfKind,
    unbooked: withCall(unbooked.slice(0, maxOfKind)),
    moreUnbooked: unbooked.length > maxOfKind,
    visits: withCall(booked.slice(0, limitOf("visits"))),
    moreVisits: booked.length > limitOf("visits"),
    doneVisits: done.length,
    ...route,
    visitsFirst: appointmentsComeFirst(clock.now(), zone, booked),
    tasks: withCall(tasks.slice(0, limitOf("tasks"))),
    moreTasks: tasks.length > limitOf("tasks"),
    due: withCall(due.slice(0, maxOfKind)),
    disputes,
    refunds,
    moreDue: due.length > maxOfKind,
    /** Null for members who don't see money. */
    open,
  };
}

export type Today = Awaited<ReturnType<typeof readToday>>;

/** Jobs to invoice and late ones, overdue invoices, and open estimates, of any day. */
async function readOpenWork(platform: Platform, actor: Actor, today: LocalDay) {
  const [jobs, money] = await Promise.all([
    readJobTotals(platform, actor, ["late", "done"]),
    readOpenMoney(platform, actor, today),
  ]);
  return { toInvoice: jobs.done, late: jobs.late, ...money };
}

/** Unanswered replies that agree, name a time, or request a call; latest first. */
function listReady({ database: { query } }: Platform, contractorId: string, limit: number) {
  return query
    .select({
      conversationId: conversations.id,
      leadId: leads.id,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      since: conversations.readyAt,
      text: sql<
        string | null
      >`(select left(coalesce(${messages.text}, ${messages.subject}), 300) from ${messages} where ${messages.conversationId} = ${conversations.id} and ${messages.kind} = ${replyKind} order by ${messages.createdAt} desc, ${messages.id} desc limit 1)`,
    })
    .from(conversations)
    .innerJoin(leads, eq(leads.id, latestLeadOfConversation))
    .where(
      and(
        eq(conversations.contractorId, contractorId),
        isNotNull(conversations.readyAt),
        isOwnLead(contractorId),
        inArray(leads.status, ["new", "contacted"]),
      ),
    )
    .orderBy(desc(conversations.readyAt), desc(conversations.id))
    .limit(limit);
}

/** Leads with a request that no one has called yet; latest first, since they are still waiting. */
function listNew({ database: { query } }: Platform, contractorId: string) {
  return (
    query
      .select({
        leadId: leads.id,
        name: leads.name,
        phone: leads.phone,
        phoneExtension: leads.phoneExtension,
        since: leads.createdAt,
        text: selectFromLatestEnquiry<string | null>("need"),
        service: seoPages.service,
        city: seoPages.city,
      })
      .from(leads)
      .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
      .where(and(isOwnLead(contractorId), sql`${leads.status} = 'new'`))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      // Leads that are ready to book are listed above.
      .limit(2 * maxOfKind + 1)
  );
}

export type ReplyFinished = Result<{ changed: boolean }, Refused<"not_found">>;

/** Marks a ready-to-book reply as handled: it is removed from Today, and a new lead moves to Contacted. */
export async function finishReply(
  platform: Platform,
  actor: Actor,
  conversationId: string,
): Promise<ReplyFinished> {
  authorize(canFinishReplies(actor));
  const { contractorId } = actor;
  return inTransaction<ReplyFinished>(platform, async (work) => {
    const [conversation] = await work.tx
      .select({ readyAt: conversations.readyAt, leadId: leads.id })
      .from(conversations)
      .leftJoin(leads, eq(leads.id, latestLeadOfConversation))
      .where(
        and(eq(conversations.id, conversationId), eq(conversations.contractorId, contractorId)),
      );
    if (!conversation) return { ok: false, code: "not_found" };
    if (!conversation.readyAt) return { ok: true, changed: false };
    // The lead before its conversation, in lock order.
    if (conversation.leadId) await markContacted(work, actor, conversation.leadId);
    await clearReady(work, conversationId, conversation.readyAt);
    work.record(replyFinished, { conversationId, contractorId });
    return { ok: true, changed: true };
  });
}

async function markContacted(work: UnitOfWork, actor: BusinessMember, leadId: string) {
  const [lead] = await work.tx
    .select({ id: leads.id, contractorId: leads.contractorId, status: leads.status })
    .from(leads)
    .where(and(eq(leads.id, leadId), eq(leads.status, "new")))
    .for(...lockRows(leads, "no key update"));
  if (lead) await moveLead(work, actor, lead, { status: "contacted" });
}

/** Whether the business has no lead yet, for members who can do the first steps. */
export async function isNewBusiness({ database }: Platform, actor: Actor): Promise<boolean> {
  authorize(canReadToday(actor));
  if (!canTakeFirstSteps(actor)) return false;
  const [lead] = await database.query
    .select({ id: leads.id })
    .from(leads)
    .where(isOwnLead(actor.contractorId))
    .limit(1);
  return !lead;
}
