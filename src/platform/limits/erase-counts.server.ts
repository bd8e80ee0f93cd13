import { lt } from "drizzle-orm";
import type { Platform } from "../platform.server.ts";
import { rateLimits } from "./limits.tables.server.ts";

/** Deletes what was counted in windows that have ended. */
export async function eraseOldCounts({ clock, database }: Platform): Promise<void> {
  await database.query.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
}
