import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";

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
