import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { canReadOwnLeads } from "~/domains/leads/leads.policy.ts";
import { leadContact, leads } from "~/domains/leads/leads.tables.server.ts";
import {
  canonicalLeadId,
  isDeliveredLead,
  isOwnLead,
  withMerged,
} from "~/domains/leads/own/own-leads.server.ts";
import { stageOf } from "~/domains/leads/stages.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { matchesContact } from "~/domains/shared/people/same-person.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { newestFirst } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const maxShown = 20;

/**
 * Leads merged into a lead of the actor's business, and other leads of the same person
 * (`leads.merge`), newest first.
 */
export async function listDuplicates(platform: Platform, actor: Actor, leadId: string) {
  authorize(canReadOwnLeads(actor));
  const { query } = platform.database;
  const own = isDeliveredLead(actor.contractorId);
  const contacts = await query
    .select(leadContact)
    .from(leads)
    .where(and(inArray(leads.id, withMerged(query, leadId)), own));
  const [merged, others] = await Promise.all([
    query
      .select({
        id: leads.id,
        name: leads.name,
        phone: leads.phone,
        phoneExtension: leads.phoneExtension,
        email: leads.email,
        mergedAt: leads.mergedAt,
        mergedBy: leads.mergedBy,
      })
      .from(leads)
      .where(and(eq(leads.mergedInto, leadId), own))
      .orderBy(...newestFirst(leads))
      .limit(maxShown),
    query
      .select({
        id: leads.id,
        name: leads.name,
        phone: leads.phone,
        phoneExtension: leads.phoneExtension,
        email: leads.email,
        status: leads.status,
        estimateSentAt: leads.estimateSentAt,
        createdAt: leads.createdAt,
        service: seoPages.service,
        city: seoPages.city,
        state: seoPages.state,
        holdsOthers: sql<boolean>`exists (select from ${leads} l where l.merged_into = ${leads.id})`,
      })
      .from(leads)
      .innerJoin(seoPages, eq(seoPages.id, leads.pageId))
      .where(
        and(
          isOwnLead(actor.contractorId),
          ne(leads.id, leadId),
          matchesContact(leadContact, contacts),
        ),
      )
      .orderBy(...newestFirst(leads))
      .limit(maxShown),
  ]);
  return {
    merged,
    others: others.map(({ status, estimateSentAt, ...other }) => ({
      ...other,
      stage: stageOf({ status, estimateSentAt }),
    })),
  };
}

export type Duplicates = Awaited<ReturnType<typeof listDuplicates>>;

/**
 * The lead that this lead was merged into; null if it isn't merged or belongs to another business.
 */
export async function findOwnCanonicalLead(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<string | null> {
  authorize(canReadOwnLeads(actor));
  const [found] = await platform.database.query
    .select({ id: canonicalLeadId })
    .from(leads)
    .where(and(eq(leads.id, leadId), isDeliveredLead(actor.contractorId)));
  return found && found.id !== leadId ? found.id : null;
}
