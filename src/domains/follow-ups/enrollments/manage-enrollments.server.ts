import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { enrollments, followUpTurns } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { type EndReason, followUpsDue } from "~/domains/follow-ups/follow-ups.ts";
import type { GateReason } from "~/domains/follow-ups/gate-reasons.ts";
import { firstContactTag } from "~/domains/follow-ups/sequences/find-sequence.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { leads } from "~/domains/leads/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

const senderHoldReasons: readonly GateReason[] = [
  "sender_missing",
  "registration_pending",
  "sender_limit",
  "sender_paused",
  "budget_reached",
];

/**
 * Ends the follow-up of a lead whose status moved on (`follow-ups.ends`). A lead that a member's
 * message marked contacted is only paused, so it can be resumed.
 */
export async function endFollowUpOnStatusChange(
  work: UnitOfWork,
  {
    payload: { leadId, cause },
  }: RecordedEvent<{ leadId: string; cause?: string | null | undefined }>,
): Promise<void> {
  if (cause === "message") return;
  await endEnrollments(work, { leadId }, "lead_moved_on");
}

/**
 * Ends the follow-ups of a person who opted out. Without a conversation the next round ends them.
 */
export async function endFollowUpsOnOptOut(
  work: UnitOfWork,
  { payload: { conversationId } }: RecordedEvent<{ conversationId: string | null }>,
): Promise<void> {
  if (conversationId) await endEnrollments(work, { conversationId }, "opted_out");
}

/** Resumes follow-ups that waited for a page to go live. */
export async function resumeOnPagePublished(
  work: UnitOfWork,
  { payload: { contractorId } }: RecordedEvent<{ contractorId: string | null }>,
): Promise<void> {
  if (contractorId) await recheckHolds(work, contractorId, ["business_inactive"]);
}

/** Resumes follow-ups that waited for a business's number, its registration, or its limits. */
export async function resumeOnSenderChange(
  work: UnitOfWork,
  { payload: { contractorId } }: RecordedEvent<{ contractorId: string }>,
): Promise<void> {
  await recheckHolds(work, contractorId, senderHoldReasons);
  await work.refreshPages(firstContactTag(contractorId));
}

/** Rechecks a business's follow-ups on hold for one of these reasons, since it may have cleared. */
export async function recheckHolds(
  work: UnitOfWork,
  contractorId: string,
  reasons: readonly GateReason[],
): Promise<void> {
  const { tx, now } = work;
  const [business] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for(...lockRows(contractorAccounts, "key share"));
  // The business was erased concurrently.
  if (!business) return;
  // A running round may be about to write such a hold: wait for its turn lock first.
  await scheduleTurn(work, contractorId, now);
  await tx
    .update(enrollments)
    .set({ checkAt: now, updatedAt: now })
    .where(
      and(
        eq(enrollments.contractorId, contractorId),
        inArray(enrollments.holdReason, [...reasons]),
      ),
    );
}

type Which = { leadId: string } | { conversationId: string } | { contractorId: string };

/**
 * Ends the running follow-ups of a lead, a person, or a business (`follow-ups.ends`) within the
 * caller's transaction. A concurrent sender waits for it, then finds nothing to send.
 * @returns how many ended
 */
export async function endEnrollments(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  target: Which,
  endReason: EndReason,
): Promise<number> {
  const ended = await tx
    .update(enrollments)
    .set({
      endedAt: now,
      endReason,
      checkAt: null,
      holdReason: null,
      holdDetail: null,
      updatedAt: now,
    })
    .where(and(whereEnrollment(target), isNull(enrollments.endedAt)))
    .returning({ id: enrollments.id });
  return ended.length;
}

function whereEnrollment(target: Which): SQL {
  if ("leadId" in target) return eq(enrollments.leadId, target.leadId);
  if ("conversationId" in target) return ofConversation(target.conversationId);
  return eq(enrollments.contractorId, target.contractorId);
}

/**
 * Includes the lead that this conversation's lead was merged into, and conversations with the same
 * email and another number: they are the same person (`leads.merge`, `people.same-person`).
 */
function ofConversation(conversationId: string): SQL {
  return sql`${enrollments.id} in (
    select e.id from ${enrollments} e where e.conversation_id = ${conversationId}
    union
    select kept.id from ${enrollments} e join ${leads} l on l.id = e.lead_id
    join ${enrollments} kept on kept.lead_id = l.merged_into
    where e.conversation_id = ${conversationId}
    union
    select other.id from ${enrollments} e join ${leads} l on l.id = e.lead_id
    join ${leads} same on same.email = l.email
    join ${enrollments} other on other.lead_id = same.id and other.contractor_id = e.contractor_id
    where e.conversation_id = ${conversationId})`;
}

/** Continues one follow-up, or all of a conversation, in another conversation. */
export async function moveEnrollments(
  { tx }: Pick<UnitOfWork, "tx">,
  target: { enrollmentId: string } | { conversationId: string },
  to: string,
): Promise<void> {
  await tx
    .update(enrollments)
    .set({ conversationId: to })
    .where(
      "enrollmentId" in target
        ? eq(enrollments.id, target.enrollmentId)
        : eq(enrollments.conversationId, target.conversationId),
    );
}

type Scheduling = Pick<UnitOfWork, "tx" | "wake">;

/** `freshAt` is set for a new request that has had no message yet. */
type NewTurn = { contractorId: string; dueAt: Date; freshAt?: Date };

/**
 * Schedules a business's turn for this time, or for when its number's rate limit allows, unless it
 * has an earlier one. Wakes the senders.
 */
export const scheduleTurn = (work: Scheduling, contractorId: string, dueAt: Date): Promise<void> =>
  scheduleTurns(work, [{ contractorId, dueAt }]);

/** Like `scheduleTurn`, for many businesses in one statement, always in the same order. */
export async function scheduleTurns(
  { tx, wake }: Scheduling,
  turns: readonly NewTurn[],
): Promise<void> {
  const businesses = Map.groupBy(turns, ({ contractorId }) => contractorId);
  const earliest = (moments: readonly (Date | undefined)[]) =>
    moments.flatMap((moment) => moment ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  const rows = [...businesses].sort().map(([contractorId, ofOne]) => ({
    contractorId,
    dueAt: earliest(ofOne.map(({ dueAt }) => dueAt)),
    freshAt: earliest(ofOne.map(({ freshAt }) => freshAt)),
  }));
  await tx
    .insert(followUpTurns)
    .values(rows)
    .onConflictDoUpdate({
      target: followUpTurns.contractorId,
      set: {
        // `least` ignores nulls.
        dueAt: sql`least(${followUpTurns.dueAt}, ${withRateLimit(sql`excluded.due_at`)})`,
        freshAt: sql`least(${followUpTurns.freshAt}, ${withRateLimit(sql`excluded.fresh_at`)})`,
      },
    });
  wake(followUpsDue);
}

/** The time, but not before the number's rate limit allows after its last texts. */
const withRateLimit = (moment: SQL) =>
  sql`case when ${moment} is not null then greatest(${moment}, ${followUpTurns.senderFreeAt}) end`;
