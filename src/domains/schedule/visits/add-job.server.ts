import { findOwnCustomerId } from "~/domains/customers/index.server.ts";
import { canEditJobs } from "~/domains/schedule/schedule.policy.ts";
import type { AddedJob } from "~/domains/schedule/schedule.schema.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { extensionOf } from "~/platform/validation/fields.ts";
import { isOwnLeadOf } from "./book-job.server.ts";
import { createJob } from "./change-job.server.ts";

export type JobAdded = Result<{ jobId: string }, Refused<"not_found"> | TooMany | KeyReused>;

/**
 * Adds an unscheduled job for a lead or another customer of the actor's business. Idempotent. Has
 * the same limit as bookings.
 */
export async function addJob(
  platform: Platform,
  actor: Actor,
  { request, requestKey }: { request: AddedJob; requestKey: string | null },
): Promise<JobAdded> {
  authorize(canEditJobs(actor));
  const { contractorId } = actor;
  const { waitSeconds } = await platform.limits.use("visit_booking", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const once = {
    scope: `add-job:${contractorId}`,
    key: requestKey,
    body: request,
    repeat: async (_work: UnitOfWork, jobId: string) => ({ ok: true, jobId }) as const,
  };
  return inTransactionOnce<JobAdded>(platform, once, async (work, remember) => {
    const { lead_id: leadId, customer_name: customerName, phone, email, what, address } = request;
    if (leadId && !(await isOwnLeadOf(work, contractorId, leadId))) {
      return { ok: false, code: "not_found" };
    }
    const jobId = await createJob(work, {
      contractorId,
      leadId,
      customerId: await findOwnCustomerId(work.tx, contractorId, request.customer_id),
      customerName,
      phone,
      phoneExtension: extensionOf(request),
      email,
      what,
      address,
      valueCents: request.value,
    });
    remember(jobId);
    return { ok: true, jobId };
  });
}
