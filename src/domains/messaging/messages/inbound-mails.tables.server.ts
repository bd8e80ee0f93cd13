import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { bounceMeanings, inboundOutcomes, tokenKinds } from "./inbound/inbound-mails.ts";

/**
 * Each mail that the receiver has taken, for each token address that it was sent to.
 * Kept for `MESSAGE_DAYS`.
 */
export const inboundMails = pgTable(
  "inbound_mails",
  {
    id: id(),
    tokenKind: text("token_kind", { enum: tokenKinds }).notNull(),
    /** Of the conversation or the message that the token stands for; either may be gone. */
    tokenId: uuid("token_id").notNull(),
    /** The token with the mail's Message-ID: the same mail is taken once. */
    cause: text("cause").notNull().unique(),
    /** The envelope's sender, empty for reports. */
    sender: text("sender").notNull(),
    /** The mail as it came, until it was read. */
    raw: bytes("raw"),
    outcome: text("outcome", { enum: inboundOutcomes }).notNull().default("waiting"),
    /** Of a report: whom what it says is about, and its line of the server's words, without addresses. */
    meaning: text("meaning", { enum: bounceMeanings }),
    detail: text("detail"),
    /** What staff see of an unmatched one. */
    fromAddress: text("from_address"),
    subject: text("subject"),
    text: text("text"),
    readAt: moment("read_at"),
    /** Which member of staff has seen an unmatched one, and when. */
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
    // Reports that are about us, which staff are alerted to.
    index("inbound_mails_blocked").on(table.createdAt).where(sql`meaning = 'us'`),
    index("inbound_mails_oldest").on(table.createdAt, table.id),
    index("inbound_mails_token").on(table.tokenId),
  ],
);
