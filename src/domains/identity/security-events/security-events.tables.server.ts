import { sql } from "drizzle-orm";
import { bigint, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { securityEventKinds } from "./security-events.ts";

/**
 * Failed and refused attempts to authenticate, counted per account, client address, and hour
 * (`staff.security-events`). Attempts at accounts that don't exist are stored without the email typed.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: id(),
    kind: text("kind", { enum: securityEventKinds }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The CRM account. */
    memberUserId: uuid("member_user_id").references(() => memberUsers.id, { onDelete: "cascade" }),
    /** The client address; null once an hour has too many addresses, so the rest are counted together. */
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
