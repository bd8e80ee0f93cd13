import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
import { lastingLinkKinds } from "./access/lasting-links.ts";
import type { SampleKind } from "./sample-records/sample-records.ts";

/**
 * Every change by staff: who, what, before, after, when (`staff.audited`). The database refuses to change or
 * delete an entry; docs/decisions/021-the-audit-log.md says what an entry may contain.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    actorId: uuid("actor_id").notNull(),
    actorEmail: text("actor_email").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    before: jsonb("before").$type<object | null>(),
    after: jsonb("after").$type<object | null>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_entity").on(table.entity, table.entityId, table.createdAt),
    index("audit_entries_newest").on(table.createdAt, table.id),
    index("audit_entries_actor").on(table.actorId, table.id),
    index("audit_entries_action").on(table.action, table.id),
    index("audit_entries_kind").on(table.entity, table.id),
  ],
);

/**
 * How many rows of a table a staff member read through the API, per session and day. The audit entry of the
 * first read names it; the counts are here because entries never change.
 */
export const tableReads = pgTable(
  "table_reads",
  {
    sessionId: uuid("session_id").notNull(),
    table: text("table_name").notNull(),
    /** In the operator's time zone. */
    day: date("day").notNull(),
    entryId: uuid("entry_id").notNull().unique(),
    rows: bigint("row_count", { mode: "number" }).notNull(),
    requests: bigint("request_count", { mode: "number" }).notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (reads) => [primaryKey({ columns: [reads.sessionId, reads.table, reads.day] })],
);

/** What a visitor did: started an onboarding, sent a business a request, or applied for revenue share. */
export const attributionSubjects = ["submission", "enquiry", "application"] as const;
export type AttributionSubject = (typeof attributionSubjects)[number];

const touches = ["first", "last"] as const;

/**
 * First and last source of the visitor who sent an onboarding or a request. In a table apart from its
 * subjects because it holds nothing that identifies the person.
 */
export const attributions = pgTable(
  "attributions",
  {
    subject: text("subject", { enum: attributionSubjects }).notNull(),
    subjectId: uuid("subject_id").notNull(),
    touch: text("touch", { enum: touches }).notNull(),
    utm_source: text("utm_source"),
    utm_medium: text("utm_medium"),
    utm_campaign: text("utm_campaign"),
    utm_term: text("utm_term"),
    utm_content: text("utm_content"),
    gclid: text("gclid"),
    gbraid: text("gbraid"),
    wbraid: text("wbraid"),
    fbclid: text("fbclid"),
    msclkid: text("msclkid"),
    ref: text("ref"),
    referrerHost: text("referrer_host"),
    landingPath: text("landing_path"),
    visitedAt: moment("visited_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.subject, table.touch] }),
    oneOf("attributions_subject", table.subject, attributionSubjects),
    oneOf("attributions_touch", table.touch, touches),
    index("attributions_referral")
      .on(sql`upper(${table.ref})`, table.subject)
      .where(sql`touch = 'last' and ref is not null`),
  ],
);

/** How often a lasting link was replaced; no row if never. */
export const renewedLinks = pgTable(
  "renewed_links",
  {
    kind: text("kind", { enum: lastingLinkKinds }).notNull(),
    /** ID of what the link is for, such as an estimate. */
    subjectId: uuid("subject_id").notNull(),
    times: integer("times").notNull(),
    renewedAt: moment("renewed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    oneOf("renewed_links_kind", table.kind, lastingLinkKinds),
  ],
);

/**
 * IDs of all sample records that don't belong to another one. Nothing else distinguishes them from real data.
 */
export const sampleRecords = pgTable(
  "sample_records",
  { kind: text("kind").$type<SampleKind>().notNull(), id: uuid("id").notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
