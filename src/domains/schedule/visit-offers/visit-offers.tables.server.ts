import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";

/** Times a business offered to a lead to choose from. */
export const visitOffers = pgTable(
  "visit_offers",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    crewId: uuid("crew_id")
      .notNull()
      .references(() => crews.id, { onDelete: "cascade" }),
    /** Hash of the secret link's token. */
    tokenHash: text("token_hash").notNull(),
    what: text("what").notNull(),
    address: text("address"),
    starts: timestamp("starts", { withTimezone: true, precision: 3 }).array().notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    travelMinutes: integer("travel_minutes").notNull(),
    windowMinutes: integer("window_minutes").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** The picked visit; null until then. */
    visitId: uuid("visit_id").references(() => visits.id, { onDelete: "cascade" }),
    pickedAt: moment("picked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    said("visit_offers_what_given", table.what, 200),
    check("visit_offers_starts", sql`cardinality(${table.starts}) between 1 and 3`),
    uniqueIndex("visit_offers_token").on(table.tokenHash),
    index("visit_offers_lead").on(table.leadId),
    index("visit_offers_contractor").on(table.contractorId),
    index("visit_offers_expired").on(table.expiresAt, table.id),
  ],
);
