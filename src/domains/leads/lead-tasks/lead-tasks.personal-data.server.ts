import { inArray } from "drizzle-orm";
import { leadViews } from "~/domains/leads/lead-views/lead-views.tables.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { ownTables } from "~/platform/personal-data/rows.server.ts";
import { leadTasks } from "./lead-tasks.tables.server.ts";

/** A team's tasks and views; deleted with their leads and members. */
export const leadTasksData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [leadTasks, leadViews]),
  },
  person: {
    tables: ({ leadIds }) => [{ table: leadTasks, rows: inArray(leadTasks.leadId, [...leadIds]) }],
  },
};
