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
import type { FieldMapping } from "~/domains/intake/index.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { createdAt, id, moment, oneOf, textLength } from "~/platform/database/columns.server.ts";
import type { EmailTemplate } from "./emails/email-template.ts";
import {
  deliveryStates,
  maxNameLength,
  type SourceAccount,
  sourceKinds,
  sourceProblems,
  unmatchedReasons,
} from "./lead-sources.ts";
import type { DeliveredField } from "./read-delivery.ts";

/** A place other than the business's page that sends it leads. Its address is derived, never stored. */
export const connectedSources = pgTable(
  "lead_sources",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: sourceKinds }).notNull(),
    name: text("name").notNull(),
    /** The page its leads belong to if they name no service; null for the business's first. */
    pageId: uuid("page_id").references(() => seoPages.id, { onDelete: "set null" }),
    isOn: boolean("is_on").notNull().default(true),
    /** Whether its leads get the automatic messages. */
    followsUp: boolean("follows_up").notNull().default(true),
    /** When a member turned on texts to its leads, and who; null if they get none. */
    textsAllowedAt: moment("texts_allowed_at"),
    textsAllowedBy: text("texts_allowed_by"),
    /** What each lead costs, if it's always the same. */
    costCents: integer("cost_cents"),
    /** The host of the website whose form may send; null for any. */
    siteHost: text("site_host"),
    /** When `siteHost` or the source's address was last changed; null if never. */
    setupChangedAt: moment("setup_changed_at"),
    /** Where a website's visitor goes after sending; null for our own page. */
    thankYouUrl: text("thank_you_url"),
    /** The fields that a member chose for the labels it sends. */
    fieldMapping: jsonb("field_mapping").$type<FieldMapping>(),
    /** How a member marked the lines of its emails, one template per sender. */
    emailTemplates: jsonb("email_templates").$type<EmailTemplate[]>(),
    /** The provider's account that sends its leads, such as a Facebook page; null if none is connected. */
    accountId: text("account_id"),
    accountName: text("account_name"),
    /** Encrypted; for Google, the refresh token. */
    accessToken: text("access_token"),
    /** The accounts that a signed-in business can choose from; null once it chose one. */
    accountChoices: jsonb("account_choices").$type<SourceAccount[]>(),
    /** The account's time zone, in which a polled provider writes times. */
    accountZone: text("account_zone"),
    /** Everything up to this time was read from a polled provider. */
    polledAt: moment("polled_at"),
    /** When it is polled next; null while polling can't succeed. */
    nextPollAt: moment("next_poll_at"),
    /** Failed polls in a row. */
    pollFailures: integer("poll_failures").notNull().default(0),
    /** Why the last call to the provider's API failed; null if it succeeded. */
    problem: text("problem", { enum: sourceProblems }),
    createdBy: text("created_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("lead_sources_kind", table.kind, sourceKinds),
    oneOf("lead_sources_problem", table.problem, sourceProblems),
    textLength("lead_sources_name_given", table.name, maxNameLength),
    check("lead_sources_cost", sql`${table.costCents} between 0 and 10000000`),
    index("lead_sources_contractor").on(table.contractorId, table.createdAt),
    index("lead_sources_page").on(table.pageId),
    // A provider's account belongs to one business.
    uniqueIndex("lead_sources_account").on(table.kind, table.accountId),
    index("lead_sources_due").on(table.nextPollAt).where(sql`${table.nextPollAt} is not null`),
  ],
);

/** What a source sent, saved before anything else happens. */
export const leadDeliveries = pgTable(
  "lead_deliveries",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => connectedSources.id, { onDelete: "cascade" }),
    /** The provider's id of the lead, or the hash and the day if it sends none. */
    providerLeadId: text("provider_lead_id").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Its fields by label; null if it couldn't be read. */
    fields: jsonb("fields").$type<DeliveredField[]>(),
    /**
     * The start of a body that couldn't be read, an email's lines, or Meta's notification of a
     * lead.
     */
    body: text("body"),
    /** Google's click id, if it sent one. */
    clickId: text("click_id"),
    state: text("state", { enum: deliveryStates }).notNull().default("received"),
    reason: text("reason", { enum: unmatchedReasons }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
    costCents: integer("cost_cents"),
    /**
     * Whether its lead gets no texts and no follow-up: it was sent often from one address, or arrived more
     * than a day late.
     */
    isFlood: boolean("is_flood").notNull().default(false),
    /** How often the same body arrived again. */
    repeats: integer("repeats").notNull().default(0),
    createdAt: createdAt(),
    processedAt: moment("processed_at"),
  },
  (table) => [
    oneOf("lead_deliveries_state", table.state, deliveryStates),
    oneOf("lead_deliveries_reason", table.reason, unmatchedReasons),
    check(
      "lead_deliveries_reason_of_unmatched",
      sql`(${table.state} = 'unmatched') = (${table.reason} is not null)`,
    ),
    uniqueIndex("lead_deliveries_once").on(table.sourceId, table.providerLeadId, table.bodyHash),
    index("lead_deliveries_source").on(table.sourceId, table.createdAt, table.id),
    index("lead_deliveries_contractor").on(table.contractorId, table.createdAt, table.id),
    index("lead_deliveries_lead").on(table.leadId),
    index("lead_deliveries_old").on(table.createdAt, table.id),
  ],
);
