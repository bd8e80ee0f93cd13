import type { PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/rows.server.ts";
import { businessImports, businessSuspensions } from "./business-imports.tables.server.ts";

const tables = [businessImports, businessSuspensions];

export const businessImportData: PersonalData = {
  business: {
    tables: ({ contractorId }) => ownTables(contractorId, "stays", tables),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, tables),
  },
};
