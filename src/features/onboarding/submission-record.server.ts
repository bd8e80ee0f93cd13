import { toRecord } from "~/platform/database/records.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";
import type { Submission } from "./onboarding.ts";

export type SubmissionRow = typeof formSubmissions.$inferSelect;

/** The full field set of `onboarding.steps`, for pages, API clients and the contact sync. */
export function submissionRecord(row: SubmissionRow): Submission {
  const { contractorId, completedAt, phoneE164, replyPhoneE164, ...shown } = row;
  return toRecord(formSubmissions, shown) as Submission;
}
