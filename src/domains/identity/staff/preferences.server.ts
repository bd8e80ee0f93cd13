import { eq } from "drizzle-orm";
import { canEditOwnAccount } from "~/domains/identity/accounts/accounts.policy.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { staffPreferences } from "./staff.tables.server.ts";

/** One staff member's preferences. */
export type Preferences = {
  /** Whether single-letter keyboard shortcuts are on (WCAG 2.1.4). */
  shortcuts: boolean;
};

/** A member's preferences, or the defaults. */
export async function readPreferences(
  { database: { query } }: Platform,
  actor: Actor,
): Promise<Preferences> {
  authorize(canEditOwnAccount(actor));
  const [chosen] = await query
    .select({ shortcuts: staffPreferences.shortcuts })
    .from(staffPreferences)
    .where(eq(staffPreferences.userId, actor.id));
  return chosen ?? { shortcuts: true };
}

/** Saves a member's preferences, which apply on every device. */
export async function changePreferences(
  { database: { query } }: Platform,
  actor: Actor,
  preferences: Preferences,
): Promise<void> {
  authorize(canEditOwnAccount(actor));
  await query
    .insert(staffPreferences)
    .values({ userId: actor.id, ...preferences })
    .onConflictDoUpdate({ target: staffPreferences.userId, set: preferences });
}
