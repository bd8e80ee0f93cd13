import { canEndRetention } from "~/domains/operations/operations.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/**
 * Deletes data past its retention period, in batches, each in its own transaction: an interrupted
 * run continues the next time (rule `retention.days`). A period that fails doesn't stop the others.
 * @throws what failed, after all of them ran
 */
export async function endRetentionPeriods(platform: Platform, actor: Actor): Promise<void> {
  authorize(canEndRetention(actor));
  const declared = platform.personalData.flatMap(({ retention }) => retention ?? []);
  const errors: unknown[] = [];
  for (const { name, erase } of declared) {
    try {
      await erase(platform);
    } catch (error) {
      platform.log.error("data retention step failed", { kind: name, error });
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "Some expired data was not deleted");
}
