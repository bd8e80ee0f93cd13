import { and, eq, inArray, lt } from "drizzle-orm";
import { leadImports } from "~/features/lead-entry/lead-imports.tables.server.ts";
import { waitingHours } from "~/features/lead-entry/lead-imports.ts";
import { leadReports } from "~/features/lead-reports/lead-reports.tables.server.ts";
import { leadViews } from "~/features/lead-views/lead-views.tables.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/rows.server.ts";
import { leadTasks } from "./lead-tasks.tables.server.ts";

/** What a team does with its leads. */
export const leadWorkData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "moves", [leadReports, leadTasks, leadViews]),
      ...ownTables(contractorId, "stays", [leadImports]),
    ],
    // The others go with their leads and members.
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [leadImports]),
  },
  person: {
    // They go with the leads.
    tables: ({ leadIds }) =>
      [leadReports, leadTasks].map((table) => ({
        table,
        rows: inArray(table.leadId, [...leadIds]),
      })),
  },
  retention: [
    {
      // A file that was checked and never imported (`leads.import`).
      name: "lead imports",
      erase: async ({ database, clock }) => {
        const old = new Date(clock.now().getTime() - waitingHours * 60 * 60 * 1000);
        await database.query
          .delete(leadImports)
          .where(and(eq(leadImports.state, "checked"), lt(leadImports.createdAt, old)));
      },
    },
  ],
};
