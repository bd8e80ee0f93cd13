import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import type { HoldReason } from "~/features/business-pages/business-pages.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Settings } from "~/platform/settings/settings.server.ts";
import { isLatin, mixesScripts, nameSkeleton } from "~/platform/validation/name-skeleton.ts";
import { mailboxOf } from "./mailbox.ts";

/** Why a page waits for staff, and which page it is about, if any. */
export type Hold = { reason: HoldReason; otherPageId: string | null };

export type NamedBusiness = { businessName: string; email: string; city: string; state: string };

/** A shorter name of ours would be found in half of all names. */
const shortestSiteName = 4;
/** Live pages of one name that are looked through for one that isn't theirs. */
const maxNamesakes = 100;

/**
 * What about a business's name staff have to look at before its pages go live (`onboarding.names-reviewed`): it
 * mixes scripts, holds the site's own name, or is or looks like that of a live business with another mailbox.
 */
export async function findNameHolds(
  db: Reader,
  { siteName }: Pick<Settings, "siteName">,
  business: NamedBusiness,
): Promise<Hold[]> {
  const { businessName, city } = business;
  const holds: Hold[] = [];
  if (mixesScripts(businessName) || !isLatin(city)) {
    holds.push({ reason: "mixed_scripts", otherPageId: null });
  }
  const skeletons = skeletonsOf(business);
  const ours = nameSkeleton(siteName);
  if (ours.length >= shortestSiteName && skeletons.some((name) => name.includes(ours))) {
    holds.push({ reason: "site_name", otherPageId: null });
  }
  const namesake = await findNamesake(db, business, skeletons);
  if (namesake) holds.push({ reason: "similar_name", otherPageId: namesake });
  return holds;
}

/** The name, and the name without the city and state that it may end with. */
function skeletonsOf({ businessName, city, state }: NamedBusiness): string[] {
  const name = nameSkeleton(businessName);
  const ends = [`of ${city}`, `in ${city}`, city].flatMap((end) => [end, `${end} ${state}`]);
  const shorter = ends
    .map(nameSkeleton)
    .filter((end) => end !== "" && name.endsWith(end) && name.length - end.length >= 6)
    .map((end) => name.slice(0, -end.length));
  return [...new Set([name, ...shorter])];
}

/** A live page of this name whose business has another mailbox; null where there is none. */
async function findNamesake(
  db: Reader,
  { businessName, email }: NamedBusiness,
  skeletons: readonly string[],
): Promise<string | null> {
  const named = await db
    .select({ id: seoPages.id, email: seoPages.email, account: contractorAccounts.email })
    .from(seoPages)
    .leftJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .where(
      and(
        eq(seoPages.status, "live"),
        or(
          inArray(seoPages.nameKey, [...skeletons]),
          // Not folded yet: from before the column was there.
          and(
            isNull(seoPages.nameKey),
            sql`lower(${seoPages.businessName}) = lower(${businessName})`,
          ),
        ),
      ),
    )
    .limit(maxNamesakes);
  const own = mailboxOf(email);
  const other = named.find(
    ({ email: onPage, account }) => mailboxOf(account ?? onPage ?? "") !== own,
  );
  return other?.id ?? null;
}
