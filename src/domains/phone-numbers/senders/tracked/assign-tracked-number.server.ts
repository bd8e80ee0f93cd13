import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeSenders } from "../senders.policy.ts";
import type { TrackedRequest } from "../senders.schema.ts";
import { trackedNumbers } from "../senders.tables.server.ts";
import { auditTrackedNumber, recordTrackedNumber } from "./record-tracked-number.server.ts";

/** Assigns a manually bought number to a business, for one of its pages, one source, or both; audited. */
export async function assignTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  { tracked_number: phone, page_id: pageId, source }: TrackedRequest,
): Promise<Result<object, Refused<"not_found"> | Invalid>> {
  authorize(canChangeSenders(actor));
  const given = { contractorId, phone, pageId, source };
  return inTransaction(platform, (work) =>
    recordTrackedNumber(work, actor, given, "tracked_number"),
  );
}

/** Removes a tracked number from a business; calls to it no longer connect. Audited. */
export async function removeTrackedNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  numberId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSenders(actor));
  return inTransaction(platform, async (work) => {
    const [gone] = await work.tx
      .delete(trackedNumbers)
      .where(and(eq(trackedNumbers.id, numberId), eq(trackedNumbers.contractorId, contractorId)))
      .returning();
    // A double click removes it once.
    if (gone) {
      const { source, pageId } = gone;
      await auditTrackedNumber(work, actor, contractorId, "sender.untrack_number", {
        source,
        page: pageId,
      });
    }
    return { ok: true };
  });
}
