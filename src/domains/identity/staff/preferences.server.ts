import { eq } from "drizzle-orm";
import { canKeepOwnAccount } from "~/domains/identity/accounts/accounts.policy.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { staffPreferences } from "./staff.tables.server.ts";

/** How one member of staff likes to work. */
export type Preferences = {
  /** Whether single letters do something (WCAG 2.1.4). */
  shortcuts: boolean;
};

/** What a member chose, or how things come. */
export async function readPreferences(
  { database: { query } }: Platform,
  actor: Actor,
): Promise<Preferences> {
  authorize(canKeepOwnAccount(actor));
  const [chosen] = await query
    .select({ shortcuts: staffPreferences.shortcuts })
    .from(staffPreferences)
    .where(eq(staffPreferences.userId, actor.id));
  return chosen ?? { shortcuts: true };
}

/** Remembers what a member chose, on every machine they work at. */
export async function changePreferences(
  { database: { query } }: Platform,
  actor: Actor,
  preferences: Preferences,
): Promise<void> {
  authorize(canKeepOwnAccount(actor));
  await query
    .insert(staffPreferences)
    .values({ userId: actor.id, ...preferences })
    .onConflictDoUpdate({ target: staffPreferences.userId, set: preferences });
}
