import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { type AddressFindings, addressKinds, addressStates } from "./own-addresses.ts";

/** Addresses of business pages besides the one on the site. */
export const ownAddresses = pgTable(
  "own_addresses",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    pageId: uuid("page_id")
      .notNull()
      .references(() => seoPages.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: addressKinds }).notNull(),
    /** A subdomain's name, or a domain without `www.`, in the letters that the name system has. */
    name: text("name").notNull(),
    /** Of a domain: whether the page is at home at `www.`, and whether the other of the two leads here, too. */
    www: boolean("www").notNull().default(false),
    otherLeadsHere: boolean("other_leads_here").notNull().default(false),
    state: text("state", { enum: addressStates }).notNull(),
    /** What the last look at a domain's records found. */
    findings: jsonb("findings").$type<AddressFindings>(),
    /** Looks since it was entered or asked for again; they come with growing pauses. */
    looks: integer("looks").notNull().default(0),
    lookedAt: moment("looked_at"),
    nextLookAt: moment("next_look_at"),
    /** Since when a domain that worked does not. */
    failingSince: moment("failing_since"),
    /** When it was first served. */
    activeAt: moment("active_at"),
    releasedAt: moment("released_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("own_addresses_kind", table.kind, addressKinds),
    oneOf("own_addresses_state", table.state, addressStates),
    said("own_addresses_name_given", table.name, 253),
    uniqueIndex("own_addresses_one_of_a_kind")
      .on(table.pageId, table.kind)
      .where(sql`state <> 'released'`),
    uniqueIndex("own_addresses_subdomain").on(table.name).where(sql`kind = 'subdomain'`),
    // Several may claim a domain; it belongs to the one who proved it.
    uniqueIndex("own_addresses_domain")
      .on(table.name)
      .where(sql`kind = 'domain' and state = 'active'`),
    index("own_addresses_page").on(table.pageId),
    index("own_addresses_contractor").on(table.contractorId),
    index("own_addresses_due").on(table.nextLookAt).where(sql`next_look_at is not null`),
  ],
);
