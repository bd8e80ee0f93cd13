import { eq, inArray, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type Actor, contractorScopeOf } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { revenueShareParticipants } from "../revenue-share.tables.server.ts";

/**
 * Limits members to participations of their own business (`members.bound-to-business`); staff see
 * all.
 */
export function withinReach(
  database: Reader,
  actor: Actor,
  participantId: PgColumn,
): SQL | undefined {
  const own = contractorScopeOf(actor);
  if (own === null) return undefined;
  const { id, contractorId } = revenueShareParticipants;
  const theirs = database
    .select({ id })
    .from(revenueShareParticipants)
    .where(eq(contractorId, own));
  return inArray(participantId, theirs);
}
