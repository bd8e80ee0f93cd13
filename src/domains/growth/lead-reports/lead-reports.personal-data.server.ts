import { inArray } from "drizzle-orm";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { ownTables } from "~/platform/personal-data/rows.server.ts";
import { leadReports } from "./lead-reports.tables.server.ts";

/** Bad-lead reports; deleted with their leads. */
export const leadReportsData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [leadReports]),
  },
  person: {
    tables: ({ leadIds }) => [
      { table: leadReports, rows: inArray(leadReports.leadId, [...leadIds]) },
    ],
  },
};
