import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "~/platform/database/columns.server.ts";

/** Open problems that need staff. A row exists while its problem does, so each is reported once. */
export const healthProblems = pgTable("health_problems", {
  problem: text("problem").primaryKey(),
  words: text("words").notNull(),
  beganAt: moment("began_at").notNull(),
  /** When a process last saw it. */
  seenAt: moment("seen_at").notNull().defaultNow(),
  /** When the configured webhook accepted it. */
  toldAt: moment("told_at"),
});
