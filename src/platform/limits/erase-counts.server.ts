import { lt } from "drizzle-orm";
import type { Platform } from "../platform.server.ts";
import { rateLimits } from "./limits.tables.server.ts";

/** Deletes the counts of expired windows. */
export async function eraseOldCounts({ clock, database }: Platform): Promise<void> {
  await database.query.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
}
