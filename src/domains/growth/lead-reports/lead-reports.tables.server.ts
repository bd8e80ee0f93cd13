import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { reportReasons, reportStates } from "./lead-reports.ts";

/** Bad-lead reports and staff's decisions (`leads.bad-lead`). */
export const leadReports = pgTable(
  "lead_reports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: reportReasons }).notNull(),
    words: text("words"),
    /** The membership to notify of the decision. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    /** Stays after the member is removed. */
    memberName: text("member_name").notNull(),
    state: text("state", { enum: reportStates }).notNull().default("open"),
    /** Staff's reply, shown to the business. */
    answer: text("answer"),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("lead_reports_reason", table.reason, reportReasons),
    oneOf("lead_reports_state", table.state, reportStates),
    check("lead_reports_decided", sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    // A lead can be reported once.
    uniqueIndex("lead_reports_lead").on(table.leadId),
    index("lead_reports_contractor").on(table.contractorId, table.createdAt),
    index("lead_reports_member").on(table.memberId),
    index("lead_reports_state_newest").on(table.state, table.createdAt, table.id),
    index("lead_reports_newest").on(table.createdAt, table.id),
  ],
);
