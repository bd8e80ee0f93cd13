import { and, asc, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { keptLeadId, reachedBusiness, withMerged } from "~/features/leads/own/own-leads.server.ts";
import { members } from "~/features/members/members.tables.server.ts";
import type { LocalDay } from "~/features/time-zones/local-day.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadDueTasks, canReadLeadTasks, seesOwnTasksOnly } from "./lead-tasks.policy.ts";
import { leadTasks } from "./lead-tasks.tables.server.ts";

const maxOfLead = 50;

/** The tasks of a lead of the actor's business and of what was merged into it: what is still to be done first, by day. */
export async function listLeadTasks(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadLeadTasks(actor));
  const { query } = platform.database;
  return query
    .select({
      id: leadTasks.id,
      text: leadTasks.text,
      dueOn: leadTasks.dueOn,
      doneAt: leadTasks.doneAt,
      doneBy: leadTasks.doneBy,
      assignee: memberUsers.name,
    })
    .from(leadTasks)
    .leftJoin(members, eq(members.id, leadTasks.memberId))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        inArray(leadTasks.leadId, withMerged(query, leadId)),
        eq(leadTasks.contractorId, actor.contractorId),
      ),
    )
    .orderBy(desc(sql`${leadTasks.doneAt} is null`), asc(leadTasks.dueOn), asc(leadTasks.id))
    .limit(maxOfLead);
}

export type LeadTask = Awaited<ReturnType<typeof listLeadTasks>>[number];

/**
 * What was to be done until a day, the longest overdue first; a technician sees what is theirs.
 * @param today by the calendar of the business
 */
export async function listDueTasks(
  platform: Platform,
  actor: Actor,
  { today, limit }: { today: LocalDay; limit: number },
) {
  authorize(canReadDueTasks(actor));
  return platform.database.query
    .select({
      id: leadTasks.id,
      text: leadTasks.text,
      dueOn: leadTasks.dueOn,
      assignee: memberUsers.name,
      leadId: keptLeadId,
      name: leads.name,
      phone: leads.phone,
      phoneExtension: leads.phoneExtension,
    })
    .from(leadTasks)
    .innerJoin(leads, eq(leads.id, leadTasks.leadId))
    .leftJoin(members, eq(members.id, leadTasks.memberId))
    .leftJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(
      and(
        eq(leadTasks.contractorId, actor.contractorId),
        reachedBusiness(actor.contractorId),
        isNull(leadTasks.doneAt),
        lte(leadTasks.dueOn, today),
        seesOwnTasksOnly(actor) ? eq(leadTasks.memberId, actor.id) : undefined,
      ),
    )
    .orderBy(asc(leadTasks.dueOn), asc(leadTasks.id))
    .limit(limit);
}
