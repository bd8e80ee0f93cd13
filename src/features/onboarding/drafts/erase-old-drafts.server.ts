import { lt } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { onboardingRequests, onboardingSessions } from "../onboarding.tables.server.ts";

const hour = 60 * 60 * 1000;

/** A retry comes within minutes; two days are more than enough to remember an answer. */
export async function eraseExpiredDrafts(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const { query } = platform.database;
  await query
    .delete(onboardingRequests)
    .where(lt(onboardingRequests.createdAt, new Date(now.getTime() - 48 * hour)));
  await query.delete(onboardingSessions).where(lt(onboardingSessions.expiresAt, now));
}
