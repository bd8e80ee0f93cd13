import { eq, inArray, lte } from "drizzle-orm";
import { businessExports } from "~/domains/operations/operations.tables.server.ts";
import { daysAgo, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { endExports, eraseExports } from "./end-exports.server.ts";

/** Days for which owners see who downloaded a deleted file. */
const historyDays = 90;

export const businessExportData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "stays", [businessExports]),
    erase: ({ work, contractorId }) =>
      eraseExports(work, eq(businessExports.contractorId, contractorId)),
  },
  person: {
    tables: () => [],
    // The files contain the person's data.
    erase: ({ work, contractorIds }) =>
      endExports(work, inArray(businessExports.contractorId, [...contractorIds])),
  },
  customer: {
    erase: ({ work, contractorId }) =>
      endExports(work, eq(businessExports.contractorId, contractorId)),
  },
  retention: [
    {
      name: "business exports",
      // A file can be downloaded for a week (`you-own-it.owners-alone`).
      erase: (platform) =>
        inTransaction(platform, async (work) => {
          const { expiresAt, createdAt } = businessExports;
          await endExports(work, lte(expiresAt, work.now));
          await eraseExports(work, lte(createdAt, daysAgo(platform, historyDays)));
        }),
    },
  ],
};
