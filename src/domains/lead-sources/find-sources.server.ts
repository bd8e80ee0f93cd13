import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
  sum,
} from "drizzle-orm";
import { listEntryPages } from "~/domains/intake/index.server.ts";
import { readFields } from "~/domains/intake/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { findReportsByDelivery } from "./find-source-leads.server.ts";
import { canReadSources } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { healthOf, healthSampleSize, kindFacts, untrustedReasons } from "./lead-sources.ts";
import { countAddressRenewals, isOffered } from "./manage-sources.server.ts";
import { sourceAddress, sourceKey } from "./receive-delivery.server.ts";
import { sourceMailbox } from "./receive-mail.server.ts";

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
  const ofSource = eq(leadDeliveries.sourceId, connectedSources.id);
  const latest = selectOutcomes(query, ofSource).limit(1).as("latest");
  const recent = selectOutcomes(query, and(ofSource, countsForHealth))
    .limit(healthSampleSize)
    .as("recent");
  const [sources, counts] = await Promise.all([
    query
      .select({
        id: connectedSources.id,
        kind: connectedSources.kind,
        name: connectedSources.name,
        isOn: connectedSources.isOn,
        problem: connectedSources.problem,
        polledAt: connectedSources.polledAt,
        setupChangedAt: connectedSources.setupChangedAt,
        latest: {
          state: latest.state,
          reason: latest.reason,
          createdAt: latest.createdAt,
        },
        recent: { state: recent.state, reason: recent.reason, createdAt: recent.createdAt },
      })
      .from(connectedSources)
      .leftJoinLateral(latest, sql`true`)
      .leftJoinLateral(recent, sql`true`)
      .where(eq(connectedSources.contractorId, contractorId))
      .orderBy(
        asc(connectedSources.createdAt),
        asc(connectedSources.id),
        desc(recent.createdAt),
        desc(recent.id),
      ),
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
  const bySource = Map.groupBy(sources, ({ id }) => id);
  return [...bySource.values()].flatMap((rows) => {
    const [source] = rows;
    if (!source) return [];
    const { id, kind, name, problem, polledAt } = source;
    const observed = { ...source, recent: rows.flatMap((row) => row.recent ?? []) };
    const counted = counts.find(({ sourceId }) => sourceId === id);
    return [
      {
        id,
        kind,
        name,
        health: healthOf(observed, now, { problem, polledAt }),
        leads: counted?.leads ?? 0,
        costCents: counted?.costCents || null,
      },
    ];
  });
}

/** Deliveries as far as they say how a source is doing, newest first. */
const selectOutcomes = (query: Reader, condition: SQL | undefined) =>
  query
    .select({
      id: leadDeliveries.id,
      state: leadDeliveries.state,
      reason: leadDeliveries.reason,
      createdAt: leadDeliveries.createdAt,
    })
    .from(leadDeliveries)
    .where(condition)
    .orderBy(desc(leadDeliveries.createdAt), desc(leadDeliveries.id));

/** Whether a delivery says how its source is doing. */
const countsForHealth = or(
  isNull(leadDeliveries.reason),
  notInArray(leadDeliveries.reason, [...untrustedReasons]),
);

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
  const reports = await findReportsByDelivery(
    query,
    deliveries.map(({ id }) => id),
  );
  const { textsAllowedAt, contractorId: _, accessToken, fieldMapping, ...chosen } = source;
  return {
    ...chosen,
    textsAllowed: textsAllowedAt !== null,
    metaAppId: source.kind === "meta" ? (platform.meta?.appId ?? null) : null,
    attribution: kindFacts[source.kind].attribution ?? source.name,
    health: healthOf({ ...source, latest, recent }, platform.clock.now(), source),
    isOffered: isOffered(platform, source.kind),
    isPolled: kindFacts[source.kind].isPolled === true,
    address: source.kind === "email" ? (mailbox ?? "") : webAddress,
    renewals,
    key: actor.kind === "member" ? sourceKey(platform.fingerprint, sourceId) : null,
    pages: pages.map(({ id, service, city, state }) => ({ id, service, city, state })),
    deliveries: deliveries.map(
      ({ id, state, reason, fields, body, leadId, repeats, createdAt }) => ({
        id,
        state,
        reason,
        hasFields: fields !== null,
        isEmail: source.kind === "email" && body !== null && fields !== null,
        name: (leadId && readFields(fields ?? [], fieldMapping).row?.name) || null,
        // The fields of a lead are on its page.
        fields:
          state === "unmatched" || state === "test"
            ? (fields ?? []).filter(({ value }) => value !== "")
            : [],
        // An email's lines are on their own page, where they can be marked.
        body: state === "unmatched" && fields === null ? body : null,
        leadId,
        /** Null if the delivery isn't a lead, such as a test. */
        report: reports.get(id) ?? null,
        repeats,
        createdAt,
      }),
    ),
  };
}

export type FoundSource = NonNullable<Awaited<ReturnType<typeof findSource>>>;
