import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { createdAt } from "~/platform/database/columns.server.ts";

/** Businesses that completed their sign-up within the last day, by hashes of where they came from. */
export const newBusinesses = pgTable(
  "new_businesses",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    mailboxHash: text("mailbox_hash").notNull(),
    /** Null for a domain at which everyone gets an address. */
    domainHash: text("domain_hash"),
    /** Null where staff fill the form in for someone. */
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
