import { inArray } from "drizzle-orm";
import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { adConnections, adConversions } from "./conversions.tables.server.ts";

/** Connections to ad platforms, and what they were sent; deleted with the leads. */
export const conversionsData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "stays", [adConnections]).map((table) => ({
        ...table,
        leftOut: ["access_token"],
      })),
      ...ownTables(contractorId, "shown", [adConversions]),
    ],
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [adConnections, adConversions]),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: adConversions, rows: inArray(adConversions.leadId, [...leadIds]) },
    ],
  },
};
