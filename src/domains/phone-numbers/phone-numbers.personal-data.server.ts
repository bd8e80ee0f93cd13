import { eq } from "drizzle-orm";
import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import {
  registrationChanges,
  textingRegistrations,
} from "./registration/registration.tables.server.ts";
import { senderDays, senders } from "./senders/senders.tables.server.ts";

export const senderData: PersonalData = {
  business: {
    tables: ({ contractorId }) => [
      ...ownTables(contractorId, "shown", [senders, registrationChanges]),
      {
        table: textingRegistrations,
        rows: eq(textingRegistrations.contractorId, contractorId),
        takeout: "shown" as const,
        // The EIN is encrypted with this installation's key; its last digits are exported.
        leftOut: ["ein_sealed", "ein_mark", "provider_ids", "problem"],
      },
      ...ownTables(contractorId, "stays", [senderDays]),
    ],
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [
        registrationChanges,
        textingRegistrations,
        senderDays,
        senders,
      ]),
  },
};
