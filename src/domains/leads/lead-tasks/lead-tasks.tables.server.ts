import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";

/** A task about a lead: what, by when, and who. */
export const leadTasks = pgTable(
  "lead_tasks",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Assigned membership; null for anyone in the office. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** In the business's time zone. */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** When members are alerted that it is due; null once they were. */
    tellAt: moment("tell_at"),
    doneAt: moment("done_at"),
    /** Name of the member; stays after they are removed. */
    doneBy: text("done_by"),
    createdBy: text("created_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    said("lead_tasks_text_given", table.text, 200),
    index("lead_tasks_contractor").on(table.contractorId, table.createdAt),
    index("lead_tasks_lead").on(table.leadId, table.dueOn),
    index("lead_tasks_due")
      .on(table.contractorId, table.dueOn, table.id)
      .where(sql`done_at is null`),
    index("lead_tasks_to_tell").on(table.tellAt, table.id).where(sql`tell_at is not null`),
    index("lead_tasks_due_of_member")
      .on(table.memberId, table.dueOn, table.id)
      .where(sql`done_at is null`),
  ],
);
