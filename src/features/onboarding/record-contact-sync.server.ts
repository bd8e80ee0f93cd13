import type { Work } from "~/platform/transaction.server.ts";
import { contactSync } from "./onboarding.jobs.server.ts";
import { contactSyncDeliveries } from "./onboarding.tables.server.ts";
import type { Submission } from "./onboarding.ts";

/** Notes one save for the contact sync, with its body to the letter of specification §7. */
export async function recordContactSync(
  { tx, now, enqueue }: Work,
  submission: Submission,
): Promise<void> {
  const { version, ...record } = submission;
  const operation = submission.is_completed ? "FORM_COMPLETED" : "STEP_UPDATE";
  const priority = submission.is_completed ? "high" : "normal";
  const [delivery] = await tx
    .insert(contactSyncDeliveries)
    .values({
      submissionId: submission.id,
      operation,
      priority,
      body: { table_name: "form_submissions", operation, new_record: record, priority },
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: contactSyncDeliveries.id });
  if (!delivery) throw new Error("The contact sync was not recorded");
  enqueue(contactSync, { deliveryId: delivery.id }, { priority: priority === "high" ? 10 : 0 });
}
