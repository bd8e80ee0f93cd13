import { lte } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { businessExports } from "~/features/business-exports/business-exports.tables.server.ts";
import { endExports, eraseExports } from "~/features/business-exports/end-exports.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canMakeExports } from "./takeout.policy.ts";

const day = 24 * 60 * 60 * 1000;
/** So long the owners see who took a file that is gone. */
const rememberedDays = 90;

/** Ends the files whose week is over (`you-own-it.week`). */
export async function endOldExports(platform: Platform, actor: Actor): Promise<void> {
  authorize(canMakeExports(actor));
  const { expiresAt, createdAt } = businessExports;
  await inTransaction(platform, async (work) => {
    await endExports(work, lte(expiresAt, work.now));
    await eraseExports(work, lte(createdAt, new Date(work.now.getTime() - rememberedDays * day)));
  });
}
