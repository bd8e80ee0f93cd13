import { and, desc, eq } from "drizzle-orm";
import { readEstimateLink } from "~/domains/billing/documents.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { handlePageMessage } from "~/domains/inbox/index.server.ts";
import { queueEmail, storeInbound } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { readBranding } from "~/domains/publishing/index.server.ts";
import { ensureCustomerConversation } from "~/domains/schedule/index.server.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { withTotals } from "./estimate-document.ts";
import type { JobEstimate } from "./find-estimates.server.ts";
import { type EstimateResponseKind, jobEstimateAnswered } from "./job-estimates.emails.server.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
  jobEstimateVersions,
} from "./job-estimates.tables.server.ts";
import { estimateAnsweredText } from "./job-estimates.text.en.ts";
import { estimateName, isSeen, stateOf } from "./job-estimates.ts";

type Keys = Pick<Platform, "settings" | "fingerprint" | "clock">;

/**
 * The estimate of a link as last sent, with its state today.
 * @param lock locks it until the transaction ends, so concurrent responses are handled in order
 * @returns null if the link isn't valid, nothing was sent yet, or it is void
 */
export async function openEstimate(keys: Keys, database: Reader, token: string, lock = false) {
  const estimateId = await readEstimateLink(keys, database, token);
  return estimateId ? openEstimateById(keys, database, estimateId, lock) : null;
}

/** The same without a link, for the business. */
export async function openEstimateById(
  keys: Keys,
  database: Reader,
  estimateId: string,
  lock = false,
) {
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
  const [response] = await query
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
    branding: await readBranding(query, estimate.contractorId, sent.document.business.name),
    state,
    zone,
    response: response ?? null,
    /** Whether the business has a way to reply to the customer. */
    mayAsk: Boolean(estimate.leadId || estimate.phone || estimate.email),
  };
}

export type OpenedEstimate = NonNullable<Awaited<ReturnType<typeof findEstimateByLink>>>;

export type QuestionSent = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

/**
 * Adds a customer's question about an estimate to their conversation with the business, as a
 * regular reply. Idempotent.
 */
export async function sendEstimateQuestion(
  platform: Platform,
  token: string,
  { question, requestKey }: { question: string; requestKey: string },
): Promise<QuestionSent> {
  const opened = await openEstimate(platform, platform.database.query, token);
  if (!opened) return { ok: false, code: "link_expired" };
  const { id } = opened.estimate;
  const { waitSeconds } = await platform.limits.use("job_estimate_question", id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction(platform, async (work): Promise<QuestionSent> => {
    const { estimate } = opened;
    const { contractorId, leadId } = estimate;
    const conversationId = await ensureCustomerConversation(work, estimate);
    const from = estimate.email ?? estimate.phone;
    const [account] = await work.tx
      .select({ email: contractorAccounts.email })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    if (!conversationId || !account) return { ok: false, code: "not_possible" };
    const cause = `job-estimate-question:${id}:${hashToken(requestKey).slice(0, 32)}`;
    const messageId = await storeInbound(
      work,
      {
        // As a text it would count as sent from that number, which a link doesn't prove.
        channel: "email",
        kind: replyKind,
        cause,
        params: {},
        contractorId,
        conversationId,
        subjectId: leadId ?? id,
        fromAddress: from,
        toAddress: account.email,
        subject: estimateAnsweredText.question(estimateName(estimate.number)),
        text: question,
      },
      [],
    );
    if (!messageId) return { ok: true };
    await handlePageMessage(work, { messageId, contractorId, conversationId }, question);
    // For a lead's reply the business is notified anyway.
    if (!leadId) await notifyBusiness(work, estimate, { answer: "asked", cause: messageId });
    // A person replies now. Locked after the follow-up, in the same order as an acceptance.
    await work.tx.update(jobEstimates).set({ remindAt: null }).where(eq(jobEstimates.id, id));
    return { ok: true };
  });
}

/** Emails the business about its customer's response. */
export async function notifyBusiness(
  work: UnitOfWork,
  { id: estimateId, contractorId, leadId }: JobEstimate,
  { answer, cause }: { answer: EstimateResponseKind; cause: string },
): Promise<void> {
  const [account] = await work.tx
    .select({ email: contractorAccounts.email })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!account) return;
  await queueEmail(work, jobEstimateAnswered, {
    to: account.email,
    cause: `job-estimate-${answer}:${cause}`,
    subjectId: leadId ?? estimateId,
    contractorId,
    params: { estimateId, answer },
  });
}
