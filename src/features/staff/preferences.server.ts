import { eq } from "drizzle-orm";
import type { StaffMember } from "~/features/access/actor.ts";
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
  { id }: Pick<StaffMember, "id">,
): Promise<Preferences> {
  const [chosen] = await query
    .select({ shortcuts: staffPreferences.shortcuts })
    .from(staffPreferences)
    .where(eq(staffPreferences.userId, id));
  return chosen ?? { shortcuts: true };
}

/** Remembers what a member chose, on every machine they work at. */
export async function changePreferences(
  { database: { query } }: Platform,
  { id }: Pick<StaffMember, "id">,
  preferences: Preferences,
): Promise<void> {
  await query
    .insert(staffPreferences)
    .values({ userId: id, ...preferences })
    .onConflictDoUpdate({ target: staffPreferences.userId, set: preferences });
}
