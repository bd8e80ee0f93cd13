import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { canReadStopChecks } from "~/domains/inbox/inbox.policy.ts";
import { maxStopChecks, type StopCheckKind } from "~/domains/inbox/inbox.ts";
import { conversations, latestLeadOfConversation } from "~/domains/leads/index.server.ts";
import { messages } from "~/domains/messaging/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const pageSize = 50;
const maxShownLength = 2_000;

/** Possible opt-outs and those already treated as one, paginated (`sms.stop-words`). */
export async function listStopChecks(
  { database: { query } }: Platform,
  actor: Actor,
  { kind }: { kind: StopCheckKind },
  before: string | null,
) {
  authorize(canReadStopChecks(actor));
  const isWaiting = kind === "waiting";
  const since = isWaiting ? conversations.stopCheckAt : conversations.flaggedAt;
  const messageId = isWaiting
    ? conversations.stopCheckMessageId
    : sql`(
      select m.id from ${messages} m
      where m.conversation_id = ${conversations.id} and m.direction = 'inbound'
        and m.params ->> 'intent' = 'stop-in-words'
      order by m.created_at desc, m.id desc limit 1)`;
  const rows = await query
    .select({
      id: conversations.id,
      name: conversations.name,
      contractorId: conversations.contractorId,
      businessName: contractorAccounts.businessName,
      leadId: sql<string | null>`${latestLeadOfConversation}`,
      since,
      messageId: conversations.stopCheckMessageId,
      channel: messages.channel,
      text: sql<string | null>`left(${messages.text}, ${maxShownLength})`,
    })
    .from(conversations)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, conversations.contractorId))
    .leftJoin(messages, eq(messages.id, messageId))
    .where(and(isNotNull(since), isNull(contractorAccounts.erasedAt), comesAfter(kind, before)))
    .orderBy(
      ...(isWaiting ? [asc(since), asc(conversations.id)] : [desc(since), desc(conversations.id)]),
    )
    .limit(pageSize + 1);
  return pageOf(
    rows.map((row) => ({ ...row, kind })),
    pageSize,
  );
}

export type StopCheck = Awaited<ReturnType<typeof listStopChecks>>["rows"][number];

function comesAfter(kind: StopCheckKind, before: string | null): SQL | undefined {
  if (before === null) return undefined;
  const { id, stopCheckAt, flaggedAt } = conversations;
  return kind === "waiting"
    ? sql`(${stopCheckAt}, ${id}) > ((select c.stop_check_at from ${conversations} c where c.id = ${before}), ${before}::uuid)`
    : sql`(${flaggedAt}, ${id}) < ((select c.flagged_at from ${conversations} c where c.id = ${before}), ${before}::uuid)`;
}

/** The count of each kind, up to `maxStopChecks`. */
export async function countStopChecks(
  { database }: Platform,
  actor: Actor,
): Promise<Record<StopCheckKind, number>> {
  authorize(canReadStopChecks(actor));
  const {
    rows: [counted],
  } = await database.query.execute<Record<StopCheckKind, number>>(sql`
    select
      (select count(*)::integer from (
        select from ${conversations} where stop_check_at is not null limit ${maxStopChecks}) as one) as waiting,
      (select count(*)::integer from (
        select from ${conversations} where flagged_at is not null limit ${maxStopChecks}) as other) as taken`);
  return counted ?? { waiting: 0, taken: 0 };
}
