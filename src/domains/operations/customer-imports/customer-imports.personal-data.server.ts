import { and, eq, inArray, lt, notInArray } from "drizzle-orm";
import {
  customerImportRows,
  customerImports,
} from "~/domains/operations/operations.tables.server.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { decisionHours, hourMilliseconds as hour, resultDays } from "./customer-imports.ts";

/** Customer files, and what became of their rows. A customer's rows are deleted with them. */
export const customerImportsData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "stays", [customerImports, customerImportRows]),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [customerImports]),
  },
  customer: {
    erase: ({ work, contractorId, customerIds }) =>
      work.tx
        .delete(customerImportRows)
        .where(
          and(
            eq(customerImportRows.contractorId, contractorId),
            inArray(customerImportRows.customerId, [...customerIds]),
          ),
        ),
  },
  retention: [
    {
      // A file that was never imported, and results that can no longer be downloaded (`customers.import`).
      name: "customer imports",
      erase: async ({ database, clock }) => {
        const now = clock.now().getTime();
        const { state, createdAt, id } = customerImports;
        await database.query
          .delete(customerImports)
          .where(and(eq(state, "checked"), lt(createdAt, new Date(now - decisionHours * hour))));
        const old = database.query
          .select({ id })
          .from(customerImports)
          .where(
            and(
              notInArray(state, ["running", "undoing"]),
              lt(createdAt, new Date(now - resultDays * 24 * hour)),
            ),
          );
        await database.query
          .delete(customerImportRows)
          .where(inArray(customerImportRows.importId, old));
        await database.query
          .update(customerImports)
          .set({ content: null, beginning: null })
          .where(inArray(id, old));
      },
    },
  ],
};
