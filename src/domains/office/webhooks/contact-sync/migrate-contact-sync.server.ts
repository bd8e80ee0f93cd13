import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { contactSyncDeliveries } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canDeliverWebhooks } from "../webhooks.policy.ts";
import { queueSaves } from "./record-contact-sync.server.ts";

/** Takes over a save that the previous version had not posted yet, under its ID. */
export async function migrateContactSync(
  platform: Platform,
  actor: Actor,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  authorize(canDeliverWebhooks(actor));
  await inTransaction(platform, async (work) => {
    const waiting = await work.tx
      .delete(contactSyncDeliveries)
      .where(eq(contactSyncDeliveries.id, deliveryId))
      .returning();
    await queueSaves(
      work,
      platform,
      waiting.filter(({ state }) => state !== "delivered"),
    );
  });
}
