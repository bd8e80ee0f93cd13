import { lt } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canRunOnboardingJobs } from "../onboarding.policy.ts";
import { onboardingSessions } from "../onboarding.tables.server.ts";

/** Ends the right to go on with drafts whose time is over. */
export async function eraseExpiredDraftSessions(platform: Platform, actor: Actor): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  const now = platform.clock.now();
  await platform.database.query
    .delete(onboardingSessions)
    .where(lt(onboardingSessions.expiresAt, now));
}
