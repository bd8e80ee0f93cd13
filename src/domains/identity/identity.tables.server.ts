import { type SQL, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { apiScopes, memberRoles, staffRoles } from "~/domains/shared/index.ts";
import { memberUsers, users } from "~/platform/accounts/accounts.tables.server.ts";
import { createdAt, id, moment, oneOf, textLength } from "~/platform/database/columns.server.ts";
import { planKeys } from "./contractors/contractors.ts";
import { securityEventKinds } from "./security-events/security-events.ts";

/** Compared byte by byte, by far the fastest way to search for a substring. */
const bytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * A contractor's business, as staff see it. Has every column that the staff list searches, filters, or sorts
 * by; triggers on the other tables update them.
 */
export const contractorAccounts = pgTable(
  "contractor_accounts",
  {
    id: id(),
    businessName: text("business_name").notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    /** In E.164, if it's a valid number. */
    phoneE164: text("phone_e164"),
    city: text("city"),
    state: text("state"),
    /** As documents and messages to customers show it: "1200 Main St, Austin, TX 78701". */
    address: text("address"),
    selectedPlan: text("selected_plan", { enum: planKeys }),
    /** When the person confirmed the email address. */
    emailVerifiedAt: moment("email_verified_at"),
    /** When the address was corrected before it was confirmed: links sent before don't confirm the new one. */
    emailCorrectedAt: moment("email_corrected_at"),
    /** Whether a matching submission is completed. */
    isCompleted: boolean("is_completed").notNull().default(false),
    /** The last activity of the onboarding; null when there was none. */
    lastActiveAt: moment("last_active_at"),
    /** When the person's data was deleted, if a business record needs the bare row. */
    erasedAt: moment("erased_at"),
    /** All searchable text in lower case; the phone also as bare digits. */
    searchText: bytes("search_text")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(business_name || ' ' || name || ' ' || email || ' ' || coalesce(city, '') || ', ' || coalesce(state, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))`,
      ),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("contractor_accounts_plan", table.selectedPlan, planKeys),
    index("contractor_accounts_newest").on(table.createdAt, table.id),
    index("contractor_accounts_email").on(sql`lower(${table.email})`),
    index("contractor_accounts_phone").on(table.phoneE164).where(sql`phone_e164 is not null`),
    index("contractor_accounts_phone_to_normalize")
      .on(table.id)
      .where(sql`phone is not null and phone_e164 is null`),
    index("contractor_accounts_status")
      .on(table.isCompleted, table.createdAt, table.id)
      .where(sql`erased_at is null`),
    index("contractor_accounts_active").on(
      sql`coalesce(${table.lastActiveAt}, ${table.createdAt})`,
      table.id,
    ),
    index("contractor_accounts_by_name").on(sql`lower(${table.businessName})`, table.id),
  ],
);

/** Staff notes about a contractor. */
export const contractorNotes = pgTable(
  "contractor_notes",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").notNull(),
    authorEmail: text("author_email").notNull(),
    text: text("text").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("contractor_notes_text_given", table.text, 4000),
    index("contractor_notes_contractor").on(table.contractorId, table.createdAt),
  ],
);

/** A contractor's onboarding progress. */
export const contractorProgress = pgTable(
  "contractor_progress",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    currentStep: integer("current_step").notNull().default(1),
    completionPercentage: numeric("completion_percentage", {
      precision: 4,
      scale: 1,
      mode: "number",
    })
      .notNull()
      .default(0),
    lastActivity: moment("last_activity").notNull().defaultNow(),
  },
  (table) => [
    check("contractor_progress_step", sql`${table.currentStep} between 1 and 7`),
    check("contractor_progress_percentage", sql`${table.completionPercentage} between 0 and 100`),
  ],
);

/** Members of businesses and their roles. Ended memberships remain, for what they did. */
export const members = pgTable(
  "members",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => memberUsers.id, { onDelete: "cascade" }),
    role: text("role", { enum: memberRoles }).notNull(),
    /** Whether a technician can see prices. */
    moneyAllowed: boolean("money_allowed").notNull().default(false),
    /** The inviter's membership; null for a first owner and for people invited by staff. */
    invitedBy: uuid("invited_by"),
    invitedAt: moment("invited_at"),
    joinedAt: moment("joined_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    oneOf("members_role", table.role, memberRoles),
    uniqueIndex("members_once").on(table.contractorId, table.userId).where(sql`revoked_at is null`),
    index("members_user").on(table.userId),
    // Former members are exported and deleted with the business, too.
    index("members_contractor").on(table.contractorId),
  ],
);

/** Invitations to join a business, and their outcome. */
export const memberInvitations = pgTable(
  "member_invitations",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role", { enum: memberRoles }).notNull(),
    moneyAllowed: boolean("money_allowed").notNull().default(false),
    /** The inviter's membership; null for staff. */
    invitedBy: uuid("invited_by"),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    oneOf("member_invitations_role", table.role, memberRoles),
    uniqueIndex("member_invitations_open")
      .on(table.contractorId, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index("member_invitations_contractor").on(table.contractorId),
  ],
);

/**
 * Sign-in attempts by email, whether or not the address has an account. Code and link are derived from the ID
 * and the installation's secret; neither is stored.
 */
export const memberSignIns = pgTable(
  "member_sign_ins",
  {
    id: id(),
    /** As typed, in lower case; the row is deleted after a day. */
    email: text("email").notNull(),
    /** Where to go after signing in: a CRM path. */
    next: text("next").notNull(),
    /** Number of wrong codes. */
    tries: integer("tries").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    spentAt: moment("spent_at"),
  },
  (table) => [
    index("member_sign_ins_made").on(table.createdAt),
    index("member_sign_ins_email").on(table.email),
  ],
);

/**
 * API keys of businesses. Revoked ones remain, to explain their past use. The table is in the members folder
 * because an owner's keys end with their ownership.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The start of the key, to recognize it. */
    beginning: text("beginning").notNull(),
    tokenHash: text("token_hash").notNull(),
    scopes: text("scopes", { enum: apiScopes }).array().notNull(),
    /** The member who created it; null once they're deleted. */
    madeBy: uuid("made_by").references(() => members.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at"),
    /** Rounded to the minute. */
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
    /** The API version it gets by default; null for keys created before versions existed. */
    apiVersion: text("api_version"),
  },
  (table) => [
    textLength("api_keys_name_given", table.name, 100),
    uniqueIndex("api_keys_token").on(table.tokenHash),
    index("api_keys_contractor").on(table.contractorId, table.createdAt),
    index("api_keys_made_by").on(table.madeBy),
  ],
);

/** Staff members and their roles. */
export const adminRoles = pgTable(
  "admin_roles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: staffRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [oneOf("admin_roles_role", table.role, staffRoles)],
);

/** Invitations to join the staff, and their outcome. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: id(),
    email: text("email").notNull(),
    role: text("role", { enum: staffRoles }).notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    oneOf("staff_invitations_role", table.role, staffRoles),
    uniqueIndex("staff_invitations_open")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
  ],
);

/** Each staff member's preferences; without a row, the defaults apply. */
export const staffPreferences = pgTable("staff_preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Whether single-letter keyboard shortcuts are on (WCAG 2.1.4). */
  shortcuts: boolean("shortcuts").notNull().default(true),
});

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
