import { and, exists, inArray, type SQL } from "drizzle-orm";
import { leadPictures, leads } from "~/domains/leads/leads.tables.server.ts";
import type { Actor } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { isReachedLead, sameLeads } from "./reached-lead.server.ts";

/** The pictures of a lead the actor can access, and of leads merged into it. */
export function whichPictures(database: Reader, actor: Actor, leadId: string): SQL | undefined {
  const reached = database
    .select({ id: leads.id })
    .from(leads)
    .where(isReachedLead(database, actor, leadId));
  return and(exists(reached), inArray(leadPictures.leadId, sameLeads(database, leadId)));
}
