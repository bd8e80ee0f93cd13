import { eq, sql } from "drizzle-orm";
import { erasePages } from "~/domains/storefront/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { findCurrentSubscription } from "./plans/find-plan.server.ts";
import { cancelDeletedBusinessSubscription } from "./publishing.jobs.server.ts";
import {
  businessPlans,
  directoryEntries,
  directoryWords,
  planSubscriptions,
} from "./publishing.tables.server.ts";

/** Erases pages together with the words that only they have in the directory's index. */
export const directoryData: PersonalData = {
  business: {
    // Pages are tables of the storefront.
    tables: () => [],
    async erase({ work, contractorId, counts }) {
      const pages = await erasePages(work, contractorId);
      for (const page of pages) await eraseSearchIndex(work.tx, page);
      counts.pages = pages.length;
    },
  },
};

/**
 * Removes words from the directory index that only a deleted page had. The index otherwise keeps the words
 * of every page that ever existed.
 */
async function eraseSearchIndex(
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
      const current = await findCurrentSubscription(tx, contractorId);
      if (current) {
        // Stops all further charges.
        const { checkoutId, subscriptionId } = current;
        enqueue(cancelDeletedBusinessSubscription, { checkoutId, subscriptionId });
      }
      await deleteOwn(tx, contractorId, [planSubscriptions, businessPlans]);
    },
  },
};
