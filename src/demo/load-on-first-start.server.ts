import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { noteNoSampleData } from "~/platform/accounts/installation.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { loadDemo } from "./demo-data.server.ts";

/**
 * Loads the demo at the first start, or notes that it is not wanted: a later start with other settings
 * does not load it into a site that is in use, and none loads it beside a business.
 * @returns whether it was loaded now
 */
export async function loadDemoOnFirstStart(platform: Platform, wanted: boolean): Promise<boolean> {
  const { query } = platform.database;
  if (!wanted) {
    await noteNoSampleData(query);
    return false;
  }
  const [business] = await query
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .limit(1);
  return business ? false : loadDemo(platform);
}
