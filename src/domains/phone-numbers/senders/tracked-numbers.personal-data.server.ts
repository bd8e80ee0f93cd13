import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { callSettings, trackedNumbers } from "./senders.tables.server.ts";

export const trackedNumberData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "shown", [trackedNumbers]),
      ...ownTables(contractorId, "moves", [callSettings]),
    ],
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [callSettings, trackedNumbers]),
  },
};
