import { lt } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { onboardingSessions } from "../onboarding.tables.server.ts";

/** Ends the right to go on with drafts whose time is over. */
export async function eraseExpiredDrafts(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await platform.database.query
    .delete(onboardingSessions)
    .where(lt(onboardingSessions.expiresAt, now));
}
