import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { ownTables } from "~/platform/personal-data/rows.server.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";

const leftOut = ["token_hash"];

/** Offered times; those never picked from are deleted 30 days after their link expired. */
export const visitOfferData: PersonalData = {
  // Deleted with their leads and crews.
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "shown", [visitOffers]).map((one) => ({ ...one, leftOut })),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: visitOffers, rows: inArray(visitOffers.leadId, [...leadIds]), leftOut },
    ],
  },
  retention: [
    {
      name: "offered times",
      erase: async ({ database, clock }) => {
        const now = clock.now().toISOString();
        const old = lt(visitOffers.expiresAt, sql`${now}::timestamptz - interval '30 days'`);
        await database.query.delete(visitOffers).where(and(isNull(visitOffers.visitId), old));
      },
    },
  ],
};
