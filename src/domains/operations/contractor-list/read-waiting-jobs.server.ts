import { canReadMessages } from "~/domains/messaging/messages/messages.policy.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readQueueHealth } from "~/platform/queue/queue-health.server.ts";

/** Tasks that wait too long: whether no worker is running, and the minutes the oldest has waited. */
export type WaitingJobs = { noWorkers: boolean; minutes: number };

/** The warning for staff about waiting tasks; null while all is well. */
export async function readWaitingJobs(
  platform: Platform,
  actor: Actor,
): Promise<WaitingJobs | null> {
  authorize(canReadMessages(actor));
  const { state, oldestSeconds } = await readQueueHealth(platform.database.query);
  if (state === "ok") return null;
  return { noWorkers: state === "no_workers", minutes: Math.floor(oldestSeconds / 60) };
}
