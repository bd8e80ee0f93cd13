import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { createdAt, id } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";
import { type LeadViewFilter, maxViewNameLength } from "./lead-views.ts";

/** Filters of the lead list that a member saved under a name. */
export const leadViews = pgTable(
  "lead_views",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    filter: jsonb("filter").$type<LeadViewFilter>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    said("lead_views_name_given", table.name, maxViewNameLength),
    uniqueIndex("lead_views_one_per_name").on(table.memberId, sql`lower(${table.name})`),
    index("lead_views_contractor").on(table.contractorId),
  ],
);
