import { and, eq, isNull } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { reachedBusiness } from "~/features/leads/own/own-leads.server.ts";
import { members } from "~/features/members/members.tables.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canAddLeadTasks } from "./lead-tasks.policy.ts";
import type { NewLeadTask } from "./lead-tasks.schema.ts";
import { noteTask } from "./note-task.server.ts";

export type AddLeadTask = {
  leadId: string;
  task: NewLeadTask;
  /** Of the form that was sent: a second press makes no second task (`requests.key-counts-once`). */
  requestKey: string | null;
};

export type LeadTaskAdded = Result<object, Refused<"not_found"> | Invalid | TooMany | KeyReused>;

/** Notes what is to be done about a lead of the actor's business, by when and by whom (`leads.tasks`). */
export async function addLeadTask(
  platform: Platform,
  actor: Actor,
  { leadId, task, requestKey }: AddLeadTask,
): Promise<LeadTaskAdded> {
  authorize(canAddLeadTasks(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("lead_task", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const repeat = async () => ({ ok: true as const });
  const once = {
    scope: "lead-task",
    key: requestKey,
    body: { leadId, task, contractorId },
    repeat,
  };
  const zone = await findBusinessZone(
    platform.database.query,
    contractorId,
    platform.settings.timeZone,
  );
  return inTransactionOnce<LeadTaskAdded>(platform, once, async (work, remember) => {
    const [lead] = await work.tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, leadId), reachedBusiness(contractorId)))
      .for("key share");
    if (!lead) return { ok: false, code: "not_found" };
    if (task.member_id && !(await isColleague(work, contractorId, task.member_id))) {
      return invalid({ member_id: "Choose someone on your team" });
    }
    const id = await noteTask(work, {
      contractorId,
      leadId,
      memberId: task.member_id,
      text: task.task,
      dueOn: task.due_on,
      zone,
      createdBy: actor.name,
    });
    remember(id);
    return { ok: true };
  });
}

async function isColleague({ tx }: UnitOfWork, contractorId: string, memberId: string) {
  const [found] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.contractorId, contractorId),
        isNull(members.revokedAt),
        eq(members.id, memberId),
      ),
    );
  return found !== undefined;
}
