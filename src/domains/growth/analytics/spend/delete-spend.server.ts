import { and, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { canChangeSpend } from "../analytics.policy.ts";
import { adSpend } from "../spend.tables.server.ts";

/** Deletes a marketing spend entry. */
export async function deleteSpend(
  platform: Platform,
  actor: Actor,
  spendId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangeSpend(actor));
  const gone = await platform.database.query
    .delete(adSpend)
    .where(and(eq(adSpend.id, spendId), eq(adSpend.contractorId, actor.contractorId)))
    .returning({ id: adSpend.id });
  return gone.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
}
