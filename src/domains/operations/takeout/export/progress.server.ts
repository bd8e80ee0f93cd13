import { and, eq } from "drizzle-orm";
import { businessExports } from "~/domains/operations/business-exports/business-exports.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** An export that somebody writes. */
export type Begun = typeof businessExports.$inferSelect;

/** The page hears of it so often at the most, in milliseconds. */
const between = 1_000;

/** Counts what is in the file already: rows and files, each one. */
export type Progress = { add(count: number): Promise<void> };

/** Writes down how many there will be, and from then on how many there are. */
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
    tellProgress(platform, contractorId);
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

/** Tells the pages of the business that look at it. */
export function tellProgress({ liveUpdates }: Pick<Platform, "liveUpdates">, contractorId: string) {
  liveUpdates.publish([`export@${contractorId}`]);
}
