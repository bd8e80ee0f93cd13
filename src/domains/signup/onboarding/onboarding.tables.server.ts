import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import { toRecord } from "~/platform/database/select-rows.server.ts";
import { followupTimings, leadGenerationMethods, type Submission } from "./onboarding.ts";

/** A contractor's answers to the seven steps (`onboarding.steps`). */
export const formSubmissions = pgTable(
  "form_submissions",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    currentStep: integer("current_step").notNull().default(1),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    businessName: text("business_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    /** In E.164; null if it isn't a valid number. */
    phoneE164: text("phone_e164"),
    streetAddress: text("street_address"),
    city: text("city"),
    state: text("state"),
    zipCode: text("zip_code"),
    country: text("country").notNull().default("United States"),
    services: text("services").array(),
    otherService: text("other_service"),
    serviceArea: text("service_area"),
    businessDescription: text("business_description"),
    leadGenerationMethod: text("lead_generation_method", { enum: leadGenerationMethods }),
    useOwnDomain: boolean("use_own_domain"),
    replyPhone: text("reply_phone"),
    replyPhoneE164: text("reply_phone_e164"),
    smsFollowup: boolean("sms_followup"),
    emailFollowup: boolean("email_followup"),
    followupTiming: text("followup_timing", { enum: followupTimings }),
    customTiming: text("custom_timing"),
    logoUrl: text("logo_url"),
    brandColor: text("brand_color"),
    tagline: text("tagline"),
    website: text("website"),
    facebookPage: text("facebook_page"),
    agreeToTerms: boolean("agree_to_terms").notNull().default(false),
    isCompleted: boolean("is_completed").notNull().default(false),
    completedAt: moment("completed_at"),
    /** Increases with every save; a save based on an older version is rejected (`onboarding.resume`). */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("form_submissions_current_step", sql`${table.currentStep} between 1 and 7`),
    textLength("form_submissions_first_name_given", table.firstName, 200),
    textLength("form_submissions_last_name_given", table.lastName, 200),
    textLength("form_submissions_business_name_given", table.businessName, 200),
    textLength("form_submissions_email_given", table.email, 320),
    textLength("form_submissions_phone_given", table.phone, 40),
    check("form_submissions_services_given", sql`cardinality(${table.services}) >= 1`),
    oneOf(
      "form_submissions_lead_generation_method",
      table.leadGenerationMethod,
      leadGenerationMethods,
    ),
    oneOf("form_submissions_followup_timing", table.followupTiming, followupTimings),
    check(
      "form_submissions_completed_whole",
      sql`not ${table.isCompleted} or (${table.agreeToTerms} and ${table.services} is not null and ${table.currentStep} = 7 and ${table.completedAt} is not null)`,
    ),
    // One person may own two businesses, but can't complete the same one twice.
    uniqueIndex("form_submissions_one_completed_per_business")
      .on(sql`lower(${table.email})`, sql`lower(${table.businessName})`)
      .where(sql`is_completed`),
    index("form_submissions_completed").on(table.completedAt).where(sql`is_completed`),
    index("form_submissions_newest").on(table.createdAt, table.id),
    index("form_submissions_custom_timing")
      .on(table.createdAt, table.id)
      .where(sql`followup_timing = 'custom'`),
    index("form_submissions_email").on(sql`lower(${table.email})`),
    index("form_submissions_phone_to_normalize")
      .on(table.id)
      .where(sql`phone is not null and phone_e164 is null`),
    index("form_submissions_reply_phone_to_normalize")
      .on(table.id)
      .where(sql`reply_phone is not null and reply_phone_e164 is null`),
    uniqueIndex("form_submissions_contractor").on(table.contractorId),
  ],
);

/** A session that lets a browser continue a submission. Stores the token's hash, never the token. */
export const onboardingSessions = pgTable(
  "onboarding_sessions",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    /** Answers that were typed but not saved, by step. Only used to fill in the form again. */
    unsavedAnswers: jsonb("unsaved_answers")
      .$type<Record<string, Record<string, string | string[]>>>()
      .notNull()
      .default({}),
    createdAt: createdAt(),
  },
  (table) => [index("onboarding_sessions_contractor").on(table.contractorId)],
);

/** Uploaded images and their submissions. */
export const uploads = pgTable(
  "uploads",
  {
    id: id(),
    /** Storage key, such as `form-logos/1732100000000-x7Qd.png`. */
    key: text("key").notNull().unique(),
    /** Null until a saved draft refers to it; API clients may upload first. */
    submissionId: uuid("submission_id").references(() => formSubmissions.id, {
      onDelete: "set null",
    }),
    createdAt: createdAt(),
  },
  (table) => [index("uploads_submission").on(table.submissionId)],
);

export type SubmissionRow = typeof formSubmissions.$inferSelect;

/** All fields of `onboarding.steps`, for pages, API clients, and the contact sync. */
export function submissionRecord(row: SubmissionRow): Submission {
  const { contractorId, completedAt, phoneE164, replyPhoneE164, ...shown } = row;
  return toRecord(formSubmissions, shown) as Submission;
}
