import { and, desc, eq } from "drizzle-orm";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { withTotals } from "./estimate-document.ts";
import { readEstimateLink } from "./estimate-link.server.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "./job-estimates.tables.server.ts";
import { isSeen, stateOf } from "./job-estimates.ts";
import type { JobEstimate } from "./lock-estimate.server.ts";

type Keys = Pick<Platform, "settings" | "fingerprint" | "clock">;

/**
 * The estimate of a link as last sent, with its state today.
 * @param lock locks it until the transaction ends, so concurrent responses are handled in order
 * @returns null if the link isn't valid, nothing was sent yet, or it is void
 */
export async function openEstimate(keys: Keys, database: Reader, token: string, lock = false) {
  const estimateId = await readEstimateLink(keys, database, token);
  if (!estimateId) return null;
  const estimate = await selectSent(database, estimateId, lock);
  if (!estimate) return null;
  const [sent] = await database
    .select()
    .from(jobEstimateVersions)
    .where(
      and(
        eq(jobEstimateVersions.estimateId, estimateId),
        eq(jobEstimateVersions.version, estimate.version),
      ),
    );
  if (!sent) return null;
  const zone = await findBusinessZone(database, estimate.contractorId, keys.settings.timeZone);
  return { estimate, sent, zone, state: stateOf(estimate, dayOf(keys.clock.now(), zone)) };
}

async function selectSent(
  database: Reader,
  estimateId: string,
  lock: boolean,
): Promise<JobEstimate | null> {
  const query = database.select().from(jobEstimates).where(eq(jobEstimates.id, estimateId));
  const [estimate] = await (lock ? query.for(...lockRows(jobEstimates)) : query);
  return estimate && isSeen(estimate) ? estimate : null;
}

/** The data of an estimate's page, for anyone with its link. */
export async function findEstimateByLink(platform: Platform, token: string) {
  const { query } = platform.database;
  const opened = await openEstimate(platform, query, token);
  if (!opened) return null;
  const { estimate, sent, zone, state } = opened;
  const [answer] = await query
    .select({
      kind: jobEstimateAnswers.kind,
      option: jobEstimateAnswers.option,
      typedName: jobEstimateAnswers.typedName,
      totalCents: jobEstimateAnswers.totalCents,
      createdAt: jobEstimateAnswers.createdAt,
    })
    .from(jobEstimateAnswers)
    .where(
      and(
        eq(jobEstimateAnswers.estimateId, estimate.id),
        eq(jobEstimateAnswers.version, estimate.version),
      ),
    )
    .orderBy(desc(jobEstimateAnswers.createdAt))
    .limit(1);
  return {
    shown: withTotals(sent.document),
    state,
    zone,
    answer: answer ?? null,
    /** Whether the business has a way to reply to the customer. */
    mayAsk: Boolean(estimate.leadId || estimate.phone || estimate.email),
  };
}

export type OpenedEstimate = NonNullable<Awaited<ReturnType<typeof findEstimateByLink>>>;
