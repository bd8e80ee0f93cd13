import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { ownTables } from "~/platform/personal-data/rows.server.ts";
import { replaceEmbedHosts } from "./embed-hosts.server.ts";
import { embedHosts } from "./embed-hosts.tables.server.ts";

export const embeddedFormData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "shown", [embedHosts]),
    erase: ({ work, contractorId }) => replaceEmbedHosts(work, contractorId, []),
  },
};
