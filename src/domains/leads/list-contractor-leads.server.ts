import { and, count, desc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadLeads } from "./leads.policy.ts";
import { leads } from "./leads.tables.server.ts";

const maxShown = 10;

/** A contractor's latest leads and their total count, without quarantined ones. */
export async function listContractorLeads(
  { database: { query } }: Platform,
  actor: Actor,
  contractorId: string,
) {
  authorize(canReadLeads(actor));
  const theirs = and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false));
  const [latest, [counted]] = await Promise.all([
    query
      .select({
        id: leads.id,
        name: leads.name,
        status: leads.status,
        createdAt: leads.createdAt,
        service: seoPages.service,
        city: seoPages.city,
        state: seoPages.state,
      })
      .from(leads)
      .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
      .where(theirs)
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(maxShown),
    query.select({ total: count() }).from(leads).where(theirs),
  ]);
  return { latest, total: counted?.total ?? 0 };
}
