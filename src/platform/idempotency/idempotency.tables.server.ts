import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../database/columns.server.ts";

/** Requests that had their effect, by the key that came with them (`requests.key-counts-once`). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** What was asked for: keys of one scope say nothing about those of another. */
    scope: text("scope").notNull(),
    keyHash: text("key_hash").notNull(),
    /** Of all that was said: the same key with other words is refused. */
    bodyHash: text("body_hash").notNull(),
    /** The row that the answer is about. */
    answerId: uuid("answer_id").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ name: "idempotency_keys_pkey", columns: [table.scope, table.keyHash] })],
);
