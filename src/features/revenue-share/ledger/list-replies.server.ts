import { and, asc, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { withinReach } from "../participants/within-reach.server.ts";
import { canReadRevenueShare, canReadShare } from "../revenue-share.policy.ts";
import { revenueShareParticipants, statementReplies } from "../revenue-share.tables.server.ts";

export type StatementReply = Awaited<ReturnType<typeof listReplies>>[number];

/** What was said of one month's statement, in order. */
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

/** Statements whose participants wait for an answer, the longest first; at most fifty. */
export async function listStatementQuestions(platform: Platform, actor: Actor) {
  authorize(canReadRevenueShare(actor));
  const { query } = platform.database;
  const last = query
    .selectDistinctOn([statementReplies.participantId, statementReplies.month], {
      participantId: statementReplies.participantId,
      month: statementReplies.month,
      kind: statementReplies.kind,
      createdAt: statementReplies.createdAt,
    })
    .from(statementReplies)
    .orderBy(
      statementReplies.participantId,
      statementReplies.month,
      sql`${statementReplies.createdAt} desc, ${statementReplies.id} desc`,
    )
    .as("last");
  return query
    .select({
      participantId: last.participantId,
      month: last.month,
      businessName: contractorAccounts.businessName,
      askedAt: last.createdAt,
    })
    .from(last)
    .innerJoin(revenueShareParticipants, eq(revenueShareParticipants.id, last.participantId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, revenueShareParticipants.contractorId))
    .where(eq(last.kind, "question"))
    .orderBy(asc(last.createdAt))
    .limit(50);
}
