import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { securityEventKinds } from "./security-events.ts";

/**
 * Failed and refused tries to prove who one is, counted for each account, address and hour
 * (`staff.security-events`). Of accounts that do not exist only that it was one of them is kept.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: id(),
    kind: text("kind", { enum: securityEventKinds }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Whose account of the CRM it was. */
    memberUserId: uuid("member_user_id").references(() => memberUsers.id, { onDelete: "cascade" }),
    /** Where it came from; null once an hour has so many addresses that the rest count together. */
    address: text("address"),
    hour: moment("hour").notNull(),
    times: bigint("times", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    lastAt: moment("last_at").notNull(),
  },
  (events) => [
    oneOf("security_events_kind", events.kind, securityEventKinds),
    uniqueIndex("security_events_counted").on(
      events.hour,
      events.kind,
      sql`coalesce(${events.userId}, ${events.memberUserId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${events.address}, '')`,
    ),
    index("security_events_newest").on(events.createdAt, events.id),
    index("security_events_user").on(events.userId, events.createdAt),
    index("security_events_member").on(events.memberUserId, events.createdAt),
    index("security_events_address").on(events.address, events.createdAt),
  ],
);
