import { lt } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { securityEvents } from "./security-events.tables.server.ts";

const day = 24 * 60 * 60 * 1000;

/** Deletes security events that are older than SECURITY_EVENT_DAYS (`staff.security-events`). */
export async function eraseSecurityEvents({ clock, database, settings }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - settings.securityEventDays * day);
  await database.query.delete(securityEvents).where(lt(securityEvents.createdAt, before));
}
