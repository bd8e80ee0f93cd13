import { and, count, desc, eq, gt, inArray, sum } from "drizzle-orm";
import { listEntryPages } from "~/domains/intake/index.server.ts";
import { readFields } from "~/domains/intake/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findReportsByDelivery } from "./find-source-leads.server.ts";
import { canReadSources } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { healthOf, healthSampleSize, hostsOf, kindFacts } from "./lead-sources.ts";
import { countAddressRenewals, isOffered } from "./manage-sources.server.ts";
import { openBody, sourceAddress, sourceKey } from "./receive-delivery.server.ts";
import { sourceMailbox } from "./receive-mail.server.ts";
import {
  countsForHealth,
  healthContext,
  readSourceHealth,
  selectOutcomes,
} from "./source-health.server.ts";

const summaryDays = 30;
const maxDeliveries = 50;
const day = 24 * 60 * 60 * 1000;

/** The business's sources: how each is doing, and its leads and their cost in the last 30 days. */
export async function listSources(platform: Platform, actor: Actor) {
  authorize(canReadSources(actor));
  const { query } = platform.database;
  const { contractorId } = actor;
  const now = platform.clock.now();
  const since = new Date(now.getTime() - summaryDays * day);
  const [sources, counts] = await Promise.all([
    readSourceHealth(healthContext(platform), eq(connectedSources.contractorId, contractorId)),
    query
      .select({
        sourceId: leadDeliveries.sourceId,
        leads: count(),
        costCents: sum(leadDeliveries.costCents).mapWith(Number),
      })
      .from(leadDeliveries)
      .where(
        and(
          eq(leadDeliveries.contractorId, contractorId),
          inArray(leadDeliveries.state, ["lead", "joined"]),
          gt(leadDeliveries.createdAt, since),
        ),
      )
      .groupBy(leadDeliveries.sourceId),
  ]);
  return sources.map(({ id, kind, name, health }) => {
    const counted = counts.find(({ sourceId }) => sourceId === id);
    const costCents = counted?.costCents || null;
    return { id, kind, name, health, leads: counted?.leads ?? 0, costCents };
  });
}

export type ListedSource = Awaited<ReturnType<typeof listSources>>[number];

/** One source of the business with its setup and its latest deliveries; null if there is none. */
export async function findSource(platform: Platform, actor: Actor, sourceId: string) {
  authorize(canReadSources(actor));
  const { query } = platform.database;
  const { contractorId } = actor;
  const [source] = await query
    .select()
    .from(connectedSources)
    .where(and(eq(connectedSources.id, sourceId), eq(connectedSources.contractorId, contractorId)));
  if (!source) return null;
  const [deliveries, recent, webAddress, mailbox, renewals, pages] = await Promise.all([
    query
      .select()
      .from(leadDeliveries)
      .where(eq(leadDeliveries.sourceId, sourceId))
      .orderBy(desc(leadDeliveries.createdAt), desc(leadDeliveries.id))
      .limit(maxDeliveries),
    selectOutcomes(query, and(eq(leadDeliveries.sourceId, sourceId), countsForHealth)).limit(
      healthSampleSize,
    ),
    sourceAddress(platform, query, sourceId),
    sourceMailbox(platform, query, sourceId),
    countAddressRenewals(platform, sourceId),
    listEntryPages(platform, actor),
  ]);
  const [latest = null] = deliveries;
  const shownBodies = await openShown(platform, deliveries);
  const reports = await findReportsByDelivery(
    query,
    deliveries.map(({ id }) => id),
  );
  const { textsAllowedAt, contractorId: _, accessToken, fieldMapping, ...chosen } = source;
  const available = { isOffered: isOffered(platform, source.kind) };
  return {
    ...chosen,
    hosts: hostsOf(source),
    textsAllowed: textsAllowedAt !== null,
    metaAppId: source.kind === "meta" ? (platform.meta?.appId ?? null) : null,
    attribution: kindFacts[source.kind].attribution ?? source.name,
    health: healthOf({ ...source, ...available, latest, recent }, platform.clock.now(), source),
    ...available,
    isPolled: kindFacts[source.kind].isPolled === true,
    address: source.kind === "email" ? (mailbox ?? "") : webAddress,
    renewals,
    key: actor.kind === "member" ? sourceKey(platform.fingerprint, sourceId) : null,
    pages: pages.map(({ id, service, city, state }) => ({ id, service, city, state })),
    deliveries: deliveries.map(
      ({ id, state, reason, fields, leadId, repeats, createdAt, ...stored }) => ({
        id,
        state,
        reason,
        hasFields: fields !== null,
        isEmail: source.kind === "email" && hasBody(stored) && fields !== null,
        name: (leadId && readFields(fields ?? [], fieldMapping).row?.name) || null,
        // The fields of a lead are on its page.
        fields:
          state === "unmatched" || state === "test"
            ? (fields ?? []).filter(({ value }) => value !== "")
            : [],
        // An email's lines are on their own page, where they can be marked.
        body: shownBodies.get(id) ?? null,
        leadId,
        /** Null if the delivery isn't a lead, such as a test. */
        report: reports.get(id) ?? null,
        repeats,
        createdAt,
      }),
    ),
  };
}

type Stored = Pick<typeof leadDeliveries.$inferSelect, "body" | "sealedBody">;

const hasBody = ({ body, sealedBody }: Stored) => body !== null || sealedBody !== null;

/** The bodies of deliveries that couldn't be read. */
async function openShown(
  platform: Platform,
  deliveries: readonly (typeof leadDeliveries.$inferSelect)[],
): Promise<Map<string, string | null>> {
  const unread = deliveries.filter(({ state, fields }) => state === "unmatched" && fields === null);
  const opened = unread.map(
    async (delivery) => [delivery.id, await openBody(platform, delivery)] as const,
  );
  return new Map(await Promise.all(opened));
}

export type FoundSource = NonNullable<Awaited<ReturnType<typeof findSource>>>;
