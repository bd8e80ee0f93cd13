import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { affiliateStatuses } from "./affiliates.ts";

/** Referral partners; the dashboard counts the active ones. */
export const affiliateProgramMembers = pgTable(
  "affiliate_program_members",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The value of `?ref=`, case-insensitive. */
    referralCode: text("referral_code").notNull().unique(),
    status: text("status", { enum: affiliateStatuses }).notNull().default("active"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("affiliate_program_members_status", table.status, affiliateStatuses),
    index("affiliate_program_members_email").on(sql`lower(${table.email})`),
    uniqueIndex("affiliate_program_members_code").on(sql`upper(${table.referralCode})`),
  ],
);
