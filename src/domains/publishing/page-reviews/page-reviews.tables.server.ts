import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { createdAt } from "~/platform/database/columns.server.ts";

/** Recent sign-ups by hashes of their origin; deleted after two days. */
export const newBusinesses = pgTable(
  "new_businesses",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    mailboxHash: text("mailbox_hash").notNull(),
    /** Null for a domain where anyone can get an address. */
    domainHash: text("domain_hash"),
    /** Null if staff filled in the form for someone. */
    addressHash: text("address_hash"),
    createdAt: createdAt(),
  },
  (table) => [
    index("new_businesses_mailbox").on(table.mailboxHash),
    index("new_businesses_domain").on(table.domainHash),
    index("new_businesses_address").on(table.addressHash),
    index("new_businesses_oldest").on(table.createdAt),
  ],
);
