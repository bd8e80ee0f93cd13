import { and, inArray, lt, ne } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { webhookDeliveries } from "~/features/webhooks/webhooks.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { daysAgo, oldestOf } from "./batches.server.ts";
import { canEndRetention } from "./retention.policy.ts";

/** Deletes what webhooks were sent `EVENT_DAYS` ago, with what they answered (rule `webhooks.log`). */
export async function eraseWebhookLog(platform: Platform, actor: Actor): Promise<void> {
  authorize(canEndRetention(actor));
  const old = and(
    lt(webhookDeliveries.createdAt, daysAgo(platform, platform.settings.eventDays)),
    ne(webhookDeliveries.state, "waiting"),
  );
  for await (const ids of oldestOf(platform, webhookDeliveries, old)) {
    await platform.database.query
      .delete(webhookDeliveries)
      .where(inArray(webhookDeliveries.id, ids));
  }
}
