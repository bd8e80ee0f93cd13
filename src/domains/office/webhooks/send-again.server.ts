import { and, eq, inArray } from "drizzle-orm";
import { deliverWebhook } from "~/domains/office/office.jobs.server.ts";
import { canManageWebhooks } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";
import { testEvent } from "./webhooks.ts";

type Sent = Result<object, Refused<"not_found"> | TooMany>;

/** Sends a test event with no personal data, even when the webhook is paused. */
export async function sendTestEvent(
  platform: Platform,
  actor: Actor,
  endpointId: string,
): Promise<Sent> {
  authorize(canManageWebhooks(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("webhook_by_hand", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction<Sent>(platform, async ({ tx, now, enqueue }) => {
    const [endpoint] = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(
        and(eq(webhookEndpoints.id, endpointId), eq(webhookEndpoints.contractorId, contractorId)),
      )
      .for(...lockRows(webhookEndpoints, "key share"));
    if (!endpoint) return { ok: false, code: "not_found" };
    const id = newId(now.getTime());
    await tx
      .insert(webhookDeliveries)
      .values({ id, endpointId, contractorId, event: testEvent, createdAt: now, nextAt: now });
    enqueue(deliverWebhook, { deliveryId: id, attempt: 0 });
    return { ok: true };
  });
}

/**
 * Resends a delivered or failed event under the same ID, with its resource as it is now. Pending
 * deliveries are unchanged.
 */
export async function sendAgain(
  platform: Platform,
  actor: Actor,
  deliveryId: string,
): Promise<Sent> {
  authorize(canManageWebhooks(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("webhook_by_hand", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction<Sent>(platform, async (work) => {
    const [delivery] = await work.tx
      .select({ state: webhookDeliveries.state })
      .from(webhookDeliveries)
      .where(
        and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.contractorId, contractorId)),
      )
      .for(...lockRows(webhookDeliveries));
    if (!delivery) return { ok: false, code: "not_found" };
    if (delivery.state === "waiting") return { ok: true };
    await restartDeliveries(work, [deliveryId]);
    return { ok: true };
  });
}

/** Restarts finished deliveries under their IDs. */
export async function restartDeliveries({ tx, now, enqueue }: UnitOfWork, ids: readonly string[]) {
  if (ids.length === 0) return;
  await tx
    .update(webhookDeliveries)
    .set({ state: "waiting", attempts: 0, nextAt: now, endedAt: null })
    .where(inArray(webhookDeliveries.id, [...ids]));
  for (const deliveryId of ids) enqueue(deliverWebhook, { deliveryId, attempt: 0 });
}
