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
 * Business users who sign in to the CRM. Separate from staff, so a session, passkey or account of
 * one is never valid for the other (`members.own-accounts`).
 */
export const memberUsers = pgTable(
  "member_users",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(true),
    image: text("image"),
    /** When the person last signed in. */
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
    /** A hash. The cookie contains the token. */
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

/** Passkeys of business users (WebAuthn), like `passkeys` for staff. */
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
