import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sourceKey } from "../../../leads/source-of.ts";
import { canChangeSpend } from "../analytics.policy.ts";
import { adSpend } from "../spend.tables.server.ts";
import { lockSpend } from "./lock-spend.server.ts";
import { describeOverlap, findOverlap } from "./plan-spend.ts";
import { spendSchema } from "./spend.schema.ts";
import { maxSpend } from "./spend.ts";

/**
 * Adds the actor's business's spend on a source for a range of days. Rejects days that already have
 * an entry, so a repeated request counts once.
 */
export async function addSpend(
  platform: Platform,
  actor: Actor,
  values: object,
): Promise<Result<{ spendId: string }, Invalid>> {
  authorize(canChangeSpend(actor));
  const checked = check(spendSchema, values);
  if (!checked.ok) return checked;
  const spend = checked.value;
  if (spend.cents === 0) return invalid({ amount: "Enter an amount" });
  const { contractorId, name: memberName } = actor;
  return inTransaction(platform, async (work) => {
    const kept = await lockSpend(work, contractorId);
    const ofSource = kept.filter(({ source }) => sourceKey(source) === sourceKey(spend.source));
    const same = ofSource.find(
      ({ firstOn, lastOn }) => firstOn === spend.firstOn && lastOn === spend.lastOn,
    );
    const there = same ?? findOverlap(spend, ofSource);
    if (there) return invalid({ amount: describeOverlap(there) });
    if (kept.length >= maxSpend) {
      return invalid({
        source: `You can have up to ${maxSpend.toLocaleString("en-US")} entries. Delete some first`,
      });
    }
    const spendId = newId();
    const { now } = work;
    const row = { id: spendId, contractorId, ...spend, memberName, createdAt: now, updatedAt: now };
    await work.tx.insert(adSpend).values(row);
    return { ok: true, spendId };
  });
}
