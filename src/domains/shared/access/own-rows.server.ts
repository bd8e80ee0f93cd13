import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Actor, contractorScopeOf } from "./actor.ts";

/** Limits a member to rows of their own business (`members.bound-to-business`). Staff get all rows. */
export function ownRows(actor: Actor, contractorId: PgColumn): SQL | undefined {
  const own = contractorScopeOf(actor);
  return own === null ? undefined : eq(contractorId, own);
}
