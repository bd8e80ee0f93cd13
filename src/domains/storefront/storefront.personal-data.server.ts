import { eq } from "drizzle-orm";
import { hasRows, idsOf, isAmong, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { replaceEmbedHosts } from "./embedded-forms/embed-hosts.server.ts";
import { eraseAddresses } from "./own-addresses/own-addresses.server.ts";
import {
  embedHosts,
  ownAddresses,
  pagePhotos,
  pageVersions,
  seoPages,
  territoryWaits,
} from "./storefront.tables.server.ts";

/** Pages are erased together with the directory's words. */
export const pageData: PersonalData = {
  business: {
    tables({ contractorId }) {
      const pages = idsOf(seoPages.id, eq(seoPages.contractorId, contractorId));
      return [
        ...ownTables(contractorId, "moves", [seoPages]),
        { table: pageVersions, rows: isAmong(pageVersions.pageId, pages), takeout: "moves" },
        { table: pagePhotos, rows: isAmong(pagePhotos.pageId, pages), takeout: "moves" },
        { table: territoryWaits, rows: isAmong(territoryWaits.pageId, pages), takeout: "shown" },
      ];
    },
    usesAccount: (contractorId) => hasRows(seoPages, contractorId),
  },
  phoneColumns: [{ table: seoPages, typed: seoPages.phone, normal: seoPages.phoneE164 }],
};

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
