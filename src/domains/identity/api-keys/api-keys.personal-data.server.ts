import { eq } from "drizzle-orm";
import { apiKeys } from "~/domains/identity/members/api-keys.tables.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn } from "~/platform/personal-data/rows.server.ts";

export const apiKeyData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      {
        table: apiKeys,
        rows: eq(apiKeys.contractorId, contractorId),
        takeout: "shown",
        leftOut: ["token_hash"],
      },
    ],
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [apiKeys]),
  },
};
