import { eq, sql } from "drizzle-orm";
import type { MessageState } from "~/domains/messaging/messages/messages.ts";
import { type MessageRow, messages } from "~/domains/messaging/messaging.tables.server.ts";
import type { Database } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Delivery } from "~/platform/mail/mail.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { laterStatus, type TextDelivery, type TextStatus } from "~/platform/sms/sms.ts";
import { failureOf } from "~/platform/sms/text-failures.ts";
import type { StatusCallback } from "~/platform/sms/webhook.schema.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type Work = Pick<UnitOfWork, "tx" | "now">;

/**
 * Records the outcome of an attempt. A provider report that came first is more reliable than a lost response,
 * and a later attempt overrides one that was temporarily refused.
 * @returns the message's state before and now, or null if it was deleted
 */
export async function recordDelivery(
  { tx, now }: Work,
  { id, attempts }: Pick<MessageRow, "id" | "attempts">,
  delivery: Delivery | TextDelivery,
  last: boolean,
): Promise<{ before: MessageState; state: MessageState } | null> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(eq(messages.id, id))
    .for(...lockRows(messages));
  if (!message) return null;
  const before = message.state;
  if ("providerId" in delivery) {
    const { providerId, status } = delivery;
    const previousStatus = message.providerId === providerId ? message.providerStatus : null;
    const state = await write({ tx, now }, message, {
      providerId,
      status: laterStatus(previousStatus, status),
    });
    return { before, state };
  }
  const isPast = delivery.outcome === "temporary" && message.attempts !== attempts;
  if (message.providerId !== null || isPast) return { before, state: before };
  const sent = delivery.outcome === "sent";
  const state = stateAfter(delivery, last);
  const providerErrorCode = "code" in delivery ? delivery.code : null;
  const change = { state, providerErrorCode, lastError: sent ? null : delivery.reason };
  await tx
    .update(messages)
    .set({ ...change, sentAt: sent ? now : null, updatedAt: now })
    .where(eq(messages.id, id));
  return { before, state };
}

/**
 * Records a provider's status report on a text, found by the provider's ID, or by ours if the response with
 * that ID was lost.
 * @returns the text as it is now, or null if there is none
 */
export async function recordTextStatus(
  work: Work,
  { reference, providerId, status, errorCode }: StatusCallback,
): Promise<MessageRow | null> {
  const message =
    (await find(work, eq(messages.providerId, providerId))) ??
    (reference ? await find(work, eq(messages.id, reference)) : null);
  // A text that was sent again has a new provider ID; ignore reports on the old one.
  if (!message || (message.providerId ?? providerId) !== providerId) return null;
  const later = laterStatus(message.providerStatus, status);
  if (message.providerId === null || later !== message.providerStatus) {
    await write(work, message, { providerId, status: later, errorCode });
  }
  return find(work, eq(messages.id, message.id));
}

async function find({ tx }: Work, condition: ReturnType<typeof eq>): Promise<MessageRow | null> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(condition)
    .for(...lockRows(messages));
  return message && message.channel !== "email" ? message : null;
}

async function write(
  { tx, now }: Work,
  message: MessageRow,
  report: { providerId: string; status: TextStatus; errorCode?: number | null },
): Promise<MessageState> {
  const { providerId, status, errorCode = message.providerErrorCode } = report;
  const failed = hasFailed(status);
  const state = failed ? "failed" : "sent";
  await tx
    .update(messages)
    .set({
      state,
      providerId,
      providerStatus: status,
      providerErrorCode: failed ? errorCode : null,
      lastError: failed ? failureOf(errorCode).description : null,
      sentAt: message.sentAt ?? now,
      updatedAt: now,
    })
    .where(eq(messages.id, message.id));
  return state;
}

/** Whether this status means that the text wasn't delivered. */
const hasFailed = (status: TextStatus): boolean =>
  status === "undelivered" || status === "failed" || status === "canceled";

function stateAfter(delivery: Delivery | TextDelivery, last: boolean): MessageState {
  if (delivery.outcome === "temporary") return last ? "failed" : "delayed";
  return ({ sent: "sent", permanent: "failed", unknown: "uncertain" } as const)[delivery.outcome];
}

/** Milliseconds during which accepted texts are batched. */
const batchDelayMs = 10;
/** Maximum number of texts per statement. */
const maxBatch = 100;

type Accepted = {
  id: string;
  providerId: string;
  status: TextStatus;
  segments: number | null;
  at: Date;
};
type PendingAcceptance = Accepted & { settle(noted: boolean | Promise<boolean>): void };

const waiting = new WeakMap<Database, PendingAcceptance[]>();

/**
 * Records that the provider accepted a text without earlier reports on it, the usual case. Batches concurrent
 * calls into one statement.
 * @returns whether it was recorded; if not, use `recordDelivery`
 */
export function recordAccepted(
  { database, clock }: Pick<Platform, "database" | "clock">,
  id: string,
  delivery: Delivery | TextDelivery,
): Promise<boolean> {
  if (!("providerId" in delivery) || hasFailed(delivery.status)) return Promise.resolve(false);
  const { providerId, status, segments } = delivery;
  const gathered = waiting.get(database) ?? [];
  waiting.set(database, gathered);
  if (gathered.length === 0) setTimeout(() => void flushAccepted(database, gathered), batchDelayMs);
  return new Promise((settle) => {
    gathered.push({ id, providerId, status, segments, at: clock.now(), settle });
    if (gathered.length === maxBatch) void flushAccepted(database, gathered);
  });
}

async function flushAccepted(database: Database, gathered: PendingAcceptance[]): Promise<void> {
  if (waiting.get(database) === gathered) waiting.delete(database);
  const acceptances = gathered.splice(0);
  if (acceptances.length === 0) return;
  try {
    const recorded = await writeAccepted(database, acceptances);
    for (const { id, settle } of acceptances) settle(recorded.has(id));
  } catch {
    // Retries each alone, so one that can't be written, such as a duplicate provider ID, doesn't block the
    // others.
    for (const acceptance of acceptances)
      acceptance.settle(
        writeAccepted(database, [acceptance]).then((recorded) => recorded.has(acceptance.id)),
      );
  }
}

/** @returns the IDs that had no earlier report */
async function writeAccepted(
  { query }: Pick<Database, "query">,
  accepted: readonly Accepted[],
): Promise<Set<string>> {
  const rows = accepted.map(({ id, providerId, status, segments, at }) => ({
    id,
    provider_id: providerId,
    status,
    segments,
    at,
  }));
  const { rows: recorded } = await query.execute<{ id: string }>(sql`
    update ${messages} set
      state = 'sent', provider_id = accepted.provider_id, provider_status = accepted.status,
      provider_error_code = null, last_error = null,
      segments = coalesce(accepted.segments, ${messages.segments}),
      sent_at = coalesce(${messages.sentAt}, accepted.at), updated_at = accepted.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as accepted(id uuid, provider_id text, status text, segments integer, at timestamptz)
    where ${messages.id} = accepted.id and ${messages.providerId} is null
    returning ${messages.id} as id`);
  return new Set(recorded.map(({ id }) => id));
}
