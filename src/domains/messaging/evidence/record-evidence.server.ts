import { randomBytes } from "node:crypto";
import { and, isNotNull, isNull } from "drizzle-orm";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { MessageRow } from "../messaging.tables.server.ts";
import { messageEvidence } from "./evidence.tables.server.ts";
import type { EvidenceFacts } from "./evidence.ts";

type Sent = Pick<MessageRow, "id" | "attempts" | "channel" | "kind" | "contractorId">;

/** Why one message may be sent, by the rules of this version. */
export type SendEvidence = { message: Sent; rules: string; facts: EvidenceFacts };

/** The rules for messages about a person's own booking, document, or keyword, which bypass the gate. */
const directRules = "direct 2026-11-28";

/** Writes the evidence of messages with the commit of the transaction that marks them as sending. */
export function recordEvidence(
  { insertAtCommit, now }: Pick<UnitOfWork, "insertAtCommit" | "now">,
  sent: readonly SendEvidence[],
): void {
  const rows = sent.flatMap((sendEvidence) => evidenceRow(sendEvidence, now));
  if (rows.length > 0) insertAtCommit(messageEvidence, rows);
}

/**
 * Writes the evidence of a message that bypasses the gate, such as a confirmation or a reply to a
 * keyword, or of one that the person sent. A repeated attempt writes nothing.
 */
export async function recordDirectEvidence(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  message: Sent,
  facts: Pick<EvidenceFacts, "basis" | "checks">,
): Promise<void> {
  const rows = evidenceRow({ message, rules: directRules, facts }, now);
  if (rows.length > 0) await tx.insert(messageEvidence).values(rows).onConflictDoNothing();
}

/** None for a message without a business, such as an alert to staff. */
function evidenceRow({ message, rules, facts }: SendEvidence, now: Date) {
  const { id: messageId, attempts: attempt, contractorId, channel, kind } = message;
  if (!contractorId) return [];
  const salt = randomBytes(16).toString("hex");
  return [{ messageId, attempt, contractorId, channel, kind, rules, facts, salt, createdAt: now }];
}

/**
 * Erases what is personal in the evidence of deleted messages. Sealed rows stay as hashes without their salt,
 * so the chain can still be checked and no one can find out what was hashed.
 */
export async function eraseEvidence(
  { tx }: Pick<UnitOfWork, "tx">,
  messageIds: readonly string[],
): Promise<void> {
  if (messageIds.length === 0) return;
  const ofMessages = isAnyOf(messageEvidence.messageId, messageIds);
  await tx.delete(messageEvidence).where(and(ofMessages, isNull(messageEvidence.hash)));
  await tx
    .update(messageEvidence)
    .set({ facts: null, salt: null })
    .where(and(ofMessages, isNotNull(messageEvidence.salt)));
}
