import { demoMemberEmail } from "~/domains/identity/identity.demo.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { demoBusinesses } from "~/domains/shared/shared.demo.ts";
import { recordNoSampleData } from "~/platform/accounts/installation.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { loadDemo } from "./demo-data.server.ts";

/**
 * Loads the demo at the first start, or records that it was skipped, so a later start with other
 * settings doesn't load it into a site in use. It's never loaded when there is a business.
 * @returns whether it was loaded now
 */
export async function loadDemoOnFirstStart(
  platform: Platform,
  isEnabled: boolean,
): Promise<boolean> {
  const { query } = platform.database;
  if (!isEnabled) {
    await recordNoSampleData(query);
    return false;
  }
  return (await hasBusinesses(platform)) ? false : loadDemo(platform);
}

/** Whether anyone has signed up, sample businesses included. */
export async function hasBusinesses({ database }: Platform): Promise<boolean> {
  const [business] = await database.query
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .limit(1);
  return business !== undefined;
}

/** Who signs in to the first demo business. No one there has a password: codes arrive by email. */
export const demoOwnerEmail = demoMemberEmail("owner", demoBusinesses[0].businessName);
