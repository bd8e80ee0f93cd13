import { and, inArray, lte, or } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { businessExports } from "~/features/business-exports/business-exports.tables.server.ts";
import { endExports, eraseExports } from "~/features/business-exports/end-exports.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canMakeExports } from "./takeout.policy.ts";

const day = 24 * 60 * 60 * 1000;
/** So long the owners see who took a file that is gone. */
const rememberedDays = 90;

/** Ends the files whose week is over, and those that nobody works on any more (`you-own-it.week`). */
export async function endOldExports(platform: Platform, actor: Actor): Promise<void> {
  authorize(canMakeExports(actor));
  const { state, expiresAt, createdAt, updatedAt } = businessExports;
  await inTransaction(platform, async (work) => {
    const before = (days: number) => new Date(work.now.getTime() - days * day);
    const isStuck = and(inArray(state, ["waiting", "making"]), lte(updatedAt, before(1)));
    await endExports(work, or(lte(expiresAt, work.now), isStuck));
    await eraseExports(work, lte(createdAt, before(rememberedDays)));
  });
}
