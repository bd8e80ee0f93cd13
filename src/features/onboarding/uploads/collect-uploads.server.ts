import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { removeLogo } from "../onboarding.jobs.server.ts";
import { canRunOnboardingJobs } from "../onboarding.policy.ts";
import { formSubmissions } from "../onboarding.tables.server.ts";
import { uploads } from "../uploads.tables.server.ts";
import { uploadUrl } from "./uploads.server.ts";

const day = 24 * 60 * 60 * 1000;
const batch = 200;

/**
 * Deletes pictures that nothing has named for a day: never saved with a draft, or replaced by
 * another (rule `uploads.collected`). Files without a row are left alone: they may be another site's.
 */
export async function collectUploads(platform: Platform, actor: Actor): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  const before = new Date(platform.clock.now().getTime() - day);
  let collected = batch;
  while (collected === batch) collected = await collectBatch(platform, before);
}

function collectBatch(platform: Platform, before: Date): Promise<number> {
  return inTransaction(platform, async ({ tx, enqueue }) => {
    const orphans = await tx
      .select({ id: uploads.id, key: uploads.key })
      .from(uploads)
      .leftJoin(formSubmissions, eq(formSubmissions.id, uploads.submissionId))
      .where(
        and(
          lt(uploads.createdAt, before),
          sql`${formSubmissions.logoUrl} is distinct from ${uploadUrl("")} || ${uploads.key}`,
        ),
      )
      .limit(batch)
      .for("update", { of: uploads, skipLocked: true });
    const ids = orphans.map(({ id }) => id);
    await tx.delete(uploads).where(inArray(uploads.id, ids));
    for (const { key } of orphans) enqueue(removeLogo, { url: uploadUrl(key) });
    return orphans.length;
  });
}
