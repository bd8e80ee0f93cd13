import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { senderDays, senders } from "./senders/senders.tables.server.ts";

export const senderData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "shown", [senders]),
      ...ownTables(contractorId, "stays", [senderDays]),
    ],
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [senderDays, senders]),
  },
};
