import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { canReadCalls } from "~/domains/inbox/inbox.policy.ts";
import { blockedCallers, calls, outgoingCalls } from "~/domains/inbox/inbox.tables.server.ts";
import { conversations, withMerged } from "~/domains/leads/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { describeOutgoingCall } from "./outgoing/outgoing-calls.ts";

const latest = 30;
const maxCalls = 100;

/** The latest calls to the actor's business, including blocked and hidden numbers. */
export async function listCalls({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadCalls(actor));
  return query
    .select({
      id: calls.id,
      conversationId: calls.conversationId,
      name: conversations.name,
      phone: calls.fromPhone,
      state: calls.state,
      attestation: calls.attestation,
      seconds: calls.seconds,
      source: calls.source,
      createdAt: calls.createdAt,
      blockedSince: blockedCallers.createdAt,
    })
    .from(calls)
    .leftJoin(conversations, eq(conversations.id, calls.conversationId))
    .leftJoin(
      blockedCallers,
      and(
        eq(blockedCallers.contractorId, calls.contractorId),
        eq(blockedCallers.phone, calls.fromPhone),
      ),
    )
    .where(eq(calls.contractorId, actor.contractorId))
    .orderBy(desc(calls.createdAt), desc(calls.id))
    .limit(latest);
}

export type ListedCall = Awaited<ReturnType<typeof listCalls>>[number];

/** The columns that conversations show of a call. */
const columns = {
  state: calls.state,
  seconds: calls.seconds,
  source: calls.source,
  createdAt: calls.createdAt,
};

/** The same of a call from the business. */
const shownOutgoing = {
  state: outgoingCalls.state,
  seconds: outgoingCalls.seconds,
  startedBy: outgoingCalls.startedBy,
  createdAt: outgoingCalls.createdAt,
};

/** The latest call from the business of each of these conversations that has one. The caller must check access. */
export async function latestOutgoingCalls(database: Reader, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return new Map<string, LatestOutgoingCall>();
  const rows = await database
    .selectDistinctOn([outgoingCalls.conversationId], {
      conversationId: outgoingCalls.conversationId,
      ...shownOutgoing,
    })
    .from(outgoingCalls)
    .where(inArray(outgoingCalls.conversationId, [...conversationIds]))
    .orderBy(outgoingCalls.conversationId, desc(outgoingCalls.createdAt), desc(outgoingCalls.id));
  return new Map(rows.map(({ conversationId, ...call }) => [conversationId, call]));
}

type LatestOutgoingCall = Pick<typeof outgoingCalls.$inferSelect, keyof typeof shownOutgoing>;

/** The latest calls of a conversation, newest last. The caller must check access. */
export const callsOfConversation = (database: Reader, conversationId: string) =>
  selectLatestCalls(database, eq(calls.conversationId, conversationId));

/** The latest call of each of these conversations that has one. The caller must check access. */
export async function latestCalls(database: Reader, conversationIds: readonly string[]) {
  if (conversationIds.length === 0) return new Map<string, LatestCall>();
  const rows = await database
    .selectDistinctOn([calls.conversationId], { conversationId: calls.conversationId, ...columns })
    .from(calls)
    .where(inArray(calls.conversationId, [...conversationIds]))
    .orderBy(calls.conversationId, desc(calls.createdAt), desc(calls.id));
  return new Map(rows.map(({ conversationId, ...call }) => [conversationId ?? "", call]));
}

type LatestCall = Pick<typeof calls.$inferSelect, keyof typeof columns>;

/** The calls of a lead of the actor's business, including those of leads merged into it. */
export async function listCallsOfLead(
  { database: { query } }: Platform,
  actor: Actor,
  leadId: string,
) {
  authorize(canReadCalls(actor));
  const ofBusiness = eq(calls.contractorId, actor.contractorId);
  return selectLatestCalls(
    query,
    and(ofBusiness, inArray(calls.leadId, withMerged(query, leadId))),
  );
}

/** The latest calls from the business to a conversation's person, newest last. The caller must check access. */
export const outgoingCallsOfConversation = (database: Reader, conversationId: string) =>
  selectLatestOutgoingCalls(database, eq(outgoingCalls.conversationId, conversationId));

/** The calls from the actor's business to a lead, including those to leads merged into it. */
export async function listOutgoingCallsOfLead(
  { database: { query } }: Platform,
  actor: Actor,
  leadId: string,
) {
  authorize(canReadCalls(actor));
  const ofBusiness = eq(outgoingCalls.contractorId, actor.contractorId);
  return selectLatestOutgoingCalls(
    query,
    and(ofBusiness, inArray(outgoingCalls.leadId, withMerged(query, leadId))),
  );
}

async function selectLatestOutgoingCalls(database: Reader, where: SQL | undefined) {
  const rows = await database
    .select({ id: outgoingCalls.id, ...shownOutgoing })
    .from(outgoingCalls)
    .where(where)
    .orderBy(desc(outgoingCalls.createdAt), desc(outgoingCalls.id))
    .limit(maxCalls);
  return rows
    .toReversed()
    .map(({ id, createdAt, ...call }) => ({ id, createdAt, text: describeOutgoingCall(call) }));
}

async function selectLatestCalls(database: Reader, where: SQL | undefined) {
  const rows = await database
    .select({ id: calls.id, ...columns })
    .from(calls)
    .where(where)
    .orderBy(desc(calls.createdAt), desc(calls.id))
    .limit(maxCalls);
  return rows.toReversed();
}
