import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
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
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import {
  consentKinds,
  enquiryReviews,
  leadEventKinds,
  leadSources,
  leadStatuses,
  lostReasons,
  quarantineReasons,
  urgencies,
} from "./leads.ts";

/** A homeowner who asked a business for help: exclusively that contractor's (`leads.exclusive`). */
export const leads = pgTable(
  "leads",
  {
    id: id(),
    pageId: uuid("page_id")
      .notNull()
      .references(() => seoPages.id),
    contractorId: uuid("contractor_id").references(() => contractorAccounts.id),
    name: text("name").notNull(),
    /** In E.164, such as +15125550123. */
    phone: text("phone"),
    /** What to dial after the number; no part of who this is, and never texted. */
    phoneExtension: text("phone_extension"),
    /** Whether several people use the number; then it says nothing about who this is (`people.shared`). */
    phoneShared: boolean("phone_shared").notNull().default(false),
    /** In lower case. */
    email: text("email"),
    emailShared: boolean("email_shared").notNull().default(false),
    /** Where the work is, once someone said so: street, city, ZIP code. */
    address: text("address"),
    status: text("status", { enum: leadStatuses }).notNull().default("new"),
    /** Why a business lost it, where a member said so. */
    lostReason: text("lost_reason", { enum: lostReasons }),
    /** When a member said that an estimate was sent (`leads.stages`). */
    estimateSentAt: moment("estimate_sent_at"),
    source: text("source", { enum: leadSources }).notNull().default("page"),
    /** True while every enquiry of this person waits for staff to look at it. */
    quarantined: boolean("quarantined").notNull().default(false),
    /** The lead of the same person that this one is a duplicate of (`leads.merge`), as a member said. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => leads.id, {
      onDelete: "set null",
    }),
    mergedAt: moment("merged_at"),
    /** The name stays when somebody leaves. */
    mergedBy: text("merged_by"),
    /** Where it came from in the words of the analytics, once that is settled. */
    cameBy: text("came_by"),
    /** How long the first message took, in milliseconds; noted together with it. */
    answerMs: bigint("answer_ms", { mode: "number" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("leads_status", table.status, leadStatuses),
    oneOf("leads_source", table.source, leadSources),
    said("leads_name_given", table.name, 200),
    said("leads_address_given", table.address, 300),
    check("leads_contact_given", sql`${table.phone} is not null or ${table.email} is not null`),
    // The same person at the same business is one lead, however often they ask.
    uniqueIndex("leads_one_per_own_phone")
      .on(table.phone, table.pageId)
      .where(sql`not phone_shared`),
    uniqueIndex("leads_one_per_own_email")
      .on(table.email, table.pageId)
      .where(sql`not email_shared`),
    // What several people use, each of them has once (`people.shared`).
    uniqueIndex("leads_one_per_name_of_phone")
      .on(table.phone, table.pageId, sql`lower(${table.name})`)
      .where(sql`phone_shared`),
    uniqueIndex("leads_one_per_name_of_email")
      .on(table.email, table.pageId, sql`lower(${table.name})`)
      .where(sql`email_shared`),
    index("leads_of_page").on(table.pageId),
    index("leads_newest").on(table.createdAt, table.id),
    index("leads_by_day").on(table.createdAt).where(sql`not quarantined and source = 'page'`),
    oneOf("leads_lost_reason", table.lostReason, lostReasons),
    check("leads_reason_of_lost", sql`${table.lostReason} is null or ${table.status} = 'lost'`),
    index("leads_of_contractor").on(table.contractorId, table.createdAt, table.id),
    // Those whom nobody has called.
    index("leads_new_of_contractor")
      .on(table.contractorId, table.createdAt, table.id)
      .where(sql`status = 'new' and not quarantined`),
    check(
      "leads_merged_by_somebody",
      sql`${table.mergedInto} is null or (${table.mergedAt} is not null and ${table.mergedBy} is not null)`,
    ),
    check("leads_merged_into_another", sql`${table.mergedInto} <> ${table.id}`),
    // Those of whom nothing is noted yet.
    index("leads_unnoted")
      .on(table.createdAt, table.id)
      .where(sql`came_by is null and source in ('page', 'phone_call') and not quarantined`),
    index("leads_merged").on(table.mergedInto).where(sql`merged_into is not null`),
    // One person may have asked several businesses.
    index("leads_phone").on(table.phone),
    index("leads_email").on(table.email),
  ],
);

/** How the person behind a lead is known: both are stored in their normal form (`people.same-person`). */
export const leadContact = {
  email: leads.email,
  phone: leads.phone,
  name: leads.name,
  phoneShared: leads.phoneShared,
  emailShared: leads.emailShared,
};

/** Each time a homeowner asked: the first time and every repetition. */
export const leadEnquiries = pgTable(
  "lead_enquiries",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Of all that was said: the same words within minutes are the same request. */
    bodyHash: text("body_hash").notNull(),
    need: text("need").notNull(),
    /** Null where a file or a call doesn't say it. */
    zipCode: text("zip_code"),
    urgency: text("urgency", { enum: urgencies }).notNull(),
    quarantineReason: text("quarantine_reason", { enum: quarantineReasons }),
    /** What staff made of a quarantined one, and when; until then it alerts nobody. */
    review: text("review", { enum: enquiryReviews }),
    reviewedAt: moment("reviewed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("lead_enquiries_urgency", table.urgency, urgencies),
    oneOf("lead_enquiries_quarantine_reason", table.quarantineReason, quarantineReasons),
    said("lead_enquiries_need_given", table.need, 4000),
    check("lead_enquiries_zip_code", sql`${table.zipCode} ~ '^[0-9]{5}$'`),
    oneOf("lead_enquiries_review", table.review, enquiryReviews),
    index("lead_enquiries_lead").on(table.leadId, table.createdAt),
    // Those that are deleted when nobody releases them (`retention.quarantine`).
    index("lead_enquiries_quarantined")
      .on(table.createdAt, table.id)
      .where(sql`quarantine_reason is not null`),
    index("lead_enquiries_waiting")
      .on(table.leadId)
      .where(sql`quarantine_reason is not null and reviewed_at is null`),
  ],
);

/** What a homeowner agreed to, word for word, kept for five years (`leads.consent`). */
export const consentRecords = pgTable(
  "consent_records",
  {
    id: id(),
    enquiryId: uuid("enquiry_id")
      .notNull()
      .references(() => leadEnquiries.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: consentKinds }).notNull(),
    wording: text("wording").notNull(),
    wordingVersion: text("wording_version").notNull(),
    businessName: text("business_name").notNull(),
    name: text("name").notNull(),
    phone: text("phone").notNull(),
    page: text("page").notNull(),
    ipAddress: text("ip_address").notNull(),
    userAgent: text("user_agent").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("consent_records_kind", table.kind, consentKinds),
    uniqueIndex("consent_records_one_per_kind").on(table.enquiryId, table.kind),
  ],
);

/** What happened to a lead, in order. */
export const leadEvents = pgTable(
  "lead_events",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: leadEventKinds }).notNull(),
    details: jsonb("details").$type<object>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index("lead_events_lead").on(table.leadId, table.createdAt)],
);

/** What members of a business write down about a lead, for themselves (`leads.notes`). */
export const leadNotes = pgTable(
  "lead_notes",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Of the membership; the name stays when somebody leaves. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    said("lead_notes_text_given", table.text, 4000),
    index("lead_notes_lead").on(table.leadId, table.createdAt),
  ],
);

/** Pictures that belong to a lead, for the business alone. */
export const leadPictures = pgTable(
  "lead_pictures",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Of the file, in pixels; the small one lies beside it. */
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** What it shows, for those who do not see it. */
    shows: text("shows"),
    /** The name stays when somebody leaves. */
    addedBy: text("added_by").notNull(),
    /** When its customer was last sent an estimate with it; from then on it stays. */
    shownAt: moment("shown_at"),
    createdAt: createdAt(),
  },
  (table) => [
    said("lead_pictures_shows_given", table.shows, 160),
    index("lead_pictures_lead").on(table.leadId, table.createdAt),
  ],
);
