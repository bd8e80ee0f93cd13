import { and, ne } from "drizzle-orm";
import { attributions } from "~/domains/shared/shared.tables.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";

export const attributionData: PersonalData = {
  // Each row is deleted with its subject (`eraseAttributions`).
  business: {
    tables: ({ about, aboutInTakeout }) => [
      {
        table: attributions,
        rows: about(attributions.subjectId),
        takeout: "moves",
        takeoutRows: and(
          ne(attributions.subject, "application"),
          aboutInTakeout(attributions.subjectId),
        ),
      },
    ],
  },
  person: {
    tables: ({ about }) => [{ table: attributions, rows: about(attributions.subjectId) }],
  },
};
