import { and, eq, exists, inArray, or, type SQL } from "drizzle-orm";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { canonicalLeadId, isDeliveredLead } from "~/domains/leads/own/own-leads.server.ts";
import { isOwnCrewVisit } from "~/domains/schedule/visits/lock-visit.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/visits/visits.policy.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { type Actor, contractorScopeOf, isMember } from "~/domains/shared/access/actor.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/**
 * For a query of leads: matches this lead, merged or not, if the actor can access it. Owners and
 * office staff can access their business's leads, technicians those of their crews' jobs, and staff
 * all.
 */
export function isAccessibleLead(database: Reader, actor: Actor, leadId: string): SQL | undefined {
  const own = contractorScopeOf(actor);
  const ofBusiness = own === null ? undefined : isDeliveredLead(own);
  const ofCrews =
    isMember(actor) && seesOwnCrewsOnly(actor)
      ? exists(
          database
            .select()
            .from(workOrders)
            .innerJoin(visits, eq(visits.workOrderId, workOrders.id))
            .where(
              and(
                inArray(workOrders.leadId, mergedLeadIds(database, leadId)),
                eq(visits.contractorId, actor.contractorId),
                isOwnCrewVisit(database, actor),
              ),
            ),
        )
      : undefined;
  return and(eq(leads.id, leadId), ofBusiness, ofCrews);
}

/** The ids of a lead, the lead it was merged into, and all leads merged into that one. */
export function mergedLeadIds(database: Reader, leadId: string) {
  const kept = database.select({ id: canonicalLeadId }).from(leads).where(eq(leads.id, leadId));
  return database
    .select({ id: leads.id })
    .from(leads)
    .where(or(inArray(leads.id, kept), inArray(leads.mergedInto, kept)));
}
