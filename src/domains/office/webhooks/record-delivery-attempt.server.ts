import { and, eq } from "drizzle-orm";
import { webhookPaused } from "~/domains/office/office.events.ts";
import { deliverWebhook } from "~/domains/office/office.jobs.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { isGone, isSuccessStatus } from "~/platform/web-client/response-status.ts";
import type { WebhookDelivery } from "./compose-webhook.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";
import { backoffUntil, isLost, later, nextAttempt, testEvent } from "./webhooks.ts";

/** The result of an attempt: a response, or the reason there was none. */
export type Attempted = Pick<WebhookDelivery, "status" | "answer" | "error" | "tookMs">;

type Endpoint = typeof webhookEndpoints.$inferSelect;

/**
 * Records the result of an attempt, schedules the next one (`webhooks.retries`), and pauses an
 * endpoint that keeps failing. An attempt repeated by another process counts once.
 * @param retryAfter until when the receiver wants no more deliveries
 */
export async function recordDeliveryAttempt(
  platform: Platform,
  delivery: WebhookDelivery,
  attempted: Attempted,
  retryAfter: Date | null,
): Promise<void> {
  await inTransaction(platform, async (work) => {
    const { tx, now, enqueue } = work;
    const [endpoint] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, delivery.endpointId))
      .for(...lockRows(webhookEndpoints, "no key update"));
    if (!endpoint) return;
    const isDelivered = isSuccessStatus(attempted.status);
    const attempts = delivery.attempts + 1;
    const isTest = delivery.event === testEvent;
    const ends = isDelivered || isTest || isGone(attempted.status);
    const planned = ends ? null : nextAttempt(attempts, now);
    const nextAt = planned && later(planned, retryAfter);
    const changed = await tx
      .update(webhookDeliveries)
      .set({
        ...attempted,
        attempts,
        nextAt,
        state: isDelivered ? "delivered" : nextAt ? "waiting" : "failed",
        endedAt: nextAt ? null : now,
      })
      .where(isAttempt(delivery))
      .returning({ id: webhookDeliveries.id });
    if (changed.length === 0) return;
    if (nextAt) {
      enqueue(
        deliverWebhook,
        { deliveryId: delivery.id, attempt: attempts },
        { startAfter: nextAt },
      );
    }
    await recordOutcome(work, endpoint, attempted, { isTest, retryAfter });
  });
}

async function recordOutcome(
  work: UnitOfWork,
  endpoint: Endpoint,
  attempted: Attempted,
  { isTest, retryAfter }: { isTest: boolean; retryAfter: Date | null },
): Promise<void> {
  const { tx, now, record } = work;
  const { id: endpointId, contractorId } = endpoint;
  const set = (change: Partial<Endpoint>) =>
    tx.update(webhookEndpoints).set(change).where(eq(webhookEndpoints.id, endpointId));
  if (isSuccessStatus(attempted.status)) {
    const restsUntil = backoffUntil(now, 0, attempted.tookMs ?? 0);
    await set({ failures: 0, failingSince: null, restsUntil, deliveredAt: now });
    return;
  }
  // A test is the owner's own attempt.
  if (isTest) return;
  const failures = endpoint.failures + 1;
  const failingSince = endpoint.failingSince ?? now;
  const isEndpointGone = isGone(attempted.status);
  // HTTP 410: the receiver no longer wants events, so it is unsubscribed.
  if (isEndpointGone && endpoint.apiKeyId) {
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
    return;
  }
  const pauses =
    contractorId && !endpoint.pausedAt && (isEndpointGone || isLost(failures, failingSince, now));
  await set({
    failures,
    failingSince,
    restsUntil: later(backoffUntil(now, failures, attempted.tookMs ?? 0), retryAfter),
    ...(pauses ? { pausedAt: now, pausedFor: isEndpointGone ? "gone" : "failing" } : {}),
  });
  if (pauses) record(webhookPaused, { endpointId, contractorId });
}

/** Postpones a delivery without an attempt while its endpoint rests. */
export async function postponeDelivery(platform: Platform, delivery: WebhookDelivery, until: Date) {
  const { id: deliveryId, attempts: attempt } = delivery;
  await inTransaction(platform, async ({ tx, enqueue }) => {
    await tx.update(webhookDeliveries).set({ nextAt: until }).where(isAttempt(delivery));
    enqueue(deliverWebhook, { deliveryId, attempt }, { startAfter: until });
  });
}

/** Ends a delivery without sending it. */
export async function markDeliveryFailed(
  { database, clock }: Platform,
  delivery: WebhookDelivery,
  why: string,
) {
  await database.query
    .update(webhookDeliveries)
    .set({ state: "failed", error: why, status: null, nextAt: null, endedAt: clock.now() })
    .where(isAttempt(delivery));
}

/** The delivery as it was when the attempt began. */
const isAttempt = ({ id, attempts }: WebhookDelivery) =>
  and(
    eq(webhookDeliveries.id, id),
    eq(webhookDeliveries.attempts, attempts),
    eq(webhookDeliveries.state, "waiting"),
  );
