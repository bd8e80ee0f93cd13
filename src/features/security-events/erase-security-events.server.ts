import { lt } from "drizzle-orm";
import { securityEvents } from "~/features/staff/staff.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Deletes security events that are older than SECURITY_EVENT_DAYS (`staff.security-events`). */
export async function forgetSecurityEvents({ clock, database, settings }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.securityEventDays * day);
  await database.query.delete(securityEvents).where(lt(securityEvents.createdAt, before));
}
