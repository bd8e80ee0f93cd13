import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canProcessDeliveries, canReadSources } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import {
  healthOf,
  healthSampleSize,
  type SourceHealth,
  type SourceKind,
  type SourceTrouble,
  troubleOf,
  untrustedReasons,
} from "./lead-sources.ts";
import { isOffered } from "./manage-sources.server.ts";

/** Sources that match a condition and how each is doing, oldest first. */
export async function readSourceHealth(
  { query, now, offers }: { query: Reader; now: Date; offers: (kind: SourceKind) => boolean },
  condition: SQL | undefined,
) {
  const ofSource = eq(leadDeliveries.sourceId, connectedSources.id);
  const latest = selectOutcomes(query, ofSource).limit(1).as("latest");
  const recent = selectOutcomes(query, and(ofSource, countsForHealth))
    .limit(healthSampleSize)
    .as("recent");
  const sources = await query
    .select({
      id: connectedSources.id,
      contractorId: connectedSources.contractorId,
      kind: connectedSources.kind,
      name: connectedSources.name,
      isOn: connectedSources.isOn,
      problem: connectedSources.problem,
      trouble: connectedSources.trouble,
      polledAt: connectedSources.polledAt,
      setupChangedAt: connectedSources.setupChangedAt,
      createdAt: connectedSources.createdAt,
      latest: { state: latest.state, reason: latest.reason, createdAt: latest.createdAt },
      recent: { state: recent.state, reason: recent.reason, createdAt: recent.createdAt },
    })
    .from(connectedSources)
    .leftJoinLateral(latest, sql`true`)
    .leftJoinLateral(recent, sql`true`)
    .where(condition)
    .orderBy(
      asc(connectedSources.createdAt),
      asc(connectedSources.id),
      desc(recent.createdAt),
      desc(recent.id),
    );
  const bySource = Map.groupBy(sources, ({ id }) => id);
  return [...bySource.values()].flatMap((rows) => {
    const [source] = rows;
    if (!source) return [];
    const { id, contractorId, kind, name, trouble: reported, latest } = source;
    const observed = {
      ...source,
      recent: rows.flatMap((row) => row.recent ?? []),
      isOffered: offers(kind),
    };
    const health = healthOf(observed, now, source);
    return [
      { id, contractorId, kind, name, health, reported, latestAt: latest?.createdAt ?? null },
    ];
  });
}

/** What the state of sources depends on, besides their rows. */
export const healthContext = (platform: Platform) => ({
  query: platform.database.query,
  now: platform.clock.now(),
  offers: (kind: SourceKind) => isOffered(platform, kind),
});

/** Deliveries as far as they say how a source is doing, newest first. */
export const selectOutcomes = (query: Reader, condition: SQL | undefined) =>
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
export const countsForHealth = or(
  isNull(leadDeliveries.reason),
  notInArray(leadDeliveries.reason, [...untrustedReasons]),
);

const daysOf = (health: SourceHealth) => (health.state === "silent" ? health.days : 0);

/** The business's sources that fail or have gone silent, and what's wrong with each. */
export async function listTroubledSources(platform: Platform, actor: Actor) {
  authorize(canReadSources(actor));
  const sources = await readSourceHealth(
    healthContext(platform),
    and(eq(connectedSources.contractorId, actor.contractorId), connectedSources.isOn),
  );
  return sources.flatMap(({ id, kind, name, health }) => {
    const trouble = troubleOf(health);
    return trouble ? [{ id, kind, name, trouble, days: daysOf(health) }] : [];
  });
}

/** Sources per query. */
const batchSize = 500;

export type TroubleChange = {
  sourceId: string;
  contractorId: string;
  /** Null if the source works again. */
  trouble: SourceTrouble | null;
  /** For how many days it has been silent. */
  days: number;
  reported: SourceTrouble | null;
};

/**
 * Sources of all businesses whose trouble began, changed, or ended since members were alerted
 * (`lead-sources.trouble`).
 */
export async function findTroubleChanges(
  platform: Platform,
  actor: Actor,
): Promise<TroubleChange[]> {
  authorize(canProcessDeliveries(actor));
  const { query } = platform.database;
  const changes: TroubleChange[] = [];
  let after: string | null = null;
  do {
    const page: { id: string }[] = await query
      .select({ id: connectedSources.id })
      .from(connectedSources)
      .where(
        and(
          or(connectedSources.isOn, isNotNull(connectedSources.trouble)),
          after === null ? undefined : gt(connectedSources.id, after),
        ),
      )
      .orderBy(asc(connectedSources.id))
      .limit(batchSize);
    const ids = page.map(({ id }) => id);
    const sources = await readSourceHealth(
      healthContext(platform),
      inArray(connectedSources.id, ids),
    );
    for (const { id: sourceId, contractorId, health, reported } of sources) {
      const trouble = troubleOf(health);
      const days = daysOf(health);
      if (trouble !== reported) {
        changes.push({ sourceId, contractorId, trouble, days, reported });
      }
    }
    after = page.length === batchSize ? (ids.at(-1) ?? null) : null;
  } while (after !== null);
  return changes;
}

/**
 * Records what members are alerted about.
 * @returns false if another process recorded it, or the source was deleted
 */
export async function recordTrouble(
  { tx }: UnitOfWork,
  { sourceId, trouble, reported }: TroubleChange,
): Promise<boolean> {
  const recorded = await tx
    .update(connectedSources)
    .set({ trouble })
    .where(
      and(
        eq(connectedSources.id, sourceId),
        reported === null
          ? isNull(connectedSources.trouble)
          : eq(connectedSources.trouble, reported),
      ),
    )
    .returning({ id: connectedSources.id });
  return recorded.length > 0;
}
