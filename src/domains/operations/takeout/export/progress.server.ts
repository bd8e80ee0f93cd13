import { and, eq } from "drizzle-orm";
import { businessExports } from "~/domains/operations/business-exports/business-exports.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** An export in progress. */
export type Begun = typeof businessExports.$inferSelect;

/** Minimum milliseconds between two progress updates of the page. */
const between = 1_000;

/** Counts the rows and files written so far. */
export type Progress = { add(count: number): Promise<void> };

/** Saves the total, and from then on the progress. */
export async function countProgress(
  platform: Platform,
  { id, attempt, contractorId }: Begun,
  total: number,
): Promise<Progress> {
  const write = async (values: { total?: number; done: number }) => {
    await platform.database.query
      .update(businessExports)
      .set({ ...values, updatedAt: platform.clock.now() })
      .where(and(eq(businessExports.id, id), eq(businessExports.attempt, attempt)));
    publishProgress(platform, contractorId);
  };
  let done = 0;
  let written = performance.now();
  await write({ total, done });
  return {
    async add(count) {
      done += count;
      if (performance.now() - written < between) return;
      written = performance.now();
      await write({ done });
    },
  };
}

/** Notifies the open export pages of the business. */
export function publishProgress(
  { liveUpdates }: Pick<Platform, "liveUpdates">,
  contractorId: string,
) {
  liveUpdates.publish([`export@${contractorId}`]);
}
