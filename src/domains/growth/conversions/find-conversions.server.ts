import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadConversions } from "../growth.policy.ts";
import { adConnections, adConversions } from "./conversions.tables.server.ts";
import { shownConversions } from "./conversions.ts";

/**
 * The business's connections to ad platforms, the waiting and failed conversions of each, and the
 * latest conversions.
 */
export async function findAdConversions(platform: Platform, actor: Actor) {
  authorize(canReadConversions(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const [connections, counts, latest] = await Promise.all([
    query
      .select({
        platform: adConnections.platform,
        accountId: adConnections.accountId,
        bookedActionId: adConnections.bookedActionId,
        paidActionId: adConnections.paidActionId,
        startedAt: adConnections.startedAt,
        problem: adConnections.problem,
      })
      .from(adConnections)
      .where(eq(adConnections.contractorId, contractorId))
      .orderBy(asc(adConnections.platform)),
    query
      .select({ platform: adConversions.platform, state: adConversions.state, count: count() })
      .from(adConversions)
      .where(
        and(
          eq(adConversions.contractorId, contractorId),
          inArray(adConversions.state, ["waiting", "failed"]),
        ),
      )
      .groupBy(adConversions.platform, adConversions.state),
    query
      .select({
        id: adConversions.id,
        platform: adConversions.platform,
        stage: adConversions.stage,
        state: adConversions.state,
        reason: adConversions.reason,
        cents: adConversions.cents,
        happenedAt: adConversions.happenedAt,
        sentAt: adConversions.sentAt,
        leadId: leads.id,
        name: leads.name,
      })
      .from(adConversions)
      .innerJoin(leads, eq(leads.id, adConversions.leadId))
      .where(eq(adConversions.contractorId, contractorId))
      .orderBy(desc(adConversions.createdAt), desc(adConversions.id))
      .limit(shownConversions),
  ]);
  const countOf = (at: string, state: string) =>
    counts.find((count) => count.platform === at && count.state === state)?.count ?? 0;
  return {
    connections: connections.map((connection) => ({
      ...connection,
      waiting: countOf(connection.platform, "waiting"),
      failed: countOf(connection.platform, "failed"),
    })),
    latest,
    canUseGoogle: platform.googleConversions !== null,
  };
}

export type FoundConversions = Awaited<ReturnType<typeof findAdConversions>>;
