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
        // The EIN is encrypted with this installation's key; its last digits are exported. Whether another business
        // registered with the same details is no one's data but theirs.
        leftOut: [
          ...["ein_sealed", "ein_mark", "provider_ids", "other_kind", "gone_ids", "problem"],
          ...["attempting", "leased_until", "check_at", "review_since", "reviewed_mark"],
        ],
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
