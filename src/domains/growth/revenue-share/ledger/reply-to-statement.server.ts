import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { canChangeRevenueShare, canReplyToStatements } from "~/domains/growth/growth.policy.ts";
import { limitToOwnBusiness } from "~/domains/growth/revenue-share/participants/find-participant.server.ts";
import {
  statementAnswered,
  statementQuestion,
} from "~/domains/growth/revenue-share/revenue-share.emails.server.ts";
import { readOwners } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  dayOf,
  type Signatory,
  signatureOf,
} from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  commissionEntries,
  revenueShareParticipants,
  statementReplies,
} from "../revenue-share.tables.server.ts";
import type { ReplyKind } from "../revenue-share.ts";
import { readyDay } from "./months.ts";
import { inMonth } from "./statement.server.ts";

/** The participant and a month such as "2026-11". */
export type StatementOf = { participantId: string; month: string };

type Replied = Result<
  { repeated: boolean },
  Refused<"not_found" | "already_done" | "not_possible">
>;

type NewReply = { kind: ReplyKind; text: string | null };

/**
 * Confirms a month's statement permanently, once the month is over (`revenue-share.statements`).
 */
export async function confirmStatement(
  platform: Platform,
  actor: Actor,
  statement: StatementOf,
): Promise<Replied> {
  authorize(canReplyToStatements(actor));
  return reply(platform, actor, statement, { kind: "confirmed", text: null });
}

/**
 * Sends staff a question about an unconfirmed statement; one open question at a time
 * (`revenue-share.statements`).
 */
export async function sendStatementQuestion(
  platform: Platform,
  actor: Actor,
  statement: StatementOf,
  text: string,
): Promise<Replied> {
  authorize(canReplyToStatements(actor));
  return reply(platform, actor, statement, { kind: "question", text });
}

/** Replies to a participant's question and notifies the owners (`revenue-share.statements`). */
export async function replyToStatementQuestion(
  platform: Platform,
  actor: Actor,
  statement: StatementOf,
  text: string,
): Promise<Replied> {
  authorize(canChangeRevenueShare(actor));
  return reply(platform, actor, statement, { kind: "answer", text });
}

async function reply(
  platform: Platform,
  actor: Actor & Signatory,
  statement: StatementOf,
  newReply: NewReply,
): Promise<Replied> {
  const { timeZone } = platform.settings;
  return inTransaction<Replied>(platform, async (work) => {
    const { tx, now } = work;
    const participant = revenueShareParticipants;
    // Locked, so replies to one participant's statements are processed in order.
    const [row] = await tx
      .select({ contractorId: participant.contractorId })
      .from(participant)
      .where(
        and(
          eq(participant.id, statement.participantId),
          limitToOwnBusiness(tx, actor, participant.id),
        ),
      )
      .for(...lockRows(participant, "no key update"));
    if (!row) return { ok: false, code: "not_found" };
    const before = await findLast(work, statement);
    if (before?.kind === newReply.kind && before.text === newReply.text) {
      return { ok: true, repeated: true };
    }
    const sum = await sumUp(work, statement, timeZone);
    const refused = findReplyBlocker(newReply.kind, before?.kind ?? null, {
      entries: sum.entries,
      isReady: dayOf(now, timeZone) >= readyDay(statement.month),
    });
    if (refused) return { ok: false, code: refused };
    const id = newId(now.getTime());
    await tx.insert(statementReplies).values({
      id,
      ...statement,
      ...newReply,
      amountCents: sum.cents,
      ...signatureOf(actor),
      createdAt: now,
    });
    if (newReply.kind === "answer") await endQuestion(work, statement);
    await recordChange(work, actor, {
      action: `commission_statement.${newReply.kind}`,
      entity: "revenue_share_participant",
      entityId: statement.participantId,
      before: null,
      after: { month: statement.month, amount_cents: sum.cents },
    });
    await notify(work, platform, { id, contractorId: row.contractorId, kind: newReply.kind });
    return { ok: true, repeated: false };
  });
}

/** Why this kind of reply isn't allowed now, or null. */
function findReplyBlocker(
  kind: ReplyKind,
  last: ReplyKind | null,
  { entries, isReady }: { entries: number; isReady: boolean },
): "already_done" | "not_possible" | null {
  if (last === "confirmed") return "already_done";
  if (kind === "answer") return last === "question" ? null : "already_done";
  if (entries === 0) return "not_possible";
  if (kind === "question") return last === "question" ? "already_done" : null;
  return isReady && last !== "question" ? null : "not_possible";
}

async function endQuestion({ tx, now }: UnitOfWork, { participantId, month }: StatementOf) {
  await tx
    .update(statementReplies)
    .set({ answeredAt: now })
    .where(
      and(
        eq(statementReplies.participantId, participantId),
        eq(statementReplies.month, month),
        eq(statementReplies.kind, "question"),
        isNull(statementReplies.answeredAt),
      ),
    );
}

async function findLast({ tx }: UnitOfWork, { participantId, month }: StatementOf) {
  const [last] = await tx
    .select({ kind: statementReplies.kind, text: statementReplies.text })
    .from(statementReplies)
    .where(
      and(eq(statementReplies.participantId, participantId), eq(statementReplies.month, month)),
    )
    .orderBy(desc(statementReplies.createdAt), desc(statementReplies.id))
    .limit(1);
  return last ?? null;
}

async function sumUp({ tx }: UnitOfWork, { participantId, month }: StatementOf, zone: string) {
  const [sum] = await tx
    .select({
      entries: sql<number>`count(*)`.mapWith(Number),
      cents: sql<number>`coalesce(sum(${commissionEntries.amountCents}), 0)`.mapWith(Number),
    })
    .from(commissionEntries)
    .where(and(eq(commissionEntries.participantId, participantId), inMonth(month, zone)));
  return sum ?? { entries: 0, cents: 0 };
}

/** Notifies staff of a question, and the owners of a reply. */
async function notify(
  work: UnitOfWork,
  platform: Platform,
  { id, contractorId, kind }: { id: string; contractorId: string; kind: ReplyKind },
): Promise<void> {
  const params = { replyId: id };
  if (kind === "question") {
    await queueEmail(work, statementQuestion, {
      to: platform.settings.contactEmail,
      cause: `statement-question:${id}`,
      subjectId: contractorId,
      contractorId,
      params,
    });
  }
  if (kind !== "answer") return;
  for (const owner of await readOwners(work, contractorId)) {
    await queueEmail(work, statementAnswered, {
      to: owner.email,
      cause: `statement-answered:${id}:${owner.id}`,
      subjectId: owner.id,
      contractorId,
      params,
    });
  }
}
