import { and, eq, isNotNull } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Attempt } from "~/platform/queue/job.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { processDeliveryJob } from "../lead-sources.jobs.server.ts";
import { canProcessDeliveries } from "../lead-sources.policy.ts";
import { connectedSources, leadDeliveries } from "../lead-sources.tables.server.ts";
import type { SourceProblem } from "../lead-sources.ts";

/**
 * Fetches the fields of a lead that Meta announced, and queues its processing. If Meta refuses, the
 * source shows why. Does nothing if the lead was fetched before.
 * @throws while Meta is unreachable or limits requests, so the job is retried later
 */
export async function fetchMetaLead(
  platform: Platform,
  actor: Actor,
  { deliveryId }: { deliveryId: string },
  { last }: Pick<Attempt, "last">,
): Promise<void> {
  authorize(canProcessDeliveries(actor));
  const [leadDelivery] = await platform.database.query
    .select({
      leadId: leadDeliveries.providerLeadId,
      fields: leadDeliveries.fields,
      sourceId: connectedSources.id,
      accessToken: connectedSources.accessToken,
    })
    .from(leadDeliveries)
    .innerJoin(connectedSources, eq(connectedSources.id, leadDeliveries.sourceId))
    .where(and(eq(leadDeliveries.id, deliveryId), eq(leadDeliveries.state, "received")));
  if (!leadDelivery) return;
  const { leadId, sourceId, accessToken } = leadDelivery;
  const { meta, vault } = platform;
  const fetched =
    meta && accessToken
      ? await meta.fetchLead(leadId, await vault.open(accessToken))
      : ({ ok: false, problem: "not_connected" } as const);
  if (!fetched.ok) {
    const { problem } = fetched;
    const isPassing = problem === "rate_limited" || problem === "unavailable";
    await fail(platform, { deliveryId, sourceId, problem, isFinal: !isPassing || last });
    // The queue's pauses double, up to an hour, for about a day.
    if (isPassing && !last) throw new Error(`Meta's Graph API: ${problem}`);
    return;
  }
  const fields = fetched.fields.map(({ label, value }) => ({
    label: clean(label, 200),
    value: clean(value, 4_000),
  }));
  const isTest = fields.length > 0 && fields.every(({ value }) => isDummy(value));
  await inTransaction(platform, async ({ tx, now, enqueue }) => {
    const [fresh] = await tx
      .update(leadDeliveries)
      .set({
        fields: fields.slice(0, 100),
        ...(isTest ? { state: "test" as const, processedAt: now } : {}),
      })
      .where(and(eq(leadDeliveries.id, deliveryId), eq(leadDeliveries.state, "received")))
      .returning({ id: leadDeliveries.id });
    if (fresh && !isTest) enqueue(processDeliveryJob, { deliveryId });
    await tx
      .update(connectedSources)
      .set({ problem: null })
      .where(and(eq(connectedSources.id, sourceId), isNotNull(connectedSources.problem)));
  });
}

/** Test values of the "Lead Ads Testing Tool". */
const isDummy = (value: string) => value.startsWith("<test lead: dummy data");

/** Removes characters that the database can't store. */
const clean = (text: string, most: number) =>
  text.slice(0, most).toWellFormed().replaceAll("\0", "").trim();

type Failed = {
  deliveryId: string;
  sourceId: string;
  problem: SourceProblem;
  /** Whether this was the last attempt. */
  isFinal: boolean;
};

/** Shows the problem at the source, and at the delivery if it isn't tried again. */
function fail(platform: Platform, { deliveryId, sourceId, problem, isFinal }: Failed) {
  return inTransaction(platform, async ({ tx, now }) => {
    if (isFinal) {
      await tx
        .update(leadDeliveries)
        .set({ state: "unmatched", reason: problem, processedAt: now })
        .where(and(eq(leadDeliveries.id, deliveryId), eq(leadDeliveries.state, "received")));
    }
    // A lead that Meta deleted isn't a problem of the source.
    if (problem === "lead_gone") return;
    await tx.update(connectedSources).set({ problem }).where(eq(connectedSources.id, sourceId));
  });
}
