import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
import { messageChannels } from "../messages/messages.ts";
import type { EvidenceFacts } from "./evidence.ts";

/**
 * Why each message to a customer could be sent, written in the transaction that marks it as sending; one row
 * per attempt. A task adds the outcome and links it to the business's hash chain
 * (docs/decisions/180-proof-of-every-message.md).
 */
export const messageEvidence = pgTable(
  "message_evidence",
  {
    id: id(),
    /** No foreign key: the row outlives an erased message. */
    messageId: uuid("message_id").notNull(),
    attempt: integer("attempt").notNull(),
    /** No foreign key: accounts are a layer above, and deleting an account deletes by this ID. */
    contractorId: uuid("contractor_id").notNull(),
    channel: text("channel", { enum: messageChannels }).notNull(),
    kind: text("kind").notNull(),
    /** The version of the rules that allowed it. */
    rules: text("rules").notNull(),
    /** All personal data of the decision; null once the person is erased. */
    facts: jsonb("facts").$type<EvidenceFacts>(),
    /** The salt of the hash, so no one can guess what was hashed; null once the person is erased. */
    salt: text("salt"),
    /** When the decision was made. */
    createdAt: createdAt(),
    /** UTC day whose chain contains the row. This and the columns below are null until it's sealed. */
    day: date("day", { mode: "string" }),
    /** 1 for the first of the business and day. */
    position: integer("position"),
    factsHash: text("facts_hash"),
    contentHash: text("content_hash"),
    hash: text("hash"),
  },
  (table) => [
    oneOf("message_evidence_channel", table.channel, messageChannels),
    check(
      "message_evidence_sealed",
      sql`num_nulls(${table.day}, ${table.position}, ${table.factsHash}, ${table.contentHash}, ${table.hash}) in (0, 5)`,
    ),
    check("message_evidence_erased", sql`(${table.facts} is null) = (${table.salt} is null)`),
    uniqueIndex("message_evidence_attempt").on(table.messageId, table.attempt),
    uniqueIndex("message_evidence_chain").on(table.contractorId, table.day, table.position),
    index("message_evidence_unsealed").on(table.createdAt, table.id).where(sql`hash is null`),
    index("message_evidence_personal").on(table.createdAt, table.id).where(sql`salt is not null`),
  ],
);

/** The chain of each business and day: where it starts, and its head. */
export const evidenceDays = pgTable(
  "evidence_days",
  {
    /** No foreign key, as above. */
    contractorId: uuid("contractor_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** The head of the business's day before it, or zeros. */
    start: text("start").notNull(),
    /** The hash of the last row. */
    head: text("head").notNull(),
    /** How many rows there are. */
    rows: integer("rows").notNull(),
    /** The first backup that has the final head, and when it was made. */
    backup: text("backup"),
    backedUpAt: moment("backed_up_at"),
    /** When all rows were last compared with their hashes. */
    checkedAt: moment("checked_at"),
    /** What didn't match then; null if everything did. */
    problem: text("problem"),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.day] }),
    index("evidence_days_newest").on(table.day, table.contractorId),
    index("evidence_days_to_check").on(table.checkedAt),
    index("evidence_days_altered").on(table.day).where(sql`problem is not null`),
    index("evidence_days_not_backed_up").on(table.day).where(sql`backup is null`),
  ],
);

export type EvidenceRow = typeof messageEvidence.$inferSelect;
