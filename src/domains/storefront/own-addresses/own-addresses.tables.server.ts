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

/** Subdomains and domains of business pages. */
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
    /** A subdomain's name, or a domain without `www.`, in its ASCII form. */
    name: text("name").notNull(),
    /** Domains only: whether the page uses `www.`, and whether the other form points here, too. */
    www: boolean("www").notNull().default(false),
    otherLeadsHere: boolean("other_leads_here").notNull().default(false),
    state: text("state", { enum: addressStates }).notNull(),
    /** The result of the last check of a domain's DNS records. */
    findings: jsonb("findings").$type<AddressFindings>(),
    /** Number of checks since it was added or requested again; the pauses between them grow. */
    looks: integer("looks").notNull().default(0),
    lookedAt: moment("looked_at"),
    nextLookAt: moment("next_look_at"),
    /** Since when a working domain has failed its checks. */
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
    // Several pages can claim a domain; only the one that proves it gets it.
    uniqueIndex("own_addresses_domain")
      .on(table.name)
      .where(sql`kind = 'domain' and state = 'active'`),
    index("own_addresses_page").on(table.pageId),
    index("own_addresses_contractor").on(table.contractorId),
    index("own_addresses_due").on(table.nextLookAt).where(sql`next_look_at is not null`),
  ],
);
