import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { apiScopes } from "~/domains/shared/access/api-scopes.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";
import { members } from "./members.tables.server.ts";

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
    /** To the minute. */
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    said("api_keys_name_given", table.name, 100),
    uniqueIndex("api_keys_token").on(table.tokenHash),
    index("api_keys_contractor").on(table.contractorId, table.createdAt),
    index("api_keys_made_by").on(table.madeBy),
  ],
);
