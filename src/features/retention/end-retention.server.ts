import { type Actor, authorize } from "~/features/access/actor.ts";
import { eraseUnusedLeadImports } from "~/features/lead-entry/erase-lead-imports.server.ts";
import { eraseOldSignIns } from "~/features/members/erase-members.server.ts";
import { eraseToldNotifications } from "~/features/notifications/erase-told.server.ts";
import { endOldExports } from "~/features/takeout/end-old-exports.server.ts";
import { eraseOldOffers } from "~/features/visit-offers/erase-offers.server.ts";
import { eraseOldKeys } from "~/platform/idempotency/erase-keys.server.ts";
import { eraseOldCounts } from "~/platform/limits/erase-counts.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { eraseAbandonedDrafts } from "./erase-abandoned-drafts.server.ts";
import { eraseInboundMails } from "./erase-inbound-mails.server.ts";
import { eraseMailTexts } from "./erase-mail-texts.server.ts";
import { eraseOldEvents } from "./erase-old-events.server.ts";
import { eraseQuarantined } from "./erase-quarantined.server.ts";
import { eraseWebhookLog } from "./erase-webhook-log.server.ts";
import { canEndRetention } from "./retention.policy.ts";

const steps: readonly ((platform: Platform, actor: Actor) => Promise<unknown>)[] = [
  eraseAbandonedDrafts,
  eraseQuarantined,
  eraseMailTexts,
  eraseInboundMails,
  eraseOldEvents,
  eraseOldSignIns,
  eraseOldOffers,
  eraseToldNotifications,
  eraseUnusedLeadImports,
  eraseWebhookLog,
  endOldExports,
  eraseOldKeys,
  eraseOldCounts,
];

/**
 * Deletes what its setting no longer lets us keep, in batches, each a transaction of its own: one
 * that is cut short goes on the next time (rules `retention.drafts`, `retention.quarantine`,
 * `retention.mail-texts`, `retention.events`). One step that fails stops none of the others.
 * @throws what failed, once all had their turn
 */
export async function endRetentionPeriods(platform: Platform, actor: Actor): Promise<void> {
  authorize(canEndRetention(actor));
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step(platform, actor);
    } catch (error) {
      platform.log.error("data retention step failed", { kind: step.name, error });
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Not everything was deleted in its time");
}
