import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { acquireLock } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { photoHashesOf } from "../messages/message-photos.server.ts";
import { canDeliverMessages } from "../messages/messages.policy.ts";
import { isFinal, messageStates } from "../messages/messages.ts";
import { type MessageRow, messages } from "../messaging.tables.server.ts";
import { type EvidenceRow, evidenceDays, messageEvidence } from "./evidence.tables.server.ts";
import type { EvidenceContent, EvidenceOutcome } from "./evidence.ts";
import { type ChainRecord, chainStart, digestOf, hashPart, linkHash } from "./hash-chain.server.ts";

const batchSize = 500;
const finalStates = messageStates.filter(isFinal);

/**
 * Seals the evidence of all messages whose outcome is known, oldest first: adds the outcome, and links each
 * row to the chain of its business and day (`messages.evidence`). One process at a time, under a lock that no sender takes.
 */
export async function sealEvidence(platform: Platform, actor: Actor): Promise<void> {
  authorize(canDeliverMessages(actor));
  while ((await inTransaction(platform, sealBatch)) === batchSize);
}

type Day = Pick<
  typeof evidenceDays.$inferSelect,
  "contractorId" | "day" | "start" | "head" | "rows"
>;

async function sealBatch(work: UnitOfWork): Promise<number> {
  const { tx, now } = work;
  await acquireLock(tx, "evidence");
  const rows = await tx
    .select({ row: messageEvidence, message: messages })
    .from(messageEvidence)
    .leftJoin(messages, eq(messages.id, messageEvidence.messageId))
    .where(
      and(
        isNull(messageEvidence.hash),
        or(isNull(messages.id), inArray(messages.state, finalStates)),
      ),
    )
    .orderBy(asc(messageEvidence.createdAt), asc(messageEvidence.id))
    .limit(batchSize)
    .for(...lockRows(messageEvidence));
  // The provider rejected the message, or its recipient was erased: there is nothing to prove.
  const goneIds = rows.flatMap(({ row, message }) => (message ? [] : [row.id]));
  if (goneIds.length > 0)
    await tx.delete(messageEvidence).where(isAnyOf(messageEvidence.id, goneIds));
  const days = await readLatestDays(
    work,
    rows.map(({ row }) => row.contractorId),
  );
  const today = now.toISOString().slice(0, 10);
  const sealed = rows.flatMap(({ row, message }) => {
    if (!message || !row.facts || !row.salt) return [];
    const latest = days.get(row.contractorId);
    const day = nextDay(row.contractorId, latest, today);
    const facts = { ...row.facts, outcome: outcomeOf(row, message) };
    const factsHash = hashPart(row.salt, "facts", facts);
    const contentHash = hashPart(row.salt, "content", contentOf(message));
    const digest = digestOf(recordOf({ ...row, factsHash, contentHash }));
    const extended = { ...day, head: linkHash(day.head, digest), rows: day.rows + 1 };
    days.set(row.contractorId, extended);
    const { day: sealedOn, rows: position, head: hash } = extended;
    return [{ id: row.id, facts, day: sealedOn, position, factsHash, contentHash, hash }];
  });
  if (sealed.length > 0) await save(work, sealed, days);
  return rows.length;
}

/** Moves on to today's chain, which starts at the head of the business's day before it. */
function nextDay(contractorId: string, latest: Day | undefined, today: string): Day {
  // A day is never reopened once another began, even if the clock was set back.
  if (latest && latest.day >= today) return latest;
  const start = latest?.head ?? chainStart;
  return { contractorId, day: today, start, head: start, rows: 0 };
}

async function readLatestDays({ tx }: UnitOfWork, contractorIds: readonly string[]) {
  const rows = await tx
    .selectDistinctOn([evidenceDays.contractorId])
    .from(evidenceDays)
    .where(isAnyOf(evidenceDays.contractorId, [...new Set(contractorIds)]))
    .orderBy(asc(evidenceDays.contractorId), desc(evidenceDays.day));
  return new Map<string, Day>(rows.map((day) => [day.contractorId, day]));
}

/** The outcome of an attempt, which later delivery reports don't change. */
function outcomeOf({ attempt }: EvidenceRow, message: MessageRow): EvidenceOutcome {
  // The message has only the outcome of its last attempt.
  if (attempt < message.attempts) {
    const provider = { providerId: null, providerStatus: null, providerErrorCode: null };
    return {
      state: "delayed",
      sentAt: null,
      ...provider,
      error: "Not known to be delivered; tried again",
    };
  }
  return {
    state: message.state,
    sentAt: message.sentAt?.toISOString() ?? null,
    providerId: message.providerId,
    providerStatus: message.providerStatus,
    providerErrorCode: message.providerErrorCode,
    error: message.lastError,
  };
}

/** What was sent, and to whom. */
export const contentOf = (
  message: Pick<MessageRow, "toAddress" | "fromAddress" | "subject" | "text" | "html" | "params">,
): EvidenceContent => {
  const photos = photoHashesOf(message);
  return {
    to: message.toAddress,
    from: message.fromAddress,
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(photos ? { photos } : {}),
  };
};

/** What a sealed row's digest covers. */
export const recordOf = (
  row: Pick<
    EvidenceRow,
    "messageId" | "attempt" | "contractorId" | "channel" | "kind" | "createdAt" | "rules"
  > & { factsHash: string; contentHash: string },
): ChainRecord => ({
  format: 1,
  messageId: row.messageId,
  attempt: row.attempt,
  contractorId: row.contractorId,
  channel: row.channel,
  kind: row.kind,
  decidedAt: row.createdAt.toISOString(),
  rules: row.rules,
  factsHash: row.factsHash,
  contentHash: row.contentHash,
});

type Sealed = {
  id: string;
  facts: object;
  day: string;
  position: number;
  factsHash: string;
  contentHash: string;
  hash: string;
};

async function save({ tx }: UnitOfWork, sealed: readonly Sealed[], days: Map<string, Day>) {
  await tx.execute(sql`
    update ${messageEvidence} set
      facts = sealed.facts, day = sealed.day, position = sealed.position,
      facts_hash = sealed."factsHash", content_hash = sealed."contentHash", hash = sealed.hash
    from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as sealed(
      id uuid, facts jsonb, day date, position integer, "factsHash" text, "contentHash" text, hash text)
    where ${messageEvidence.id} = sealed.id`);
  // If a day's last hash changes, its backup and check no longer count.
  await tx
    .insert(evidenceDays)
    .values([...days.values()])
    .onConflictDoUpdate({
      target: [evidenceDays.contractorId, evidenceDays.day],
      set: { head: sql`excluded.head`, rows: sql`excluded.rows`, checkedAt: null },
    });
}
