import type { Platform } from "~/platform/platform.server.ts";
import { forgetAbandonedDrafts } from "./forget-abandoned-drafts.server.ts";
import { forgetMailTexts } from "./forget-mail-texts.server.ts";
import { forgetQuarantined } from "./forget-quarantined.server.ts";

/**
 * Deletes what its setting no longer lets us keep, in batches, each a transaction of its own: one
 * that is cut short goes on the next time (rules `retention.drafts`, `retention.quarantine`,
 * `retention.mail-texts`).
 */
export async function endRetentionPeriods(platform: Platform): Promise<void> {
  await forgetAbandonedDrafts(platform);
  await forgetQuarantined(platform);
  await forgetMailTexts(platform);
}
