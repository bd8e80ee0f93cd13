import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "../database/columns.server.ts";

/**
 * People of businesses who sign in to the CRM. Apart from staff's, so that no session, passkey or
 * account of the one is ever taken for the other's (`members.own-accounts`).
 */
export const memberUsers = pgTable(
  "member_users",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(true),
    image: text("image"),
    /** When the person signed in last. */
    signedInAt: moment("signed_in_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("member_users_email").on(sql`lower(${table.email})`)],
);

export const memberSessions = pgTable(
  "member_sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => memberUsers.id, { onDelete: "cascade" }),
    /** Hashed: the cookie has the token itself. */
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    withPasskey: boolean("with_passkey").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("member_sessions_user").on(table.userId)],
);

/** Passkeys of a person of a business (WebAuthn), as `passkeys` are those of staff. */
export const memberPasskeys = pgTable(
  "member_passkeys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => memberUsers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    createdAt: createdAt(),
    usedAt: moment("used_at"),
  },
  (table) => [index("member_passkeys_user").on(table.userId)],
);
