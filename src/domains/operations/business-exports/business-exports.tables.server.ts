import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { exportStates } from "./business-exports.ts";

/** A file with all data of a business: who requested it, its progress, and who downloaded it. */
export const businessExports = pgTable(
  "business_exports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** The membership's ID; the name stays after the member leaves. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    state: text("state", { enum: exportStates }).notNull().default("waiting"),
    /** Counts the attempts: only the last may finish. */
    attempt: integer("attempt").notNull().default(0),
    /** Rows and files written so far, and the total; null until counted. */
    done: integer("done").notNull().default(0),
    total: integer("total"),
    parts: integer("parts"),
    bytes: bigint("bytes", { mode: "number" }),
    sha256: text("sha256"),
    /** Expiry of the file. */
    expiresAt: moment("expires_at"),
    downloads: integer("downloads").notNull().default(0),
    downloadedAt: moment("downloaded_at"),
    downloadedBy: text("downloaded_by"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    oneOf("business_exports_state", table.state, exportStates),
    index("business_exports_contractor").on(table.contractorId, table.createdAt),
    uniqueIndex("business_exports_one_at_a_time")
      .on(table.contractorId)
      .where(sql`state in ('waiting', 'making')`),
    index("business_exports_old").on(table.createdAt),
  ],
);
