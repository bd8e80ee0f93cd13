import { isDeepStrictEqual } from "node:util";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type ChangedSender, changeSender } from "./change-sender.server.ts";
import { clearedRejection } from "./cleared-rejection.ts";
import { canChangeSenders } from "./senders.policy.ts";
import type { RegistrationRequest } from "./senders.schema.ts";

/**
 * Saves the status of a business's carrier registration; audited. A missing date defaults to today. Saving
 * it as approved clears the provider's rejection, so texts are tried again.
 */
export async function saveRegistration(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  request: RegistrationRequest,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  const { registration, brand, campaign } = request;
  return changeSender(platform, actor, contractorId, (before, now) => {
    const isDecided = registration === "approved" || registration === "rejected";
    const isSubmitted = isDecided || registration === "pending";
    const decidedBefore = before?.registration === registration ? before.decidedAt : null;
    const values = {
      registration,
      brand,
      campaign,
      rejectedBecause: registration === "rejected" ? request.rejected_because : null,
      submittedAt: isSubmitted ? (request.submitted_on ?? before?.submittedAt ?? now) : null,
      decidedAt: isDecided ? (request.decided_on ?? decidedBefore ?? now) : null,
      ...(registration === "approved" && before?.refusedAt ? clearedRejection(now) : {}),
    };
    if (before && isDeepStrictEqual({ ...before, ...values }, before)) return null;
    return {
      action: "sender.registration",
      values,
      before: { registration: before?.registration ?? "not_started" },
      after: { registration },
    };
  });
}
