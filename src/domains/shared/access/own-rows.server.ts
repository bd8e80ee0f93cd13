import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Actor, boundTo } from "./actor.ts";

/** Leaves a member the rows of their own business (`members.bound-to-business`), and staff all of them. */
export function ownRows(actor: Actor, contractorId: PgColumn): SQL | undefined {
  const own = boundTo(actor);
  return own === null ? undefined : eq(contractorId, own);
}
