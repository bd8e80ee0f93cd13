import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/rows.server.ts";
import { adSpend } from "./spend.tables.server.ts";

export const spendData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "moves", [adSpend]),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [adSpend]),
  },
};
