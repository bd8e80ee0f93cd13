import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { ownTables } from "~/platform/personal-data/rows.server.ts";
import { calendarFeeds } from "./calendar-feeds.tables.server.ts";

export const calendarFeedData: PersonalData = {
  // Deleted with their members.
  business: { tables: ({ contractorId }) => ownTables(contractorId, "stays", [calendarFeeds]) },
};
