import { eraseOldKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { eraseAbandonedDrafts } from "./erase-abandoned-drafts.server.ts";
import { eraseMailTexts } from "./erase-mail-texts.server.ts";
import { eraseOldEvents } from "./erase-old-events.server.ts";
import { eraseQuarantined } from "./erase-quarantined.server.ts";

/**
 * Deletes what its setting no longer lets us keep, in batches, each a transaction of its own: one
 * that is cut short goes on the next time (rules `retention.drafts`, `retention.quarantine`,
 * `retention.mail-texts`, `retention.events`).
 */
export async function endRetentionPeriods(platform: Platform): Promise<void> {
  await eraseAbandonedDrafts(platform);
  await eraseQuarantined(platform);
  await eraseMailTexts(platform);
  await eraseOldEvents(platform);
  await eraseOldKeys(platform);
}
