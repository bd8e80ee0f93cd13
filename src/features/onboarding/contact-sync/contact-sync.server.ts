import { eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { postPublic } from "~/platform/web-client/post-public.server.ts";
import { webhookHeaders } from "~/platform/web-client/sign-webhook.server.ts";
import { canRunOnboardingJobs } from "../onboarding.policy.ts";
import { contactSyncDeliveries } from "../onboarding.tables.server.ts";

/**
 * Posts one recorded save, signed after Standard Webhooks, with the delivery's id so that the
 * receiver can tell a repetition. Without an address it stays recorded only. Failures are tried
 * again later and never reach the person.
 */
export async function deliverContactSync(
  platform: Platform,
  actor: Actor,
  { deliveryId }: { deliveryId: string },
  attempt: Attempt,
): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  const deliveries = platform.database.query;
  const [delivery] = await deliveries
    .select()
    .from(contactSyncDeliveries)
    .where(eq(contactSyncDeliveries.id, deliveryId));
  if (!delivery || delivery.state === "delivered") return;

  const settle = (change: Partial<typeof contactSyncDeliveries.$inferInsert>) =>
    deliveries
      .update(contactSyncDeliveries)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(contactSyncDeliveries.id, deliveryId));

  const receiver = platform.settings.contactSync;
  if (!receiver) {
    await settle({ state: "recorded" });
    return;
  }
  const body = JSON.stringify(delivery.body);
  const attempts = attempt.number;
  try {
    const { status } = await postPublic(receiver.url, {
      body,
      headers: webhookHeaders(
        delivery.id,
        platform.clock.now(),
        body,
        receiver.secret ? [receiver.secret] : [],
      ),
      allowPrivate: receiver.allowPrivate,
    });
    if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}`);
    await settle({ state: "delivered", attempts, lastError: null });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    await settle({ state: attempt.last ? "failed" : "delayed", attempts, lastError });
    throw error;
  }
}
