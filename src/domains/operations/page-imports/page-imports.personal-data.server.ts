import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { pageImportChanges, pageImports } from "~/domains/operations/operations.tables.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { decisionHours } from "./page-imports.ts";

export const pageImportsData: PersonalData = {
  retention: [
    {
      // Earlier content of pages whose import can no longer be undone.
      name: "page imports",
      erase: async ({ database: { query }, clock }) => {
        const old = new Date(clock.now().getTime() - decisionHours * 60 * 60 * 1000);
        const done = query
          .select({ id: pageImports.id })
          .from(pageImports)
          .where(
            and(
              eq(pageImports.state, "done"),
              isNull(pageImports.undoStartedAt),
              lt(pageImports.finishedAt, old),
            ),
          );
        await query.delete(pageImportChanges).where(inArray(pageImportChanges.importId, done));
      },
    },
  ],
};
