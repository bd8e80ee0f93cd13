import { eq, sql } from "drizzle-orm";
import { erasePages } from "~/domains/storefront/index.server.ts";
import {
  pagePhotos,
  pageVersions,
  seoPages,
  territoryWaits,
} from "~/domains/storefront/storefront.tables.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import {
  deleteOwn,
  idsOf,
  isAmong,
  ownTables,
} from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { findCurrent } from "./plans/find-plan.server.ts";
import { cancelDeletedBusinessSubscription } from "./publishing.jobs.server.ts";
import {
  businessPlans,
  directoryEntries,
  directoryWords,
  planSubscriptions,
} from "./publishing.tables.server.ts";

export const pageData: PersonalData = {
  business: {
    tables({ contractorId }) {
      const pages = idsOf(seoPages.id, eq(seoPages.contractorId, contractorId));
      return [
        ...ownTables(contractorId, "moves", [seoPages]),
        { table: pageVersions, rows: isAmong(pageVersions.pageId, pages), takeout: "moves" },
        { table: pagePhotos, rows: isAmong(pagePhotos.pageId, pages), takeout: "moves" },
        { table: territoryWaits, rows: isAmong(territoryWaits.pageId, pages), takeout: "shown" },
      ];
    },
    async erase({ work, contractorId, counts }) {
      const pages = await erasePages(work, contractorId);
      for (const page of pages) await eraseSearchWords(work.tx, page);
      counts.pages = pages.length;
    },
  },
  phoneColumns: [{ table: seoPages, typed: seoPages.phone, normal: seoPages.phoneE164 }],
};

/**
 * Removes words from the directory index that only a deleted page had. The index otherwise keeps the words
 * of every page that ever existed.
 */
async function eraseSearchWords(
  tx: Transaction,
  { city, businessName }: { city: string; businessName: string },
): Promise<void> {
  await tx.execute(sql`
    delete from ${directoryWords} as known
    using unnest(string_to_array(btrim(directory_text(${city}, ${businessName})), ' ')) as gone
    where known.word = left(gone, 64) collate "C"
      and not exists (select from ${directoryEntries} as entry where entry.word = known.word)`);
}

export const planData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "shown", [businessPlans]),
      {
        table: planSubscriptions,
        rows: eq(planSubscriptions.contractorId, contractorId),
        takeout: "shown",
        // Ids in the operator's own Stripe account.
        leftOut: ["customer_id", "checkout_id", "subscription_id"],
      },
    ],
    async erase({ work: { tx, enqueue }, contractorId }) {
      const current = await findCurrent(tx, contractorId);
      if (current) {
        // Stops all further charges.
        const { checkoutId, subscriptionId } = current;
        enqueue(cancelDeletedBusinessSubscription, { checkoutId, subscriptionId });
      }
      await deleteOwn(tx, contractorId, [planSubscriptions, businessPlans]);
    },
  },
};
