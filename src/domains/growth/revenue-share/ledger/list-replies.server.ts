import { and, asc, eq, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { withinReach } from "../participants/within-reach.server.ts";
import { canReadRevenueShare, canReadShare } from "../revenue-share.policy.ts";
import { revenueShareParticipants, statementReplies } from "../revenue-share.tables.server.ts";

export type StatementReply = Awaited<ReturnType<typeof listReplies>>[number];

/** The replies to a month's statement, in order. */
export async function listReplies(
  platform: Platform,
  actor: Actor,
  { participantId, month }: { participantId: string; month: string },
) {
  authorize(canReadShare(actor));
  const { query } = platform.database;
  return query
    .select({
      id: statementReplies.id,
      kind: statementReplies.kind,
      words: statementReplies.words,
      createdAt: statementReplies.createdAt,
    })
    .from(statementReplies)
    .where(
      and(
        eq(statementReplies.participantId, participantId),
        eq(statementReplies.month, month),
        withinReach(query, actor, statementReplies.participantId),
      ),
    )
    .orderBy(asc(statementReplies.createdAt), asc(statementReplies.id));
}

/** Statements whose participants wait for a reply, longest first; at most 50. */
export async function listStatementQuestions(platform: Platform, actor: Actor) {
  authorize(canReadRevenueShare(actor));
  const { query } = platform.database;
  const { participantId, month, kind, createdAt, answeredAt, id } = statementReplies;
  const later = alias(statementReplies, "later");
  // Replies from an earlier version, which didn't store the time with the question.
  const answer = query
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.participantId, participantId),
        eq(later.month, month),
        sql`(${later.createdAt}, ${later.id}) > (${createdAt}, ${id})`,
      ),
    );
  return query
    .select({
      participantId,
      month,
      businessName: contractorAccounts.businessName,
      askedAt: createdAt,
    })
    .from(statementReplies)
    .innerJoin(revenueShareParticipants, eq(revenueShareParticipants.id, participantId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, revenueShareParticipants.contractorId))
    .where(and(eq(kind, "question"), isNull(answeredAt), notExists(answer)))
    .orderBy(asc(createdAt), asc(id))
    .limit(50);
}
