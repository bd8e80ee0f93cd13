import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../database/columns.server.ts";

/** Requests that took effect, by their key (`requests.key-counts-once`). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** The kind of request. Keys are unique only within a scope. */
    scope: text("scope").notNull(),
    keyHash: text("key_hash").notNull(),
    /** SHA-256 of the body: the same key with another body is rejected. */
    bodyHash: text("body_hash").notNull(),
    /** The row that the response is about. */
    answerId: uuid("answer_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "idempotency_keys_pkey", columns: [table.scope, table.keyHash] })],
);
