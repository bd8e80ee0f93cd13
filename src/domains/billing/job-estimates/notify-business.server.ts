import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type EstimateAnswer, jobEstimateAnswered } from "./job-estimates.emails.server.ts";
import type { JobEstimate } from "./lock-estimate.server.ts";

/** Emails the business about its customer's response. */
export async function notifyBusiness(
  work: UnitOfWork,
  { id: estimateId, contractorId, leadId }: JobEstimate,
  { answer, cause }: { answer: EstimateAnswer; cause: string },
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
