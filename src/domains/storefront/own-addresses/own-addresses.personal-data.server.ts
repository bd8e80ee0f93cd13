import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { ownTables } from "~/platform/personal-data/rows.server.ts";
import { eraseAddresses } from "./erase-addresses.server.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

export const ownAddressData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "shown", [ownAddresses]),
    erase: ({ work, contractorId }) => eraseAddresses(work, contractorId),
  },
};
