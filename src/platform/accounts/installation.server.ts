import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../database/database.server.ts";
import { newPushKey } from "../push/push.server.ts";
import { randomToken } from "../secrets/secrets.server.ts";
import { installation } from "./accounts.tables.server.ts";

/** Records a one-time event. @returns false if it was already recorded */
async function recordOnce(db: Reader, name: string, value: string): Promise<boolean> {
  const stored = await db
    .insert(installation)
    .values({ name, value })
    .onConflictDoNothing()
    .returning({ name: installation.name });
  return stored.length > 0;
}

const sampleData = "demo_loaded";
const removed = "removed";
/** The value for a first start without sample data. */
const none = "none";

/**
 * Records that sample data is being loaded. Once it has been loaded, removed, or skipped, it is
 * loaded `again` only on request.
 * @returns whether to load it
 */
export async function recordSampleDataLoaded(
  db: Reader,
  now: Date,
  { again }: { again: boolean },
): Promise<boolean> {
  if (await recordOnce(db, sampleData, now.toISOString())) return true;
  if (!again) return false;
  const stored = await db
    .update(installation)
    .set({ value: now.toISOString() })
    .where(and(eq(installation.name, sampleData), inArray(installation.value, [removed, none])))
    .returning({ name: installation.name });
  return stored.length > 0;
}

/** Records that the first start loads no sample data: no later start does either. */
export async function recordNoSampleData(db: Reader): Promise<void> {
  await recordOnce(db, sampleData, none);
}

/** Whether sample data is loaded. */
export async function isSampleDataLoaded(db: Reader): Promise<boolean> {
  const [stored] = await db.select().from(installation).where(eq(installation.name, sampleData));
  return stored !== undefined && stored.value !== removed && stored.value !== none;
}

/** Records that the sample data was removed. */
export async function recordSampleDataRemoved(db: Reader): Promise<void> {
  await db.update(installation).set({ value: removed }).where(eq(installation.name, sampleData));
}

/**
 * The secret that signs sessions and links: the setting AUTH_SECRET, or one that the first process
 * generated at startup and stored in the database, shared by all processes.
 */
export async function installationSecret(db: Reader, fromSettings: string | null): Promise<string> {
  return fromSettings ?? loadOrCreateSecret(db, "auth_secret");
}

/** The key of long-lived fingerprints, so it doesn't change with AUTH_SECRET. */
export function fingerprintKey(db: Reader): Promise<string> {
  return loadOrCreateSecret(db, "fingerprint_key");
}

/** The private key that identifies this installation to push services (VAPID). */
export function pushKey(db: Reader): Promise<string> {
  return loadOrCreateSecret(db, "vapid_private_key", newPushKey());
}

async function loadOrCreateSecret(
  db: Reader,
  name: string,
  candidate = randomToken(),
): Promise<string> {
  await recordOnce(db, name, candidate);
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  if (!row) throw new Error(`The installation's ${name} is missing`);
  return row.value;
}
