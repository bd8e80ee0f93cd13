import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server.ts";

/**
 * How often a key was used in its current window. Laid out as the limiter's library expects it;
 * the table is unlogged (migration 0012).
 */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
