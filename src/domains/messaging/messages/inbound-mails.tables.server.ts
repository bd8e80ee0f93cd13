import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { bounceMeanings, inboundOutcomes, tokenKinds } from "./inbound/inbound-mails.ts";

/**
 * Each email that the receiver accepted, one row per token address it was sent to. Stored for `MESSAGE_DAYS`.
 */
export const inboundMails = pgTable(
  "inbound_mails",
  {
    id: id(),
    tokenKind: text("token_kind", { enum: tokenKinds }).notNull(),
    /** ID of the conversation or message in the token; it may have been deleted. */
    tokenId: uuid("token_id").notNull(),
    /** The token with the email's Message-ID, so the same email is stored once. */
    cause: text("cause").notNull().unique(),
    /** The envelope sender, empty for bounce reports. */
    sender: text("sender").notNull(),
    /** The raw email, until it's parsed. */
    raw: bytes("raw"),
    outcome: text("outcome", { enum: inboundOutcomes }).notNull().default("waiting"),
    /** For a bounce report: who it's about, and the server's line of text, without addresses. */
    meaning: text("meaning", { enum: bounceMeanings }),
    detail: text("detail"),
    /** What staff see of an unmatched email. */
    fromAddress: text("from_address"),
    subject: text("subject"),
    text: text("text"),
    readAt: moment("read_at"),
    /** Which staff member has seen an unmatched email, and when. */
    seenAt: moment("seen_at"),
    seenBy: text("seen_by"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("inbound_mails_token_kind", table.tokenKind, tokenKinds),
    oneOf("inbound_mails_outcome", table.outcome, inboundOutcomes),
    index("inbound_mails_unmatched")
      .on(table.createdAt, table.id)
      .where(sql`outcome in ('unmatched', 'unreadable')`),
    index("inbound_mails_unseen")
      .on(table.createdAt, table.id)
      .where(sql`outcome in ('unmatched', 'unreadable') and seen_at is null`),
    oneOf("inbound_mails_meaning", table.meaning, bounceMeanings),
    // Bounce reports about our own server, which alert staff.
    index("inbound_mails_blocked").on(table.createdAt).where(sql`meaning = 'us'`),
    index("inbound_mails_oldest").on(table.createdAt, table.id),
    index("inbound_mails_token").on(table.tokenId),
  ],
);
