import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
import { competitionLevels, leadSources } from "./market-estimates.ts";

/** Requested estimates and claimed territories. */
export const leadResults = pgTable(
  "lead_results",
  {
    id: id(),
    industry: text("industry").notNull(),
    city: text("city").notNull(),
    email: text("email"),
    phone: text("phone"),
    /** In E.164; null if it isn't a valid number. */
    phoneE164: text("phone_e164"),
    businessName: text("business_name"),
    searchVolume: integer("search_volume").notNull(),
    competition: text("competition", { enum: competitionLevels }).notNull(),
    leadValueEstimate: text("lead_value_estimate").notNull(),
    source: text("source", { enum: leadSources }).notNull().default("generator"),
    /** When staff invited the claimant; each is invited once. */
    invitedAt: moment("invited_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("lead_results_competition", table.competition, competitionLevels),
    check(
      "lead_results_contact_given",
      sql`${table.email} is not null or ${table.phone} is not null`,
    ),
    index("lead_results_newest").on(table.createdAt, table.id),
    index("lead_results_source").on(table.source, table.createdAt, table.id),
    index("lead_results_industry").on(table.industry, table.createdAt, table.id),
    index("lead_results_city").on(sql`lower(${table.city}) text_pattern_ops`),
    index("lead_results_email").on(sql`lower(${table.email}) text_pattern_ops`),
    index("lead_results_phone").on(table.phoneE164).where(sql`phone_e164 is not null`),
    index("lead_results_phone_to_normalize")
      .on(table.id)
      .where(sql`phone is not null and phone_e164 is null`),
    index("lead_results_business")
      .on(sql`lower(${table.businessName}) text_pattern_ops`)
      .where(sql`business_name is not null`),
  ],
);
