import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { planKeys } from "./contractors.ts";

/** Compared byte by byte, by far the fastest way to search for a substring. */
const bytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * A contractor's business, as staff see it. Has every column that the staff list searches, filters, or sorts
 * by; triggers on the other tables update them.
 */
export const contractorAccounts = pgTable(
  "contractor_accounts",
  {
    id: id(),
    businessName: text("business_name").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    /** In E.164, if it's a valid number. */
    phoneE164: text("phone_e164"),
    city: text("city"),
    state: text("state"),
    selectedPlan: text("selected_plan", { enum: planKeys }),
    /** When the person confirmed the email address. */
    emailVerifiedAt: moment("email_verified_at"),
    /** When the address was corrected before it was confirmed: links sent before don't confirm the new one. */
    emailCorrectedAt: moment("email_corrected_at"),
    /** Whether a matching submission is completed. */
    isCompleted: boolean("is_completed").notNull().default(false),
    /** The last activity of the onboarding; null when there was none. */
    lastActiveAt: moment("last_active_at"),
    /** When the person's data was deleted, if a business record needs the bare row. */
    erasedAt: moment("erased_at"),
    /** All searchable text in lower case; the phone also as bare digits. */
    searchText: bytes("search_text")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(business_name || ' ' || name || ' ' || email || ' ' || coalesce(city, '') || ', ' || coalesce(state, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("contractor_accounts_plan", table.selectedPlan, planKeys),
    index("contractor_accounts_newest").on(table.createdAt, table.id),
    index("contractor_accounts_email").on(sql`lower(${table.email})`),
    index("contractor_accounts_phone").on(table.phoneE164).where(sql`phone_e164 is not null`),
    index("contractor_accounts_phone_to_normalize")
      .on(table.id)
      .where(sql`phone is not null and phone_e164 is null`),
    index("contractor_accounts_status")
      .on(table.isCompleted, table.createdAt, table.id)
      .where(sql`erased_at is null`),
    index("contractor_accounts_active").on(
      sql`coalesce(${table.lastActiveAt}, ${table.createdAt})`,
      table.id,
    ),
    index("contractor_accounts_by_name").on(sql`lower(${table.businessName})`, table.id),
  ],
);

/** Staff notes about a contractor. */
export const contractorNotes = pgTable(
  "contractor_notes",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").notNull(),
    authorEmail: text("author_email").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    said("contractor_notes_text_given", table.text, 4000),
    index("contractor_notes_contractor").on(table.contractorId, table.createdAt),
  ],
);

/** A contractor's onboarding progress. */
export const contractorProgress = pgTable(
  "contractor_progress",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    currentStep: integer("current_step").notNull().default(1),
    completionPercentage: numeric("completion_percentage", {
      precision: 4,
      scale: 1,
      mode: "number",
    })
      .notNull()
      .default(0),
    lastActivity: moment("last_activity").notNull().defaultNow(),
  },
  (table) => [
    check("contractor_progress_step", sql`${table.currentStep} between 1 and 7`),
    check("contractor_progress_percentage", sql`${table.completionPercentage} between 0 and 100`),
  ],
);
