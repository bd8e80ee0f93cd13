import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { contactSyncDeliveries } from "../onboarding.tables.server.ts";
import type { Submission } from "../onboarding.ts";

/**
 * Notes one save for the contact sync, with its body to the letter of `onboarding.contact-sync`. It is
 * noted with the save, as whoever reads the row a moment later may find the next step in it.
 * @returns the delivery's id
 */
export function recordContactSync(
  { insertAtCommit, now }: UnitOfWork,
  submission: Submission,
): string {
  const { version, ...record } = submission;
  const operation = submission.is_completed ? "FORM_COMPLETED" : "STEP_UPDATE";
  const priority = submission.is_completed ? "high" : "normal";
  const id = newId();
  insertAtCommit(contactSyncDeliveries, [
    {
      id,
      submissionId: submission.id,
      operation,
      priority,
      body: { table_name: "form_submissions", operation, new_record: record, priority },
      createdAt: now,
      updatedAt: now,
    },
  ]);
  return id;
}
