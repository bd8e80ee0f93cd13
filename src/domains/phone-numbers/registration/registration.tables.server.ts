import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import {
  businessTypes,
  type CampaignContent,
  type RegistrationError,
  type RegistrationIds,
} from "~/platform/sms/registration.ts";
import { registrationKinds, registrationParts, registrationStatuses } from "./registration.ts";

/** What was made at the provider for a kind of registration, with how often it was submitted. */
type OtherKind = {
  providerIds: RegistrationIds;
  attempting: string | null;
  brandSubmissions: number;
  campaignSubmissions: number;
};
type GoneId = { key: string; id: string };

/** A business's registration with carriers through the provider: what it entered, and how far it is. */
export const textingRegistrations = pgTable(
  "texting_registrations",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    status: text("status", { enum: registrationStatuses }).notNull(),
    kind: text("kind", { enum: registrationKinds }).notNull(),
    legalName: text("legal_name").notNull(),
    brandName: text("brand_name").notNull(),
    businessType: text("business_type", { enum: businessTypes }).notNull(),
    /** The EIN, encrypted; null without one. */
    einSealed: text("ein_sealed"),
    /** Recognizes the same EIN in another registration. */
    einMark: text("ein_mark"),
    einLast4: text("ein_last4"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    title: text("title").notNull(),
    email: text("email").notNull(),
    /** In E.164. */
    phone: text("phone").notNull(),
    /** In E.164; only of a sole proprietor. */
    mobile: text("mobile"),
    street: text("street").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    zipCode: text("zip_code").notNull(),
    website: text("website").notNull(),
    campaign: jsonb("campaign").$type<CampaignContent>().notNull(),
    /** What was made at the provider, saved before the next call. Ids are only added, or moved to `goneIds`. */
    providerIds: jsonb("provider_ids").$type<RegistrationIds>().notNull().default({}),
    /** What was made for the other kind before the owner switched; null if nothing. */
    otherKind: jsonb("other_kind").$type<OtherKind>(),
    /** Ids that the provider no longer has. */
    goneIds: jsonb("gone_ids").$type<GoneId[]>().notNull().default([]),
    /** Who approved it: the provider's name, or `simulation`; null until approved. */
    approvedBy: text("approved_by"),
    /** Since when it waits for staff, since another registration has the same details; null if it doesn't. */
    reviewSince: moment("review_since"),
    /** Marks the details that staff let through. */
    reviewedMark: text("reviewed_mark"),
    /** The call that is being made. If its response was lost, what it made is looked for first. */
    attempting: text("attempting"),
    brandSubmissions: integer("brand_submissions").notNull().default(0),
    campaignSubmissions: integer("campaign_submissions").notNull().default(0),
    /** Rejections since staff last reset them. */
    brandRejections: integer("brand_rejections").notNull().default(0),
    campaignRejections: integer("campaign_rejections").notNull().default(0),
    rejectedPart: text("rejected_part", { enum: registrationParts }),
    /** Codes of the latest rejection or suspension. */
    errors: jsonb("errors").$type<RegistrationError[]>().notNull().default([]),
    /** Since when it waits for the owner's reply to the verification text. */
    needsReplySince: moment("needs_reply_since"),
    /** Why it can't go on, for staff; null while nothing is wrong. */
    problem: text("problem"),
    /** Failed calls in a row. */
    failures: integer("failures").notNull().default(0),
    /** When to check or go on next; null while it waits for a person. */
    checkAt: moment("check_at"),
    /** Until when a worker has it. */
    leasedUntil: moment("leased_until"),
    submittedAt: moment("submitted_at").notNull(),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("texting_registrations_status", table.status, registrationStatuses),
    oneOf("texting_registrations_kind", table.kind, registrationKinds),
    oneOf("texting_registrations_type", table.businessType, businessTypes),
    oneOf("texting_registrations_part", table.rejectedPart, registrationParts),
    textLength("texting_registrations_legal_name_given", table.legalName, 100),
    check(
      "texting_registrations_rejected_part_given",
      sql`${table.status} <> 'rejected' or ${table.rejectedPart} is not null`,
    ),
    index("texting_registrations_due").on(table.checkAt).where(sql`check_at is not null`),
    index("texting_registrations_ein").on(table.einMark).where(sql`ein_mark is not null`),
  ],
);

/** Each state a registration was in, with the codes that came with it. */
export const registrationChanges = pgTable(
  "texting_registration_changes",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => textingRegistrations.contractorId, { onDelete: "cascade" }),
    status: text("status", { enum: registrationStatuses }).notNull(),
    codes: integer("codes").array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("texting_registration_changes_status", table.status, registrationStatuses),
    index("texting_registration_changes_of").on(table.contractorId, table.createdAt),
  ],
);
