import { and, asc, desc, eq, exists, gte, inArray, lt, type SQL } from "drizzle-orm";
import { canListEstimates, canReadEstimate } from "~/domains/billing/billing.policy.ts";
import { isDoNotContact } from "~/domains/customers/index.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { withMerged } from "~/domains/leads/index.server.ts";
import { isOwnCrewVisit, visits } from "~/domains/schedule/index.server.ts";
import { seesOwnCrewsOnly } from "~/domains/schedule/index.ts";
import {
  type Actor,
  authorize,
  type BusinessReader,
  dayOf,
  type LocalDay,
} from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type EstimateDocument, withTotals } from "./estimate-document.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "./job-estimates.tables.server.ts";
import { type EstimateState, isSeen, stateOf } from "./job-estimates.ts";

const pageSize = 50;
/** More than anyone creates for one customer. */
const maxOfOne = 20;

/** The estimates of the actor's business, newest first; `before` is the id of the last one seen. */
export async function listJobEstimates(
  platform: Platform,
  actor: Actor,
  state: EstimateState | null,
  before: string | null,
) {
  authorize(canListEstimates(actor));
  const today = await findBusinessToday(platform, actor.contractorId);
  const rows = await select(
    platform,
    and(
      eq(jobEstimates.contractorId, actor.contractorId),
      isInState(state, today),
      olderThan(jobEstimates, before),
    ),
    pageSize + 1,
  );
  return pageOf(
    rows.map((row) => ({ ...row, shownState: stateOf(row, today) })),
    pageSize,
  );
}

export type ListedEstimate = Awaited<ReturnType<typeof listJobEstimates>>["rows"][number];

/** All estimates of that list, for an export. */
export function streamJobEstimates(
  platform: Platform,
  actor: Actor,
  state: EstimateState | null,
): AsyncGenerator<JobEstimateInState> {
  authorize(canListEstimates(actor));
  return streamInState(platform, actor.contractorId, state);
}

async function* streamInState(
  platform: Platform,
  contractorId: string,
  state: EstimateState | null,
): AsyncGenerator<JobEstimateInState> {
  const today = await findBusinessToday(platform, contractorId);
  const rows = streamRows((before, limit) =>
    platform.database.query
      .select()
      .from(jobEstimates)
      .where(
        and(
          eq(jobEstimates.contractorId, contractorId),
          isInState(state, today),
          olderThan(jobEstimates, before),
        ),
      )
      .orderBy(...newestFirst(jobEstimates))
      .limit(limit),
  );
  for await (const row of rows) yield { ...row, shownState: stateOf(row, today) };
}

export type JobEstimateInState = JobEstimate & { shownState: EstimateState };

/**
 * The estimates for a job, or for a lead of the business with the leads merged into it; newest
 * first.
 */
export async function listRelatedEstimates(
  platform: Platform,
  actor: Actor,
  about: { leadId: string } | { workOrderId: string },
): Promise<ListedEstimate[]> {
  authorize(canReadEstimate(actor));
  const { query } = platform.database;
  const today = await findBusinessToday(platform, actor.contractorId);
  const rows = await select(
    platform,
    and(
      isSeenBy(platform, actor),
      "leadId" in about
        ? inArray(jobEstimates.leadId, withMerged(query, about.leadId))
        : eq(jobEstimates.workOrderId, about.workOrderId),
    ),
    maxOfOne,
  );
  return rows.map((row) => ({ ...row, shownState: stateOf(row, today) }));
}

/**
 * One estimate with its document: the accepted version, or what would be sent now. Null if the
 * actor can't see it.
 */
export async function findJobEstimate(platform: Platform, actor: Actor, estimateId: string) {
  authorize(canReadEstimate(actor));
  const { query } = platform.database;
  const [found] = await query
    .select({
      estimate: jobEstimates,
      business: allColumns(contractorAccounts),
      doNotContact: isDoNotContact(jobEstimates.customerId),
    })
    .from(jobEstimates)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, jobEstimates.contractorId))
    .where(and(eq(jobEstimates.id, estimateId), isSeenBy(platform, actor)));
  if (!found) return null;
  const { estimate, business, doNotContact } = found;
  const today = await findBusinessToday(platform, actor.contractorId);
  const responses = await query
    .select()
    .from(jobEstimateAnswers)
    .where(eq(jobEstimateAnswers.estimateId, estimateId))
    .orderBy(asc(jobEstimateAnswers.createdAt), asc(jobEstimateAnswers.id));
  const sent = await query
    .select()
    .from(jobEstimateVersions)
    .where(eq(jobEstimateVersions.estimateId, estimateId))
    .orderBy(desc(jobEstimateVersions.version))
    .limit(1);
  const accepted = estimate.state === "accepted" ? sent[0]?.document : undefined;
  return {
    estimate,
    doNotContact,
    shownState: stateOf(estimate, today),
    shown: withTotals(accepted ?? documentOf(estimate, business, today)),
    answers: responses,
    /** Whether there are changes that the customer hasn't been sent. */
    isChanged: isSeen(estimate) && estimate.sentRevision !== estimate.revision,
  };
}

export type FoundEstimate = NonNullable<Awaited<ReturnType<typeof findJobEstimate>>>;

/** The current estimate as a version's document. */
export function documentOf(
  { number, version, customerName, address, what, content }: JobEstimate,
  business: { businessName: string; phone: string | null },
  day: LocalDay,
): EstimateDocument {
  return {
    number,
    version,
    day,
    business: { name: business.businessName, phone: business.phone },
    customer: { name: customerName, address },
    what,
    content,
  };
}

/** The business's estimates; for technicians, those of their crews' jobs. */
function isSeenBy({ database: { query } }: Platform, reader: BusinessReader): SQL | undefined {
  const own = eq(jobEstimates.contractorId, reader.contractorId);
  if (!seesOwnCrewsOnly(reader)) return own;
  const ownVisits = query
    .select()
    .from(visits)
    .where(and(eq(visits.workOrderId, jobEstimates.workOrderId), isOwnCrewVisit(query, reader)));
  return and(own, exists(ownVisits));
}

/** The SQL equivalent of `stateOf`. */
export function isInState(state: EstimateState | null, today: LocalDay): SQL | undefined {
  if (state === null) return undefined;
  const { offeredUntil } = jobEstimates;
  if (state === "expired") return and(eq(jobEstimates.state, "sent"), lt(offeredUntil, today));
  const stored = eq(jobEstimates.state, state);
  return state === "sent" ? and(stored, gte(offeredUntil, today)) : stored;
}

async function findBusinessToday({ database, settings, clock }: Platform, contractorId: string) {
  const zone = await findBusinessZone(database.query, contractorId, settings.timeZone);
  return dayOf(clock.now(), zone);
}

function select({ database: { query } }: Platform, which: SQL | undefined, limit: number) {
  return query
    .select({
      id: jobEstimates.id,
      number: jobEstimates.number,
      state: jobEstimates.state,
      customerName: jobEstimates.customerName,
      what: jobEstimates.what,
      lowCents: jobEstimates.lowCents,
      highCents: jobEstimates.highCents,
      offeredUntil: jobEstimates.offeredUntil,
      createdAt: jobEstimates.createdAt,
    })
    .from(jobEstimates)
    .where(which)
    .orderBy(...newestFirst(jobEstimates))
    .limit(limit);
}

export type JobEstimate = typeof jobEstimates.$inferSelect;

/**
 * Locks an estimate of the business until the transaction ends; null if it has no such estimate.
 */
export async function lockEstimate(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  estimateId: string,
): Promise<JobEstimate | null> {
  const [estimate] = await tx
    .select()
    .from(jobEstimates)
    .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, contractorId)))
    .for(...lockRows(jobEstimates));
  return estimate ?? null;
}
