import { and, eq, exists, inArray, type SQL } from "drizzle-orm";
import type { Actor } from "~/features/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { leadPictures, leads } from "../leads.tables.server.ts";
import { isReachedLead, withMerged } from "../own/own-leads.server.ts";

/** The pictures of a lead that the actor reaches, and of what was merged into it. */
export function whichPictures(database: Reader, actor: Actor, leadId: string): SQL | undefined {
  const reached = database
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.id, leadId), isReachedLead(actor)));
  return and(exists(reached), inArray(leadPictures.leadId, withMerged(database, leadId)));
}
