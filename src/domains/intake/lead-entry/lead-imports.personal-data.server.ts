import { and, eq, lt } from "drizzle-orm";
import { mentionsContact } from "~/domains/shared/index.server.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { leadImports } from "./lead-imports.tables.server.ts";
import { waitingHours } from "./lead-imports.ts";

/** Lead files and their parsed content. */
export const leadImportsData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "stays", [leadImports]),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [leadImports]),
  },
  person: {
    tables: () => [],
    // A pending file would add the erased people again.
    erase: ({ work, contacts }) =>
      work.tx.delete(leadImports).where(mentionsContact(leadImports.content, contacts)),
  },
  customer: {
    erase: ({ work, contractorId, contacts }) =>
      work.tx
        .delete(leadImports)
        .where(
          and(
            eq(leadImports.contractorId, contractorId),
            mentionsContact(leadImports.content, contacts),
          ),
        ),
  },
  retention: [
    {
      // A checked file that was never imported (`leads.import`).
      name: "lead imports",
      erase: async ({ database, clock }) => {
        const old = new Date(clock.now().getTime() - waitingHours * 60 * 60 * 1000);
        await database.query
          .delete(leadImports)
          .where(and(eq(leadImports.state, "checked"), lt(leadImports.createdAt, old)));
      },
    },
  ],
};
