import { assignCustomersOfRows } from "~/domains/office/index.server.ts";
import { citySlug, system } from "~/domains/shared/index.ts";
import { type Demo, type DemoBusiness, demoBusinesses } from "~/domains/shared/shared.demo.ts";
import { directoryTag } from "~/domains/storefront/index.ts";
import { recordSampleDataLoaded } from "~/platform/accounts/installation.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { demoParts } from "./demo-parts.server.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Loads the small demo once; a second call changes nothing. After it was removed or declined, only
 * `again` loads it.
 * @returns whether it was loaded now
 */
export async function loadDemo(
  platform: Platform,
  { again: reload = false } = {},
): Promise<boolean> {
  const isLoaded = await inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await recordSampleDataLoaded(tx, now, { again: reload }))) return false;
    const ago = (days: number) => new Date(now.getTime() - days * day);
    const demo: Demo = { platform, work, businesses: nameBusinesses(ago), ago };
    for (const addPart of demoParts) await addPart(demo);
    await work.dropPages("site", directoryTag);
    return true;
  });
  // Otherwise the task assigns them within a minute.
  if (isLoaded) await assignCustomersOfRows(platform, system("sample-data"));
  return isLoaded;
}

/** Gives each business its IDs. */
function nameBusinesses(ago: Demo["ago"]): Demo["businesses"] {
  const name = (business: (typeof demoBusinesses)[number], index: number): DemoBusiness => {
    const [firstName] = business.owner;
    const joined = ago(60 - index * 7);
    return {
      ...business,
      contractorId: newId(joined.getTime()),
      pageId: newId(),
      email: `${firstName}@${citySlug(business.businessName)}.example`.toLowerCase(),
      joined,
      plan: index % 2 ? "ads" : "starter",
    };
  };
  const [first, ...others] = demoBusinesses;
  return [name(first, 0), ...others.map((business, index) => name(business, index + 1))];
}
