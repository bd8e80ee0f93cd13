import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import {
  listOpenDisputes,
  listStuckRefunds,
} from "~/domains/billing/card-payments/read-card-payments.server.ts";
import { listDueInvoices } from "~/domains/billing/invoices/list-due.server.ts";
import { listUnbooked } from "~/domains/billing/job-estimates/list-unbooked.server.ts";
import { latestLeadOfConversation } from "~/domains/inbox/replies/lead-of-conversation.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { listDueTasks } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { isOwnLead, ofLatestEnquiry } from "~/domains/leads/own/own-leads.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { listVisits } from "~/domains/schedule/visits/list-visits.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { boundsOf, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { answersLeads, canReadToday } from "./today.policy.ts";
import type { TodayKind } from "./today.ts";

/** More than this per kind exceeds a day's work; the pages of the kind list the rest. */
const maxOfKind = 20;
/** For the kind shown in full. */
const maxOfWhole = 200;

/**
 * Everything that needs attention, most urgent first: replies that want to book, new leads no one
 * has called, approved estimates to schedule, today's appointments, tasks and invoices due. A
 * technician sees only their own appointments and tasks.
 * @param whole the kind to list in full, not only the first twenty
 */
export async function readToday(platform: Platform, actor: Actor, whole: TodayKind | null = null) {
  authorize(canReadToday(actor));
  const { database, settings, clock } = platform;
  const { contractorId } = actor;
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  const today = dayOf(clock.now(), zone);
  const answers = answersLeads(actor);
  const most = (kind: TodayKind) => (kind === whole ? maxOfWhole : maxOfKind);
  const [ready, asked, unbooked, visits, tasks, due, disputes, refunds] = await Promise.all([
    answers ? listReady(platform, contractorId, most("ready") + 1) : [],
    answers ? listNew(platform, contractorId) : [],
    answers ? listUnbooked(platform, actor, maxOfKind + 1) : [],
    listVisits(platform, actor, boundsOf(zone, today)),
    listDueTasks(platform, actor, { today, limit: most("tasks") + 1 }),
    answers ? listDueInvoices(platform, actor, { today, limit: maxOfKind + 1 }) : [],
    answers ? listOpenDisputes(platform, actor, { limit: maxOfKind }) : [],
    answers ? listStuckRefunds(platform, actor, { limit: maxOfKind }) : [],
  ]);
  const booked = visits.filter(({ state }) => state === "booked");
  const answered = new Set(ready.map(({ leadId }) => leadId));
  return {
    zone,
    today,
    ready: ready.slice(0, most("ready")),
    moreReady: ready.length > most("ready"),
    // Leads that want to book are already listed above.
    asked: asked.filter(({ leadId }) => !answered.has(leadId)).slice(0, maxOfKind),
    moreAsked: asked.length > maxOfKind,
    unbooked: unbooked.slice(0, maxOfKind),
    moreUnbooked: unbooked.length > maxOfKind,
    visits: booked.slice(0, most("visits")),
    moreVisits: booked.length > most("visits"),
    doneVisits: visits.filter(({ state }) => state === "done").length,
    tasks: tasks.slice(0, most("tasks")),
    moreTasks: tasks.length > most("tasks"),
    due: due.slice(0, maxOfKind),
    disputes,
    refunds,
    moreDue: due.length > maxOfKind,
  };
}

export type Today = Awaited<ReturnType<typeof readToday>>;

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
      words: sql<
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
  return query
    .select({
      leadId: leads.id,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
      since: leads.createdAt,
      words: ofLatestEnquiry<string | null>("need"),
      service: seoPages.service,
      city: seoPages.city,
    })
    .from(leads)
    .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
    .where(and(isOwnLead(contractorId), sql`${leads.status} = 'new'`))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(maxOfKind + 1);
}
