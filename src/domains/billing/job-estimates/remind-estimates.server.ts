import { and, asc, eq, or } from "drizzle-orm";
import { canRemindOfEstimates } from "~/domains/billing/billing.policy.ts";
import { estimateLink } from "~/domains/billing/documents.server.ts";
import { maxReminded, type ReminderOutcome } from "~/domains/billing/invoices/invoices.ts";
import {
  findReminderChannel,
  type Outcome,
  ReminderSkipped,
} from "~/domains/billing/invoices/remind-invoices.server.ts";
import { isDoNotContact } from "~/domains/customers/index.server.ts";
import { type Actor, authorize, type BusinessMember, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { describeWait } from "~/platform/limits/describe-wait.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { rangeOf } from "./estimate-document.ts";
import { composeEstimateMessage, estimateText } from "./estimate-messages.ts";
import type { JobEstimate } from "./find-estimates.server.ts";
import { jobEstimateMail } from "./job-estimates.emails.server.ts";
import { jobEstimates, jobEstimateVersions } from "./job-estimates.tables.server.ts";
import { stateOf } from "./job-estimates.ts";
import { sendDocument } from "./send-document.server.ts";
import { isRemindedOn } from "./send-estimate.server.ts";

/** What happened to one estimate of a bulk reminder. */
export type EstimateReminder = Pick<JobEstimate, "id" | "number" | "customerName"> & {
  outcome: ReminderOutcome;
  /** Why nothing was sent, worded for the member. */
  reason: string | null;
};

/**
 * Reminds the customers of these estimates of the actor's business that they can respond to, by text
 * if they agreed to texts, else by email, through the gate. A customer is reminded at most once a
 * day, by a member or the series, so a double click sends nothing twice; one marked "Do not contact"
 * isn't reminded. Estimates of other businesses are left out.
 */
export async function remindEstimates(
  platform: Platform,
  actor: Actor,
  { estimateIds, requestKey }: { estimateIds: readonly string[]; requestKey: string },
): Promise<EstimateReminder[]> {
  authorize(canRemindOfEstimates(actor));
  const { query } = platform.database;
  const zone = await findBusinessZone(query, actor.contractorId, platform.settings.timeZone);
  const reminders: EstimateReminder[] = [];
  for (const estimateId of [...new Set(estimateIds)].slice(0, maxReminded)) {
    const [found] = await query
      .select({
        estimate: jobEstimates,
        sent: jobEstimateVersions.document,
        doNotContact: isDoNotContact(jobEstimates.customerId),
      })
      .from(jobEstimates)
      .leftJoin(
        jobEstimateVersions,
        and(
          eq(jobEstimateVersions.estimateId, jobEstimates.id),
          eq(jobEstimateVersions.version, jobEstimates.version),
        ),
      )
      .where(
        and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, actor.contractorId)),
      );
    if (!found) continue;
    const { id, number, customerName } = found.estimate;
    const result = await remind(platform, actor, { ...found, zone, requestKey });
    reminders.push({ id, number, customerName, reason: null, ...result });
  }
  return reminders;
}

type Reminding = {
  estimate: JobEstimate;
  /** The version that the customer sees; null before the first one. */
  sent: typeof jobEstimateVersions.$inferSelect.document | null;
  doNotContact: boolean;
  zone: string;
  requestKey: string;
};

async function remind(
  platform: Platform,
  actor: BusinessMember,
  { estimate, sent, doNotContact, zone, requestKey }: Reminding,
): Promise<Outcome> {
  const today = dayOf(platform.clock.now(), zone);
  const state = stateOf(estimate, today);
  const message = sent && composeEstimateMessage("reminder", state, rangeOf(sent.content));
  if (!sent || !message) return { outcome: "not_open" };
  if (doNotContact) return { outcome: "do_not_contact" };
  if (isRemindedOn(estimate, today, zone)) return { outcome: "already_reminded" };
  const found = await findReminderChannel(platform, estimate, false);
  if (!("channel" in found)) return found;
  const { channel, leadId } = found;
  const { waitSeconds } = await platform.limits.use("job_estimate", actor.contractorId);
  if (waitSeconds > 0) {
    const reason = `Your business has reached its limit for now. Try again in ${describeWait(waitSeconds)}.`;
    return { outcome: "not_sent", reason };
  }
  const { id, number, phone, email } = estimate;
  const link = await estimateLink(platform, platform.database.query, id);
  const document = {
    id,
    leadId,
    phone,
    email,
    subject: `${message.subject} from ${actor.businessName}`,
    text: estimateText(message, { number, what: sent.what }, link),
    mail: jobEstimateMail,
    params: { estimateId: id, reminds: true },
    async hold(work: UnitOfWork) {
      const ofCustomer = await lockCustomerEstimates(work, estimate);
      const locked = ofCustomer.find((one) => one.id === id);
      if (!locked || stateOf(locked, today) !== "sent" || locked.version !== estimate.version) {
        throw new ReminderSkipped("not_open");
      }
      if (ofCustomer.some((one) => isRemindedOn(one, today, zone))) {
        throw new ReminderSkipped("already_reminded");
      }
    },
  };
  const alongside = async ({ tx, now }: UnitOfWork) => {
    const change = { remindedAt: now, updatedAt: now };
    await tx.update(jobEstimates).set(change).where(eq(jobEstimates.id, id));
  };
  const sending = { channel, requestKey: `${requestKey}:${id}` };
  try {
    const result = await sendDocument(platform, actor, document, sending, alongside);
    if (result.ok) return { outcome: channel };
    const [reason] = result.code === "invalid" ? Object.values(result.errors) : [];
    return { outcome: "not_sent", reason: reason ?? "Please refresh and try again." };
  } catch (error) {
    if (error instanceof ReminderSkipped) return { outcome: error.outcome };
    throw error;
  }
}

/** The sent estimates of an estimate's customer, locked in order, so two members remind them once. */
function lockCustomerEstimates(
  { tx }: UnitOfWork,
  { id, contractorId, customerId }: JobEstimate,
): Promise<JobEstimate[]> {
  const ofCustomer = customerId
    ? and(eq(jobEstimates.customerId, customerId), eq(jobEstimates.state, "sent"))
    : undefined;
  return tx
    .select()
    .from(jobEstimates)
    .where(
      and(eq(jobEstimates.contractorId, contractorId), or(eq(jobEstimates.id, id), ofCustomer)),
    )
    .orderBy(asc(jobEstimates.id))
    .for(...lockRows(jobEstimates));
}
