import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { crewColors } from "./crews.ts";

/** Crews: people who go to a visit together. An archived crew remains for its past visits. */
export const crews = pgTable(
  "crews",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    color: text("color", { enum: crewColors }).notNull(),
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("crews_color", table.color, crewColors),
    said("crews_name_given", table.name, 60),
    index("crews_contractor").on(table.contractorId),
    uniqueIndex("crews_one_per_name")
      .on(table.contractorId, sql`lower(${table.name})`)
      .where(sql`archived_at is null`),
  ],
);

/** A crew's members; a person may be in several crews. */
export const crewMembers = pgTable(
  "crew_members",
  {
    crewId: uuid("crew_id")
      .notNull()
      .references(() => crews.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.crewId, table.memberId] }),
    index("crew_members_member").on(table.memberId),
  ],
);
