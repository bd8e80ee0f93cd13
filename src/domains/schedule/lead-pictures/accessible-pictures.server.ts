import { and, exists, inArray, type SQL } from "drizzle-orm";
import { leadPictures, leads } from "~/domains/leads/leads.tables.server.ts";
import type { Actor } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { isAccessibleLead, mergedLeadIds } from "./accessible-lead.server.ts";

/** The pictures of a lead the actor can access, and of leads merged into it. */
export function accessiblePictures(
  database: Reader,
  actor: Actor,
  leadId: string,
): SQL | undefined {
  const reached = database
    .select({ id: leads.id })
    .from(leads)
    .where(isAccessibleLead(database, actor, leadId));
  return and(exists(reached), inArray(leadPictures.leadId, mergedLeadIds(database, leadId)));
}
