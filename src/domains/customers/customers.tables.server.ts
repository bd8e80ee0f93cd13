import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
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
import {
  consentWays,
  contactLabels,
  customerSources,
  maxConsentNote,
  maxConsentWording,
  maxCustomerName,
  maxStreet,
} from "./customers.ts";

const ofBusiness = () =>
  uuid("contractor_id")
    .notNull()
    .references(() => contractorAccounts.id, { onDelete: "cascade" });

/** The people and companies a business works for. Leads, jobs, estimates, and invoices refer to them. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    contractorId: ofBusiness(),
    name: text("name").notNull(),
    company: text("company"),
    /** Where to send bills, if it isn't the address of a property. On one line. */
    billingAddress: text("billing_address"),
    /** What the team should know; shown on every page about the customer. */
    notes: text("notes"),
    tags: text("tags").array().notNull().default(sql`'{}'::text[]`),
    source: text("source", { enum: customerSources }),
    /** When a member marked them "do not contact"; null if they may be contacted. */
    doNotContactAt: moment("do_not_contact_at"),
    /** The customer this one duplicates, as a member decided; its rows count as that customer's. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => customers.id, {
      onDelete: "set null",
    }),
    mergedAt: moment("merged_at"),
    /** Name of the member; stays after they are removed. */
    mergedBy: text("merged_by"),
    /** Name, company, contacts, and addresses in lower case; triggers maintain it. */
    search: text("search").notNull().default(""),
    /** Counts changes, to detect concurrent edits. */
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("customers_name_given", table.name, maxCustomerName),
    textLength("customers_company_given", table.company, maxCustomerName),
    textLength("customers_billing_address_given", table.billingAddress, maxStreet),
    textLength("customers_notes_given", table.notes, 4000),
    oneOf("customers_source", table.source, customerSources),
    check("customers_merged_into_another", sql`${table.mergedInto} <> ${table.id}`),
    check(
      "customers_merged_by_somebody",
      sql`${table.mergedInto} is null or (${table.mergedAt} is not null and ${table.mergedBy} is not null)`,
    ),
    index("customers_contractor").on(table.contractorId, table.createdAt, table.id),
    index("customers_by_name")
      .on(table.contractorId, sql`lower(${table.name})`, table.id)
      .where(sql`merged_into is null`),
    index("customers_merged").on(table.mergedInto).where(sql`merged_into is not null`),
  ],
);

export const contactKinds = ["phone", "email"] as const;

/** The phone numbers and email addresses of customers. One that isn't shared identifies its customer. */
export const customerContacts = pgTable(
  "customer_contacts",
  {
    id: id(),
    contractorId: ofBusiness(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: contactKinds }).notNull(),
    /** A phone number in E.164, or an email address in lower case. */
    value: text("value").notNull(),
    /** Phone extension. */
    extension: text("extension"),
    label: text("label", { enum: contactLabels }),
    /** Whether several customers have it; if so, it doesn't identify one (`people.shared`). */
    isShared: boolean("is_shared").notNull().default(false),
    /** The first of each kind is the one to use. */
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("customer_contacts_kind", table.kind, contactKinds),
    oneOf("customer_contacts_label", table.label, contactLabels),
    uniqueIndex("customer_contacts_one_own")
      .on(table.value, table.contractorId)
      .where(sql`not is_shared`),
    uniqueIndex("customer_contacts_once").on(table.customerId, table.value),
    index("customer_contacts_value").on(table.value),
    index("customer_contacts_contractor").on(table.contractorId, table.value),
  ],
);

/** The places where a customer's work is done. */
export const properties = pgTable(
  "properties",
  {
    id: id(),
    contractorId: ofBusiness(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    street: text("street").notNull(),
    unit: text("unit"),
    city: text("city"),
    state: text("state"),
    zipCode: text("zip_code"),
    /** The address in a form that equal addresses share, however they are typed. */
    addressKey: text("address_key").notNull(),
    /** How to get in: gate code, dog, parking. */
    accessNotes: text("access_notes"),
    /** When it was removed from lists; jobs and documents keep it. */
    archivedAt: moment("archived_at"),
    /** Counts changes, to detect concurrent edits. */
    revision: integer("revision").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("properties_street_given", table.street, maxStreet),
    textLength("properties_access_notes_given", table.accessNotes, 2000),
    check("properties_state", sql`${table.state} ~ '^[A-Z]{2}$'`),
    check("properties_zip_code", sql`${table.zipCode} ~ '^[0-9]{5}$'`),
    uniqueIndex("properties_one_per_address").on(table.customerId, table.addressKey),
    index("properties_contractor").on(table.contractorId, table.addressKey),
    index("properties_newest").on(table.contractorId, table.createdAt, table.id),
  ],
);

/** What is installed at a property, such as a furnace with its warranty. */
export const equipment = pgTable(
  "equipment",
  {
    id: id(),
    contractorId: ofBusiness(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    make: text("make"),
    model: text("model"),
    serial: text("serial"),
    installedOn: date("installed_on", { mode: "string" }),
    /** The last day of the warranty. */
    warrantyUntil: date("warranty_until", { mode: "string" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("equipment_kind_given", table.kind, 100),
    index("equipment_property").on(table.propertyId, table.createdAt),
    index("equipment_contractor").on(table.contractorId),
  ],
);

/**
 * Consents to texts about a customer's own jobs, which members recorded. A consent applies to its
 * number until it's withdrawn; an opt-out by the customer overrides it.
 */
export const customerConsents = pgTable(
  "customer_consents",
  {
    id: id(),
    contractorId: ofBusiness(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** In E.164. */
    phone: text("phone").notNull(),
    /** Who agreed, as the member typed it. */
    givenBy: text("given_by").notNull(),
    way: text("way", { enum: consentWays }).notNull(),
    /** In the business's time zone. */
    givenOn: date("given_on", { mode: "string" }).notNull(),
    /** What proves it, such as where the form is. */
    note: text("note"),
    /** What they agreed to, word for word; null if it wasn't recorded. */
    wording: text("wording"),
    /** Name of the member; stays after they are removed. */
    recordedBy: text("recorded_by").notNull(),
    createdAt: createdAt(),
    withdrawnAt: moment("withdrawn_at"),
    withdrawnBy: text("withdrawn_by"),
  },
  (table) => [
    oneOf("customer_consents_way", table.way, consentWays),
    textLength("customer_consents_given_by_given", table.givenBy, maxCustomerName),
    textLength("customer_consents_note_given", table.note, maxConsentNote),
    textLength("customer_consents_wording_given", table.wording, maxConsentWording),
    uniqueIndex("customer_consents_one")
      .on(table.contractorId, table.phone, table.customerId)
      .where(sql`withdrawn_at is null`),
    index("customer_consents_customer").on(table.customerId, table.createdAt),
    index("customer_consents_contractor").on(table.contractorId),
  ],
);

/** Private notes of members about a customer. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: id(),
    contractorId: ofBusiness(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** Membership id; like the name, it stays after the member is removed. */
    memberId: uuid("member_id").notNull(),
    memberName: text("member_name").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("customer_notes_text_given", table.text, 4000),
    index("customer_notes_customer").on(table.customerId, table.createdAt),
    index("customer_notes_contractor").on(table.contractorId),
  ],
);
