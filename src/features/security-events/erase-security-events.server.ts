import { lt } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canEraseSecurityEvents } from "./security-events.policy.ts";
import { securityEvents } from "./security-events.tables.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Deletes security events that are older than SECURITY_EVENT_DAYS (`staff.security-events`). */
export async function eraseSecurityEvents(
  { clock, database, settings }: Platform,
  actor: Actor,
): Promise<void> {
  authorize(canEraseSecurityEvents(actor));
  const before = new Date(clock.now().getTime() - settings.securityEventDays * day);
  await database.query.delete(securityEvents).where(lt(securityEvents.createdAt, before));
}
