import { sql } from "drizzle-orm";
import { date, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";

/** What is to be done about a lead, by which day and by whom. */
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
    /** Of the membership that does it; null is whoever of the office comes first. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** By the calendar of the business. */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** When members are told that its day has come; empty once they were. */
    tellAt: moment("tell_at"),
    doneAt: moment("done_at"),
    /** The name stays when somebody leaves. */
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
