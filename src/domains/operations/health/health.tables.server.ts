import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "~/platform/database/columns.server.ts";

/** What stands and needs a person. A row is there for as long as its problem is, so that each is told once. */
export const healthProblems = pgTable("health_problems", {
  problem: text("problem").primaryKey(),
  words: text("words").notNull(),
  beganAt: moment("began_at").notNull(),
  /** When a process saw it last. */
  seenAt: moment("seen_at").notNull().defaultNow(),
  /** When the webhook of the settings took it. */
  toldAt: moment("told_at"),
});
