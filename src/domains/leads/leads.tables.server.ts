import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import {
  consentKinds,
  enquiryReviews,
  type LeadViewFilter,
  leadEventKinds,
  leadSources,
  leadStatuses,
  lostReasons,
  maxViewNameLength,
  quarantineReasons,
  urgencies,
} from "./leads.ts";

/** A homeowner who requested help from a business: exclusively that contractor's (`leads.exclusive`). */
export const leads = pgTable(
  "leads",
  {
    id: id(),
    pageId: uuid("page_id")
      .notNull()
      .references(() => seoPages.id),
    contractorId: uuid("contractor_id").references(() => contractorAccounts.id),
    /** Null until the task `assign-customers` finds it, for a row that an earlier version wrote. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** In E.164, such as +15125550123. */
    phone: text("phone"),
    /** Phone extension; doesn't identify the person and is never texted. */
    phoneExtension: text("phone_extension"),
    /** Whether several people share the phone; if so, it doesn't identify the person (`people.shared`). */
    phoneShared: boolean("phone_shared").notNull().default(false),
    /** In lower case. */
    email: text("email"),
    emailShared: boolean("email_shared").notNull().default(false),
    /** Address of the job, once known: street, city, ZIP code. */
    address: text("address"),
    status: text("status", { enum: leadStatuses }).notNull().default("new"),
    /** Why the business lost it, if a member gave a reason. */
    lostReason: text("lost_reason", { enum: lostReasons }),
    /** When a member marked the estimate as sent (`leads.stages`). */
    estimateSentAt: moment("estimate_sent_at"),
    source: text("source", { enum: leadSources }).notNull().default("page"),
    /** True while all of this person's requests are waiting for review. */
    quarantined: boolean("quarantined").notNull().default(false),
    /** The lead this one duplicates, as a member decided (`leads.merge`). */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => leads.id, {
      onDelete: "set null",
    }),
    mergedAt: moment("merged_at"),
    /** Name of the member; stays after they are removed. */
    mergedBy: text("merged_by"),
    /** The source as analytics names it, once it is final. */
    cameBy: text("came_by"),
    /** Time to the first message, in milliseconds; set together with `came_by`. */
    answerMs: bigint("answer_ms", { mode: "number" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("leads_status", table.status, leadStatuses),
    oneOf("leads_source", table.source, leadSources),
    textLength("leads_name_given", table.name, 200),
    textLength("leads_address_given", table.address, 300),
    check("leads_contact_given", sql`${table.phone} is not null or ${table.email} is not null`),
    // One lead per person and page, however often they send requests.
    uniqueIndex("leads_one_per_own_phone")
      .on(table.phone, table.pageId)
      .where(sql`not phone_shared`),
    uniqueIndex("leads_one_per_own_email")
      .on(table.email, table.pageId)
      .where(sql`not email_shared`),
    // A shared phone or email allows one lead per name (`people.shared`).
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
    index("leads_of_contractor_by_name").on(
      table.contractorId,
      sql`lower(${table.name})`,
      table.id,
    ),
    // New leads, which no one has contacted yet.
    index("leads_new_of_contractor")
      .on(table.contractorId, table.createdAt, table.id)
      .where(sql`status = 'new' and not quarantined`),
    check(
      "leads_merged_by_somebody",
      sql`${table.mergedInto} is null or (${table.mergedAt} is not null and ${table.mergedBy} is not null)`,
    ),
    check("leads_merged_into_another", sql`${table.mergedInto} <> ${table.id}`),
    // Leads whose source and response time aren't set yet.
    index("leads_unnoted")
      .on(table.createdAt, table.id)
      .where(sql`came_by is null and source in ('page', 'phone_call') and not quarantined`),
    index("leads_merged").on(table.mergedInto).where(sql`merged_into is not null`),
    index("leads_of_customer").on(table.customerId),
    index("leads_of_property").on(table.propertyId),
    index("leads_without_customer")
      .on(table.id)
      .where(sql`customer_id is null and contractor_id is not null and not quarantined`),
    // One person may have leads at several businesses.
    index("leads_phone").on(table.phone),
    index("leads_email").on(table.email),
  ],
);

/** The columns that identify a person, both normalized (`people.same-person`). */
export const leadContact = {
  email: leads.email,
  phone: leads.phone,
  name: leads.name,
  phoneShared: leads.phoneShared,
  emailShared: leads.emailShared,
};

/** Each request of a homeowner, first and repeated. */
export const leadEnquiries = pgTable(
  "lead_enquiries",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Hash of the whole request; an equal hash within minutes is a resend. */
    bodyHash: text("body_hash").notNull(),
    need: text("need").notNull(),
    /** Null if an import or a call didn't include it. */
    zipCode: text("zip_code"),
    urgency: text("urgency", { enum: urgencies }).notNull(),
    quarantineReason: text("quarantine_reason", { enum: quarantineReasons }),
    /** Review result of a quarantined request and its time; no alerts are sent before a release. */
    review: text("review", { enum: enquiryReviews }),
    reviewedAt: moment("reviewed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("lead_enquiries_urgency", table.urgency, urgencies),
    oneOf("lead_enquiries_quarantine_reason", table.quarantineReason, quarantineReasons),
    textLength("lead_enquiries_need_given", table.need, 4000),
    check("lead_enquiries_zip_code", sql`${table.zipCode} ~ '^[0-9]{5}$'`),
    oneOf("lead_enquiries_review", table.review, enquiryReviews),
    index("lead_enquiries_lead").on(table.leadId, table.createdAt),
    // Deleted if no one releases them (`retention.days`).
    index("lead_enquiries_quarantined")
      .on(table.createdAt, table.id)
      .where(sql`quarantine_reason is not null`),
    index("lead_enquiries_waiting")
      .on(table.leadId)
      .where(sql`quarantine_reason is not null and reviewed_at is null`),
  ],
);

/** The exact text a homeowner agreed to, saved for five years (`leads.consent`). */
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

/** The history of a lead, in order. */
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

/** Private notes of members about a lead (`leads.own`). */
export const leadNotes = pgTable(
  "lead_notes",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Membership id; like the name, it stays after the member is removed. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("lead_notes_text_given", table.text, 4000),
    index("lead_notes_lead").on(table.leadId, table.createdAt),
  ],
);

/** Photos of a lead, visible only to the business. */
export const leadPictures = pgTable(
  "lead_pictures",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** Storage key of the full image, with its size in pixels; the thumbnail is stored next to it. */
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Alt text. */
    shows: text("shows"),
    /** Name of the member; stays after they are removed. */
    addedBy: text("added_by").notNull(),
    /** When an estimate with this photo was last sent to the customer; after that it can't be deleted. */
    shownAt: moment("shown_at"),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("lead_pictures_shows_given", table.shows, 160),
    index("lead_pictures_lead").on(table.leadId, table.createdAt),
  ],
);

/** A task about a lead: what, by when, and who. */
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
    /** Assigned membership; null for anyone in the office. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** In the business's time zone. */
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** When members are alerted that it is due; null once they were. */
    alertAt: moment("tell_at"),
    doneAt: moment("done_at"),
    /** Name of the member; stays after they are removed. */
    doneBy: text("done_by"),
    createdBy: text("created_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("lead_tasks_text_given", table.text, 200),
    index("lead_tasks_contractor").on(table.contractorId, table.createdAt),
    index("lead_tasks_lead").on(table.leadId, table.dueOn),
    index("lead_tasks_due")
      .on(table.contractorId, table.dueOn, table.id)
      .where(sql`done_at is null`),
    index("lead_tasks_to_tell").on(table.alertAt, table.id).where(sql`tell_at is not null`),
    index("lead_tasks_due_of_member")
      .on(table.memberId, table.dueOn, table.id)
      .where(sql`done_at is null`),
  ],
);

/** Filters of the lead list that a member saved under a name. */
export const leadViews = pgTable(
  "lead_views",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    filter: jsonb("filter").$type<LeadViewFilter>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("lead_views_name_given", table.name, maxViewNameLength),
    uniqueIndex("lead_views_one_per_name").on(table.memberId, sql`lower(${table.name})`),
    index("lead_views_contractor").on(table.contractorId),
  ],
);
