import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { apiScopes } from "~/domains/shared/access/api-scopes.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { said } from "~/platform/database/one-of.server.ts";
import { members } from "./members.tables.server.ts";

/**
 * By which programs of a business call the API. One that was revoked stays, so that its use is explained. The
 * table is a member's: with their ownership their keys end.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** How the key begins, to be recognized by. */
    beginning: text("beginning").notNull(),
    tokenHash: text("token_hash").notNull(),
    scopes: text("scopes", { enum: apiScopes }).array().notNull(),
    /** The member who made it; empty once they are deleted. */
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
