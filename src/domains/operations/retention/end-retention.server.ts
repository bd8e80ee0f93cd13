import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { eraseOldKeys } from "~/platform/idempotency/erase-keys.server.ts";
import { eraseOldCounts } from "~/platform/limits/erase-counts.server.ts";
import type { RetentionPeriod } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { eraseAbandonedDrafts } from "./erase-abandoned-drafts.server.ts";
import { eraseOldEvents } from "./erase-old-events.server.ts";
import { canEndRetention } from "./retention.policy.ts";

/** What belongs to no feature, or to several. */
const ownPeriods: readonly RetentionPeriod[] = [
  { name: "abandoned sign-ups", erase: eraseAbandonedDrafts },
  { name: "events", erase: eraseOldEvents },
  { name: "idempotency keys", erase: eraseOldKeys },
  { name: "limit counts", erase: eraseOldCounts },
];

/**
 * Deletes what its retention period no longer allows us to keep, in batches, each a transaction of its own: an
 * interrupted run continues the next time (rules `retention.drafts`, `retention.quarantine`,
 * `retention.mail-texts`, `retention.events`). A period that fails doesn't stop the others.
 * @throws what failed, after all of them ran
 */
export async function endRetentionPeriods(platform: Platform, actor: Actor): Promise<void> {
  authorize(canEndRetention(actor));
  const declared = platform.personalData.flatMap(({ retention }) => retention ?? []);
  const errors: unknown[] = [];
  for (const { name, erase } of [...ownPeriods, ...declared]) {
    try {
      await erase(platform);
    } catch (error) {
      platform.log.error("data retention step failed", { kind: name, error });
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Not everything was deleted in its time");
}
