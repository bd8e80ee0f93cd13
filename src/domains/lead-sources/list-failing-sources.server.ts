import { and, asc, count, desc, eq, gt, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadAllSources } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { harmless, refusals } from "./lead-sources.ts";

const maxListed = 200;
/** Unmatched deliveries of so many days are counted. */
export const unmatchedDays = 7;
const day = 24 * 60 * 60 * 1000;

/**
 * Sources of all businesses that fail, have gone silent, or sent deliveries that became no lead in the
 * last week; failing ones first. What members were alerted about is up to half an hour old.
 */
export async function listFailingSources(platform: Platform, actor: Actor) {
  authorize(canReadAllSources(actor));
  const { query } = platform.database;
  const now = platform.clock.now();
  const latest = query
    .select({ createdAt: leadDeliveries.createdAt })
    .from(leadDeliveries)
    .where(eq(leadDeliveries.sourceId, connectedSources.id))
    .orderBy(desc(leadDeliveries.createdAt), desc(leadDeliveries.id))
    .limit(1)
    .as("latest");
  const unmatched = query
    .select({ sourceId: leadDeliveries.sourceId, count: count().as("unmatched_count") })
    .from(leadDeliveries)
    .where(
      and(
        eq(leadDeliveries.state, "unmatched"),
        notInArray(leadDeliveries.reason, [...refusals, ...harmless, "off"]),
        gt(leadDeliveries.createdAt, new Date(now.getTime() - unmatchedDays * day)),
      ),
    )
    .groupBy(leadDeliveries.sourceId)
    .as("unmatched");
  return query
    .select({
      id: connectedSources.id,
      contractorId: connectedSources.contractorId,
      businessName: contractorAccounts.businessName,
      kind: connectedSources.kind,
      name: connectedSources.name,
      trouble: connectedSources.trouble,
      unmatched: sql<number>`coalesce(${unmatched.count}, 0)`.mapWith(Number),
      latestAt: latest.createdAt,
    })
    .from(connectedSources)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, connectedSources.contractorId))
    .leftJoin(unmatched, eq(unmatched.sourceId, connectedSources.id))
    .leftJoinLateral(latest, sql`true`)
    .where(
      and(
        isNull(contractorAccounts.erasedAt),
        or(isNotNull(connectedSources.trouble), isNotNull(unmatched.count)),
      ),
    )
    .orderBy(
      asc(isNull(connectedSources.trouble)),
      desc(sql`coalesce(${unmatched.count}, 0)`),
      asc(connectedSources.id),
    )
    .limit(maxListed);
}

/** How many sources of all businesses fail or have gone silent. */
export async function countFailingSources(platform: Platform, actor: Actor): Promise<number> {
  authorize(canReadAllSources(actor));
  return platform.database.query.$count(connectedSources, isNotNull(connectedSources.trouble));
}
