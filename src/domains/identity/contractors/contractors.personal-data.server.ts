import { eq } from "drizzle-orm";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { ownTables } from "~/platform/personal-data/rows.server.ts";
import {
  contractorAccounts,
  contractorNotes,
  contractorProgress,
} from "./contractors.tables.server.ts";
import { eraseAccount } from "./erase-account.server.ts";

export const accountData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      {
        table: contractorAccounts,
        rows: eq(contractorAccounts.id, contractorId),
        takeout: "moves",
      },
      ...ownTables(contractorId, "moves", [contractorProgress]),
      ...ownTables(contractorId, "stays", [contractorNotes]),
    ],
    erase: ({ work, contractorId, keepsAccount }) =>
      eraseAccount(work, contractorId, { keepBare: keepsAccount }),
    eraseRecords: (tx, contractorId) =>
      tx.delete(contractorAccounts).where(eq(contractorAccounts.id, contractorId)),
  },
  phoneColumns: [
    {
      table: contractorAccounts,
      typed: contractorAccounts.phone,
      normal: contractorAccounts.phoneE164,
    },
  ],
};
