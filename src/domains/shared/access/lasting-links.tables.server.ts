import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { lastingLinkKinds } from "./lasting-links.ts";

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
