import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { createdAt } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";

/** The hosts of sites that may embed a contractor's lead form. */
export const embedHosts = pgTable(
  "embed_hosts",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    host: text("host").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.host] }),
    said("embed_hosts_host_given", table.host, 253),
  ],
);
