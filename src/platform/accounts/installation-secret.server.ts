import { eq } from "drizzle-orm";
import type { Database } from "../database/database.server.ts";
import { randomToken } from "../secrets.server.ts";
import { installationSecrets } from "./accounts.tables.server.ts";

/**
 * The secret that signs sessions and links: the setting AUTH_SECRET, or one that the first process
 * to start made and keeps in the database, so that all processes share it.
 */
export async function installationSecret(
  database: Database,
  fromSettings: string | null,
): Promise<string> {
  if (fromSettings) return fromSettings;
  const name = "auth";
  await database.query
    .insert(installationSecrets)
    .values({ name, value: randomToken() })
    .onConflictDoNothing();
  const [row] = await database.query
    .select()
    .from(installationSecrets)
    .where(eq(installationSecrets.name, name));
  if (!row) throw new Error("The installation's secret is missing");
  return row.value;
}
