import { and, eq, isNull, sql } from "drizzle-orm";
import { type MessageRow, messages } from "~/domains/messaging/messaging.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Answerer } from "~/platform/voice/answerers.ts";
import { recordTextStatus } from "../messages/delivery/record-delivery.server.ts";
import { voicemailDrops, voicemailRecordings } from "./voicemails.tables.server.ts";
import { type DropOutcome, isRecording } from "./voicemails.ts";

/** Stores the call of a drop before it's started. A second attempt has the same row. */
export async function startDrop(
  { database, clock }: Pick<Platform, "database" | "clock">,
  { id: messageId, contractorId, params }: MessageRow,
): Promise<void> {
  const { recordingId } = params as { recordingId?: string };
  if (!contractorId || !recordingId) throw new Error("A voicemail drop without its recording");
  await database.query
    .insert(voicemailDrops)
    .values({ messageId, contractorId, recordingId, createdAt: clock.now() })
    .onConflictDoNothing();
}

/** A drop with its message. Its row lock makes reports about one drop run one at a time. */
export type Drop = typeof voicemailDrops.$inferSelect & { message: MessageRow };

/** @param providerId the call that sent the report; reports of other calls are ignored */
export async function lockDrop(
  { tx }: Pick<UnitOfWork, "tx">,
  messageId: string,
  providerId: string,
): Promise<Drop | null> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.channel, "voicemail")))
    .for(...lockRows(messages));
  if (!message || (message.providerId ?? providerId) !== providerId) return null;
  const [drop] = await tx
    .select()
    .from(voicemailDrops)
    .where(eq(voicemailDrops.messageId, messageId));
  return drop ? { ...drop, message } : null;
}

type Dated = Pick<UnitOfWork, "tx" | "now">;

/** A person or a machine picked up: the call exists, even if the response to starting it was lost. */
export async function recordAnswered(work: Dated, drop: Drop, providerId: string): Promise<void> {
  await recordStatus(work, drop, providerId, "sent");
  await change(work, drop, { answeredAt: drop.answeredAt ?? work.now });
}

/** Records who picked up, once. @returns whether it wasn't recorded before */
export async function recordAnswerer(
  work: Dated,
  drop: Drop,
  answeredBy: Answerer,
): Promise<boolean> {
  if (drop.endedAt || drop.answeredBy) return false;
  await change(work, drop, { answeredBy, answeredAt: drop.answeredAt ?? work.now });
  return true;
}

/** Records that the recording is being played. */
export async function recordPlayed(work: Dated, drop: Drop): Promise<void> {
  if (!drop.playedAt) await change(work, drop, { playedAt: work.now });
}

/** Records the choice of a person who picked up, once. */
export async function recordChoice(
  work: Dated,
  drop: Drop,
  outcome: Extract<DropOutcome, "connected" | "opted_out">,
): Promise<void> {
  if (!drop.outcome || outcome === "opted_out") await change(work, drop, { outcome });
}

/** Records that the business didn't pick up, so no one talked to the person who pressed 1. */
export async function recordMissed(work: Dated, drop: Drop): Promise<void> {
  if (drop.outcome === "connected") await change(work, drop, { outcome: "answered" });
}

/** The provider's final statuses of a call. */
type CallEnd = "completed" | "busy" | "no-answer" | "failed" | "canceled";

/**
 * Records the end of the call, once. The outcome is what the machine or person did; the report only
 * says whether the call connected.
 * @param seconds null if the provider doesn't say
 */
export async function endDrop(
  work: Dated,
  drop: Drop,
  end: { status: CallEnd; seconds: number | null; providerId: string },
): Promise<void> {
  const outcome = drop.outcome ?? outcomeOf(drop, end.status);
  await recordStatus(work, drop, end.providerId, isReached(outcome) ? "delivered" : "undelivered");
  if (drop.endedAt) return;
  await change(work, drop, { outcome, endedAt: work.now, seconds: end.seconds });
}

/** Whether the person heard the business, live or recorded. */
const isReached = (outcome: DropOutcome) =>
  !["no_answer", "no_voicemail", "failed"].includes(outcome);

function outcomeOf({ playedAt, answeredBy, answeredAt }: Drop, status: CallEnd): DropOutcome {
  if (playedAt) return "voicemail";
  if (status === "failed" || status === "canceled") return "failed";
  if (status !== "completed") return "no_answer";
  if (answeredBy === "fax" || isRecording(answeredBy)) return "no_voicemail";
  return answeredAt || answeredBy ? "answered" : "no_answer";
}

/** A call that ended counts as sent: its end must never make a second attempt possible. */
function recordStatus(
  work: Dated,
  { messageId }: Drop,
  providerId: string,
  status: "sent" | "delivered" | "undelivered",
) {
  return recordTextStatus(work, { reference: messageId, providerId, status, errorCode: null });
}

async function change(
  { tx }: Dated,
  { messageId }: Drop,
  columns: Partial<typeof voicemailDrops.$inferInsert>,
): Promise<void> {
  await tx.update(voicemailDrops).set(columns).where(eq(voicemailDrops.messageId, messageId));
}

/** A recording, also after it was removed from the list; null if its business is gone. */
export async function findRecording(database: Reader, recordingId: string) {
  const [voicemailRecording] = await database
    .select()
    .from(voicemailRecordings)
    .where(eq(voicemailRecordings.id, recordingId));
  return voicemailRecording ?? null;
}

/** The latest drop to a conversation that's still ringing or talking; null if there is none. */
export async function findOpenDrop(database: Reader, conversationId: string) {
  const [voicemailDrop] = await database
    .select({ drop: voicemailDrops, message: messages })
    .from(voicemailDrops)
    .innerJoin(messages, eq(messages.id, voicemailDrops.messageId))
    .where(and(eq(messages.conversationId, conversationId), isNull(voicemailDrops.endedAt)))
    .orderBy(sql`${voicemailDrops.createdAt} desc`)
    .limit(1);
  return voicemailDrop ? { ...voicemailDrop.drop, message: voicemailDrop.message } : null;
}
