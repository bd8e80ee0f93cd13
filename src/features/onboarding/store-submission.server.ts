import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { PlanKey } from "~/features/contractors/contractors.ts";
import {
  type ContractorDetails,
  openContractorAccount,
  recordProgress,
  updateContractorDetails,
} from "~/features/contractors/record-contractor.server.ts";
import { fromRecord } from "~/platform/database/records.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import type { Answers, stepSchemas } from "./onboarding.schema.ts";
import { formSubmissions, onboardingSessions } from "./onboarding.tables.server.ts";
import { progressOf, type Step } from "./onboarding.ts";
import type { SubmissionRow } from "./submission-record.server.ts";

type BusinessInfo = z.output<(typeof stepSchemas)[1]>;

/** The first save: the row, and what the admin area reads of a contractor (decisions 17). */
export async function startSubmission(
  work: Work,
  answers: BusinessInfo,
  plan: PlanKey | null,
): Promise<SubmissionRow> {
  const { tx, now } = work;
  const contractorId = await openContractorAccount(work, { ...detailsOf(answers), plan });
  const [row] = await tx
    .insert(formSubmissions)
    .values({
      ...(fromRecord(formSubmissions, answers) as typeof formSubmissions.$inferInsert),
      contractorId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error("The submission was not stored");
  await recordProgress(work, contractorId, { step: 1, percentage: progressOf(1) });
  return row;
}

/** A later save: the step's answers, and how far the whole has come. Going back loses nothing. */
export async function updateSubmission(
  work: Work,
  current: SubmissionRow,
  step: Step,
  answers: Partial<Answers>,
): Promise<SubmissionRow> {
  const { tx, now } = work;
  const currentStep = Math.max(current.currentStep, step);
  const [row] = await tx
    .update(formSubmissions)
    .set({
      ...fromRecord(formSubmissions, answers),
      currentStep,
      version: current.version + 1,
      updatedAt: now,
    })
    .where(eq(formSubmissions.id, current.id))
    .returning();
  if (!row) throw new Error("The submission was not stored");
  if (step === 1)
    await updateContractorDetails(work, row.contractorId, detailsOf(answers as BusinessInfo));
  await recordProgress(work, row.contractorId, {
    step: currentStep,
    percentage: progressOf(currentStep),
  });
  await tx
    .update(onboardingSessions)
    .set({ unsavedAnswers: sql`${onboardingSessions.unsavedAnswers} - ${String(step)}::text` })
    .where(eq(onboardingSessions.submissionId, row.id));
  return row;
}

function detailsOf(answers: BusinessInfo): ContractorDetails {
  return {
    businessName: answers.business_name,
    name: `${answers.first_name} ${answers.last_name}`,
    email: answers.email,
    phone: answers.phone,
    city: answers.city,
    state: answers.state,
  };
}
