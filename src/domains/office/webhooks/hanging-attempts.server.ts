import { setTimeout as pause } from "node:timers/promises";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { deliverWebhook } from "./webhooks.jobs.server.ts";
import { longestAttempt } from "./webhooks.ts";

/** Milliseconds that a batch waits for an answer. */
const patience = 1_000;

/** Of one endpoint in one process; what else is due there is put off. */
const maxHanging = 5;
/** Of all endpoints in one process; past that, batches wait. */
const maxHangingInAll = 100;

/** Attempts of this process that no batch waits for any more, by endpoint. */
const hanging = new Map<string, number>();

const hangingAt = (endpointId: string) => hanging.get(endpointId) ?? 0;
const hangingInAll = () => [...hanging.values()].reduce((sum, count) => sum + count, 0);

/** Whether so many attempts hang at an endpoint that none is added for now. */
export const letsHang = (endpointId: string) => hangingAt(endpointId) >= maxHanging;

/**
 * Waits for an attempt, but for one that hangs only a moment: it goes on beside the next batches
 * (`webhooks.one-slow`), and in case this process ends before it, its job comes once more.
 * @returns whether it hangs
 */
export async function waitAMoment(
  platform: Platform,
  job: { deliveryId: string; attempt: number },
  endpointId: string,
  attempted: Promise<void>,
): Promise<boolean> {
  const isLate = pause(patience, true, { ref: false });
  if (!(await Promise.race([attempted, isLate]))) return false;
  if (hangingInAll() >= maxHangingInAll) {
    await attempted;
    return false;
  }
  hanging.set(endpointId, hangingAt(endpointId) + 1);
  attempted
    .catch((error) => platform.log.warn("webhook delivery outcome unknown", { error }))
    .finally(() => {
      const left = hangingAt(endpointId) - 1;
      if (left > 0) hanging.set(endpointId, left);
      else hanging.delete(endpointId);
    });
  await inTransaction(platform, async ({ now, enqueue }) => {
    enqueue(deliverWebhook, job, { startAfter: new Date(now.getTime() + longestAttempt) });
  });
  return true;
}
