import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server.ts";

/**
 * How often a key was used in its current window. The columns are those of the limiter's library;
 * the table is unlogged (migration 0012).
 */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
