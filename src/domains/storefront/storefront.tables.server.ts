import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
import { holdReasons, pageStatuses } from "./business-pages/business-pages.ts";
import type { PageContent, PageDetails } from "./business-pages/content/page-content.ts";
import {
  type AddressFindings,
  addressKinds,
  addressStates,
} from "./own-addresses/own-addresses.ts";

/** Business pages. Only live ones are public. */
export const seoPages = pgTable(
  "seo_pages",
  {
    id: id(),
    contractorId: uuid("contractor_id").references(() => contractorAccounts.id, {
      onDelete: "set null",
    }),
    status: text("status", { enum: pageStatuses }).notNull().default("draft"),
    businessName: text("business_name").notNull(),
    /** The name normalized for comparison; null until it is computed. */
    nameKey: text("name_key"),
    service: text("service").notNull(),
    city: text("city").notNull(),
    citySlug: text("city_slug").notNull(),
    state: text("state").notNull(),
    zipCode: text("zip_code"),
    phone: text("phone"),
    /** In E.164, if it's a valid number. */
    phoneE164: text("phone_e164"),
    email: text("email"),
    headline: text("headline"),
    ctaButton: text("cta_button"),
    about: text("about"),
    imageUrl: text("image_url"),
    logoUrl: text("logo_url"),
    brandColor: text("brand_color"),
    tagline: text("tagline"),
    website: text("website"),
    facebookPage: text("facebook_page"),
    /** The page's other content; null if there is none. */
    details: jsonb("details").$type<PageDetails>(),
    /** Version of the shown content; 0 before the first edit. */
    version: integer("version").notNull().default(0),
    /**
     * The page's own address: a subdomain's name, or a domain, which has a dot; null if it's only on the
     * site.
     */
    ownName: text("own_name"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    publishedAt: moment("published_at"),
  },
  (table) => [
    oneOf("seo_pages_status", table.status, pageStatuses),
    textLength("seo_pages_business_name_given", table.businessName, 200),
    textLength("seo_pages_city_slug_given", table.citySlug, 200),
    // Leads are exclusive: one live page per service and town, however the town is spelled.
    uniqueIndex("seo_pages_one_live_per_town")
      .on(table.service, sql`city_key(${table.citySlug}, ${table.state})`, table.state)
      .where(sql`status = 'live'`),
    index("seo_pages_town").on(
      table.service,
      sql`city_key(${table.citySlug}, ${table.state})`,
      table.state,
    ),
    // Joined by the directory, which has entries per address; earlier versions of the app relied on it.
    uniqueIndex("seo_pages_one_live_per_territory")
      .on(table.service, table.citySlug, table.state)
      .where(sql`status = 'live'`),
    index("seo_pages_territory").on(table.service, table.citySlug, table.state),
    index("seo_pages_live_name").on(table.nameKey).where(sql`status = 'live'`),
    index("seo_pages_name_to_fold").on(table.id).where(sql`name_key is null`),
    index("seo_pages_contractor").on(table.contractorId),
    index("seo_pages_newest").on(table.createdAt, table.id),
    index("seo_pages_not_live")
      .on(table.status, table.createdAt, table.id)
      .where(sql`status <> 'live'`),
    index("seo_pages_business").on(sql`lower(${table.businessName}) text_pattern_ops`),
    index("seo_pages_phone_to_normalize")
      .on(table.id)
      .where(sql`phone is not null and phone_e164 is null`),
    index("seo_pages_live_by_city").on(table.city, table.id).where(sql`status = 'live'`),
  ],
);

/**
 * Pages waiting for a territory that another business holds, in the order of their requests
 * (`territories.exclusive`).
 */
export const territoryWaits = pgTable("territory_waits", {
  pageId: uuid("page_id")
    .primaryKey()
    .references(() => seoPages.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
});

/** Reasons why a page is on hold, one row each. Publishing deletes them all. */
export const pageHolds = pgTable(
  "page_holds",
  {
    pageId: uuid("page_id")
      .notNull()
      .references(() => seoPages.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: holdReasons }).notNull(),
    /** The page with a similar name, or with the same town. */
    otherPageId: uuid("other_page_id").references(() => seoPages.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When the business and staff were emailed about it. */
    notifiedAt: moment("notified_at"),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.reason] }),
    oneOf("page_holds_reason", table.reason, holdReasons),
    index("page_holds_other_page").on(table.otherPageId),
    index("page_holds_to_notify").on(table.createdAt).where(sql`notified_at is null`),
  ],
);

/** Every version of a page's content; the latest is shown. */
export const pageVersions = pgTable(
  "page_versions",
  {
    pageId: uuid("page_id")
      .notNull()
      .references(() => seoPages.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    content: jsonb("content").$type<PageContent>().notNull(),
    /** The author: an email address, a team member, or a system process. */
    author: text("author").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.version] })],
);

/** Every stored photo of a page. A page can't be deleted while its photos have rows. */
export const pagePhotos = pgTable(
  "page_photos",
  {
    id: id(),
    pageId: uuid("page_id")
      .notNull()
      .references(() => seoPages.id),
    /** Storage key of the larger file, such as `page-photos/1732100000000-x7Qd.jpg`. */
    key: text("key").notNull().unique(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("page_photos_page").on(table.pageId)],
);

/** Subdomains and domains of business pages. */
export const ownAddresses = pgTable(
  "own_addresses",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    pageId: uuid("page_id")
      .notNull()
      .references(() => seoPages.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: addressKinds }).notNull(),
    /** A subdomain's name, or a domain without `www.`, in its ASCII form. */
    name: text("name").notNull(),
    /** Domains only: whether the page uses `www.`, and whether the other form points here, too. */
    www: boolean("www").notNull().default(false),
    otherLeadsHere: boolean("other_leads_here").notNull().default(false),
    state: text("state", { enum: addressStates }).notNull(),
    /** The result of the last check of a domain's DNS records. */
    findings: jsonb("findings").$type<AddressFindings>(),
    /** Number of checks since it was added or requested again; the pauses between them grow. */
    looks: integer("looks").notNull().default(0),
    checkedAt: moment("looked_at"),
    nextCheckAt: moment("next_look_at"),
    /** Since when a working domain has failed its checks. */
    failingSince: moment("failing_since"),
    /** When it was first served. */
    activeAt: moment("active_at"),
    releasedAt: moment("released_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("own_addresses_kind", table.kind, addressKinds),
    oneOf("own_addresses_state", table.state, addressStates),
    textLength("own_addresses_name_given", table.name, 253),
    uniqueIndex("own_addresses_one_of_a_kind")
      .on(table.pageId, table.kind)
      .where(sql`state <> 'released'`),
    uniqueIndex("own_addresses_subdomain").on(table.name).where(sql`kind = 'subdomain'`),
    // Several pages can claim a domain; only the one that proves it gets it.
    uniqueIndex("own_addresses_domain")
      .on(table.name)
      .where(sql`kind = 'domain' and state = 'active'`),
    index("own_addresses_page").on(table.pageId),
    index("own_addresses_contractor").on(table.contractorId),
    index("own_addresses_due").on(table.nextCheckAt).where(sql`next_look_at is not null`),
  ],
);

/** The hosts of sites that may embed a contractor's lead form. */
export const embedHosts = pgTable(
  "embed_hosts",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    host: text("host").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.host] }),
    textLength("embed_hosts_host_given", table.host, 253),
  ],
);
