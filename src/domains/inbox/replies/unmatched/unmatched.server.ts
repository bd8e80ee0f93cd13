import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { canMatchUnmatched, canReadUnmatched } from "~/domains/inbox/inbox.policy.ts";
import { maxUnmatched, type UnmatchedFilter, type UnmatchedSource } from "~/domains/inbox/inbox.ts";
import {
  inboundMails,
  markMailSeen,
  markTextSeen,
  messages,
} from "~/domains/messaging/index.server.ts";
import { type Actor, authorize, signatureOf } from "~/domains/shared/index.ts";
import { newestFirst, pageOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const pageSize = 50;
/** Maximum characters of a message in a row; a text's own page shows all of it. */
const maxShownLength = 2_000;

/** An incoming message that matches no conversation. */
export type Unmatched = {
  id: string;
  source: UnmatchedSource;
  from: string | null;
  /** The number that was texted; null for emails. */
  to: string | null;
  contractorId: string | null;
  businessName: string | null;
  subject: string | null;
  text: string | null;
  isUnreadable: boolean;
  createdAt: Date;
  seenAt: Date | null;
  seenBy: string | null;
};

const isText = and(eq(messages.direction, "inbound"), isNull(messages.conversationId));
const isMail = inArray(inboundMails.outcome, ["unmatched", "unreadable"]);

/** Texts and emails that match no conversation, newest first, paginated. */
export async function listUnmatched(
  { database: { query } }: Platform,
  actor: Actor,
  { seen }: UnmatchedFilter,
  before: string | null,
) {
  authorize(canReadUnmatched(actor));
  const texts = await query
    .select({
      id: messages.id,
      from: messages.fromAddress,
      to: messages.toAddress,
      contractorId: messages.contractorId,
      businessName: contractorAccounts.businessName,
      subject: messages.subject,
      text: beginning(messages.text),
      createdAt: messages.createdAt,
      seenAt: messages.seenAt,
      seenBy: messages.seenBy,
    })
    .from(messages)
    .leftJoin(contractorAccounts, eq(contractorAccounts.id, messages.contractorId))
    .where(and(isText, isSeen(messages.seenAt, seen), olderThanCursor(messages, before)))
    .orderBy(...newestFirst(messages))
    .limit(pageSize + 1);
  const mails = await query
    .select({
      id: inboundMails.id,
      from: sql<string>`coalesce(${inboundMails.fromAddress}, ${inboundMails.sender})`,
      subject: inboundMails.subject,
      text: beginning(inboundMails.text),
      outcome: inboundMails.outcome,
      createdAt: inboundMails.createdAt,
      seenAt: inboundMails.seenAt,
      seenBy: inboundMails.seenBy,
    })
    .from(inboundMails)
    .where(and(isMail, isSeen(inboundMails.seenAt, seen), olderThanCursor(inboundMails, before)))
    .orderBy(...newestFirst(inboundMails))
    .limit(pageSize + 1);
  const unmatched: Unmatched[] = [
    ...texts.map((row) => ({ ...row, source: "text" as const, isUnreadable: false })),
    ...mails.map(({ outcome, ...row }) => ({
      ...row,
      source: "mail" as const,
      to: null,
      contractorId: null,
      businessName: null,
      isUnreadable: outcome === "unreadable",
    })),
  ];
  return pageOf(unmatched.toSorted(newerFirst).slice(0, pageSize + 1), pageSize);
}

/** The count of unseen ones, up to `maxUnmatched`. */
export async function countUnmatched({ database }: Platform, actor: Actor): Promise<number> {
  authorize(canReadUnmatched(actor));
  const {
    rows: [counted],
  } = await database.query.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      (select from ${messages} where ${isText} and seen_at is null limit ${maxUnmatched})
      union all
      (select from ${inboundMails} where ${isMail} and seen_at is null limit ${maxUnmatched})
    ) as unseen`);
  return Math.min(counted?.count ?? 0, maxUnmatched);
}

const beginning = (column: PgColumn) => sql<string | null>`left(${column}, ${maxShownLength})`;

function isSeen(column: PgColumn, seen: UnmatchedFilter["seen"]): SQL | undefined {
  if (seen === null) return undefined;
  return seen === "seen" ? isNotNull(column) : isNull(column);
}

/** The previous page's last row may be from either table. */
function olderThanCursor(
  { createdAt, id }: { createdAt: PgColumn; id: PgColumn },
  before: string | null,
): SQL | undefined {
  if (before === null) return undefined;
  const moment = sql`coalesce(
    (select created_at from ${messages} where id = ${before}::uuid),
    (select created_at from ${inboundMails} where id = ${before}::uuid))`;
  return sql`(${createdAt}, ${id}) < (${moment}, ${before}::uuid)`;
}

function newerFirst(a: Unmatched, b: Unmatched): number {
  const gapMs = b.createdAt.getTime() - a.createdAt.getTime();
  return gapMs === 0 ? (a.id < b.id ? 1 : -1) : gapMs;
}

/**
 * Marks an unmatched message as seen; the row stores by whom and when. @returns whether it was
 * unseen before
 */
export async function markSeen(
  { database: { query }, clock }: Platform,
  actor: Actor,
  { id, source }: { id: string; source: UnmatchedSource },
): Promise<{ ok: true; changed: boolean }> {
  authorize(canMatchUnmatched(actor));
  const seen = { seenAt: clock.now(), seenBy: signatureOf(actor).actorEmail };
  const changed = await (source === "text" ? markTextSeen : markMailSeen)(query, id, seen);
  return { ok: true, changed };
}
