import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "../database/columns.server.ts";

/** Staff who can sign in. */
export const users = pgTable(
  "users",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    /** When the account was disabled; null while it is active. */
    disabledAt: moment("disabled_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("users_email").on(sql`lower(${table.email})`)],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A hash. The cookie contains the token. */
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** Whether it started with a passkey, which counts as two factors. */
    withPasskey: boolean("with_passkey").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** When a staff session last re-entered the password (`staff.confirm-identity`). */
export const sessionConfirmations = pgTable("session_confirmations", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  confirmedAt: moment("confirmed_at").notNull(),
});

/** A person's sign-in methods. The provider of a password is "credential". */
export const accounts = pgTable("accounts", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  accountId: text("account_id").notNull(),
  providerId: text("provider_id").notNull(),
  accessToken: text("access_token"),
  refreshToken: text("refresh_token"),
  idToken: text("id_token"),
  accessTokenExpiresAt: moment("access_token_expires_at"),
  refreshTokenExpiresAt: moment("refresh_token_expires_at"),
  scope: text("scope"),
  password: text("password"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A person's one-time codes. The secret and backup codes are encrypted. */
export const twoFactors = pgTable("two_factors", {
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  /** False until the first code is entered. */
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
  /** The time step of the last used code. Codes up to it can't be reused. */
  lastUsedStep: integer("last_used_step"),
});

/** A person's passkeys (WebAuthn): the public keys of their devices. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The owner's name for it. */
    name: text("name").notNull(),
    credentialId: text("credential_id").notNull().unique(),
    /** In base64url, as the device sent it (COSE). */
    publicKey: text("public_key").notNull(),
    /** The device's usage counter; 0 if it doesn't count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    createdAt: createdAt(),
    usedAt: moment("used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

export const verifications = pgTable("verifications", {
  id: id(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** This installation's own data: secrets it generated, and one-time events. */
export const installation = pgTable("installation", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: createdAt(),
});

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
