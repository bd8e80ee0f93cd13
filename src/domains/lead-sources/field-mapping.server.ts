import { and, desc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import { type FieldMapping, readFields } from "~/domains/intake/index.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { processingJobOf } from "./lead-sources.jobs.server.ts";
import { canChangeSources, canReadSources } from "./lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "./lead-sources.tables.server.ts";
import { refusals, retryableReasons } from "./lead-sources.ts";
import { lockSource, recordSourceChange } from "./manage-sources.server.ts";

/** How many of the latest deliveries are searched for labels. */
const maxSampled = 20;
/** How many deliveries one click retries. */
const maxRetried = 500;
/** Maximum characters of a value on the page. */
const maxShown = 60;

/**
 * The labels that a source sent recently, each with up to three values and the field it is used as,
 * and the lead that results from the last delivery. Null if there is no such source.
 */
export async function findFieldMapping(platform: Platform, actor: Actor, sourceId: string) {
  authorize(canReadSources(actor));
  const { query } = platform.database;
  const [source] = await query
    .select({
      id: connectedSources.id,
      name: connectedSources.name,
      kind: connectedSources.kind,
      mapping: connectedSources.fieldMapping,
    })
    .from(connectedSources)
    .where(
      and(eq(connectedSources.id, sourceId), eq(connectedSources.contractorId, actor.contractorId)),
    );
  if (!source) return null;
  const [latest, unmatched] = await Promise.all([
    query
      .select({ fields: leadDeliveries.fields, createdAt: leadDeliveries.createdAt })
      .from(leadDeliveries)
      .where(
        and(
          eq(leadDeliveries.sourceId, sourceId),
          isNotNull(leadDeliveries.fields),
          or(isNull(leadDeliveries.reason), notInArray(leadDeliveries.reason, [...refusals])),
        ),
      )
      .orderBy(desc(leadDeliveries.createdAt), desc(leadDeliveries.id))
      .limit(maxSampled),
    query.$count(leadDeliveries, isRetryable(sourceId)),
  ]);
  const [last] = latest;
  const { id, name, kind, mapping } = source;
  return {
    id,
    name,
    kind,
    unmatched,
    lastAt: last?.createdAt ?? null,
    labels: labelsOf(latest.map(({ fields }) => readFields(fields ?? [], mapping).matched)),
    preview: last?.fields ? readFields(last.fields, mapping).row : null,
  };
}

/**
 * The labels of several deliveries, newest first. A label has the field that it was recognized as
 * in any delivery, because a phone number field may contain "none" in one of them.
 */
function labelsOf(deliveries: ReturnType<typeof readFields>["matched"][]) {
  const byLabel = Map.groupBy(deliveries.flat(), ({ label }) => label);
  return [...byLabel].map(([heading, all], index) => {
    const [first] = all;
    const informative = all.find(({ field }) => field !== null && field !== "detail") ?? first;
    const samples = new Set(all.map(({ value }) => value.slice(0, maxShown)).filter(Boolean));
    return {
      at: index,
      heading,
      field: informative?.field ?? null,
      isGuess: informative?.isGuess ?? false,
      samples: [...samples].slice(0, 3),
    };
  });
}

type Changed = Result<object, Refused<"not_found">>;

/** Saves which fields a source's labels are used as, for later deliveries. Audited. */
export async function saveFieldMapping(
  platform: Platform,
  actor: Actor,
  { sourceId, mapping }: { sourceId: string; mapping: FieldMapping },
): Promise<Changed> {
  authorize(canChangeSources(actor));
  return inTransaction<Changed>(platform, async (work) => {
    const source = await lockSource(work, actor, sourceId);
    if (!source) return { ok: false, code: "not_found" };
    // If there are too many labels, the oldest are dropped.
    const fieldMapping = Object.entries({ ...source.fieldMapping, ...mapping }).slice(-maxLabels);
    await work.tx
      .update(connectedSources)
      .set({ fieldMapping: Object.fromEntries(fieldMapping) })
      .where(eq(connectedSources.id, sourceId));
    await recordSourceChange(work, actor, sourceId, "lead-source.map", null);
    return { ok: true };
  });
}

const maxLabels = 300;

/** Retries the deliveries that became no lead and may become one after a change to the source. */
export async function retryUnmatched(
  platform: Platform,
  actor: Actor,
  sourceId: string,
): Promise<Result<{ count: number }, Refused<"not_found">>> {
  authorize(canChangeSources(actor));
  return inTransaction<Result<{ count: number }, Refused<"not_found">>>(platform, async (work) => {
    const source = await lockSource(work, actor, sourceId);
    if (!source) return { ok: false, code: "not_found" };
    const { tx } = work;
    const oldest = tx
      .select({ id: leadDeliveries.id })
      .from(leadDeliveries)
      .where(isRetryable(sourceId))
      .orderBy(leadDeliveries.createdAt, leadDeliveries.id)
      .limit(maxRetried);
    const again = await tx
      .update(leadDeliveries)
      .set({ state: "received", reason: null, processedAt: null })
      .where(inArray(leadDeliveries.id, oldest))
      .returning({
        id: leadDeliveries.id,
        fields: sql<boolean>`${leadDeliveries.fields} is not null`,
      });
    for (const { id, fields } of again) {
      work.enqueue(processingJobOf(source.kind, fields), { deliveryId: id });
    }
    return { ok: true, count: again.length };
  });
}

/**
 * Whether a change to the source can turn the delivery into a lead; never for one that can't be
 * parsed.
 */
const isRetryable = (sourceId: string) =>
  and(
    eq(leadDeliveries.sourceId, sourceId),
    eq(leadDeliveries.state, "unmatched"),
    inArray(leadDeliveries.reason, [...retryableReasons]),
  );
