import { ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { replaceEmbedHosts } from "./embedded-forms/embed-hosts.server.ts";
import { eraseAddresses } from "./own-addresses/own-addresses.server.ts";
import { embedHosts, ownAddresses } from "./storefront.tables.server.ts";

export const ownAddressData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "shown", [ownAddresses]),
    erase: ({ work, contractorId }) => eraseAddresses(work, contractorId),
  },
};

export const embeddedFormData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "shown", [embedHosts]),
    erase: ({ work, contractorId }) => replaceEmbedHosts(work, contractorId, []),
  },
};
