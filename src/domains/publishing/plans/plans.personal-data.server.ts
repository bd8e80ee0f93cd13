import { eq } from "drizzle-orm";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/rows.server.ts";
import { findCurrent } from "./billing/find-subscription.server.ts";
import { planSubscriptions } from "./plan-subscriptions.tables.server.ts";
import { cancelDeletedBusinessSubscription } from "./plans.jobs.server.ts";
import { businessPlans } from "./plans.tables.server.ts";

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
