import { and, eq, inArray, isNull, lt, notInArray, sql } from "drizzle-orm";
import {
  customerImportRows,
  customerImports,
  importedRecords,
  switchImports,
} from "~/domains/operations/operations.tables.server.ts";
import { type Contact, mentionsContact } from "~/domains/shared/index.server.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/erase-rows.server.ts";
import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { decisionHours, hourMilliseconds as hour, resultDays } from "./customer-imports.ts";

/**
 * Erases people from files that aren't imported yet: a waiting file is deleted, and a running
 * import stops. The business can upload the rest again, since existing customers aren't added
 * twice.
 * @param contractorId undefined for all businesses
 */
async function eraseFromFiles(
  { tx }: UnitOfWork,
  contractorId: string | undefined,
  contacts: readonly Contact[],
): Promise<void> {
  const ofBusiness = contractorId && eq(customerImports.contractorId, contractorId);
  const { state, content } = customerImports;
  const isHolding = and(ofBusiness || undefined, mentionsContact(content, contacts));
  await tx.delete(customerImports).where(and(isHolding, eq(state, "checked")));
  await tx
    .update(customerImports)
    .set({
      content: null,
      beginning: null,
      state: sql`case when ${state} = 'running' then 'failed' else ${state} end`,
    })
    .where(isHolding);
  const ofRow = contractorId
    ? sql`${customerImportRows.contractorId} = ${contractorId} and`
    : sql.empty();
  // Converts each row to text once instead of once per contact: an undo erases hundreds of people
  // at a time.
  const texts = sql`(
    select import_id, line, lower(cells::text) as text from ${customerImportRows}
    where ${ofRow} ${customerImportRows.cells} is not null offset 0) as texts`;
  const mentioned = sql`select texts.import_id, texts.line from ${texts}
    where ${mentionsContact(sql`texts.text`, contacts, true)}`;
  const { importId, line } = customerImportRows;
  await tx.delete(customerImportRows).where(sql`(${importId}, ${line}) in (${mentioned})`);
}

/** Customer files, and the outcomes of their rows. A customer's rows are deleted with them. */
export const customerImportsData: PersonalData = {
  business: {
    tables: ({ contractorId }) =>
      ownTables(contractorId, "stays", [
        switchImports,
        customerImports,
        customerImportRows,
        importedRecords,
      ]),
    erase: ({ work, contractorId }) =>
      deleteOwn(work.tx, contractorId, [importedRecords, customerImports, switchImports]),
  },
  person: {
    tables: () => [],
    erase: ({ work, contacts }) => eraseFromFiles(work, undefined, contacts),
  },
  customer: {
    async erase({ work, contractorId, customerIds, contacts }) {
      await eraseFromFiles(work, contractorId, contacts);
      await work.tx
        .delete(customerImportRows)
        .where(
          and(
            eq(customerImportRows.contractorId, contractorId),
            inArray(customerImportRows.customerId, [...customerIds]),
          ),
        );
    },
  },
  retention: [
    {
      // A file that was never imported, and results that can no longer be downloaded (`customers.import`).
      name: "customer imports",
      erase: async ({ database, clock }) => {
        const now = clock.now().getTime();
        const { state, createdAt, id, switchId } = customerImports;
        const tooLate = new Date(now - decisionHours * hour);
        await database.query
          .delete(customerImports)
          .where(and(eq(state, "checked"), isNull(switchId), lt(createdAt, tooLate)));
        // Deleting the import deletes its files.
        await database.query
          .delete(switchImports)
          .where(and(eq(switchImports.state, "checked"), lt(switchImports.createdAt, tooLate)));
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
