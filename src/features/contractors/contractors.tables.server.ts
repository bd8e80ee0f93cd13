import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { planKeys } from "./contractors.ts";

/** A contractor's business, as staff see it (specification §3). */
export const contractorAccounts = pgTable(
  "contractor_accounts",
  {
    id: id(),
    businessName: text("business_name").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    city: text("city"),
    state: text("state"),
    selectedPlan: text("selected_plan", { enum: planKeys }),
    /** When the person proved that the e-mail address is theirs. */
    emailVerifiedAt: moment("email_verified_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("contractor_accounts_plan", table.selectedPlan, planKeys),
    index("contractor_accounts_newest").on(table.createdAt.desc(), table.id.desc()),
    index("contractor_accounts_email").on(sql`lower(${table.email})`),
  ],
);

/** How far a contractor's onboarding has come. */
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
