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
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import type { Answers, stepSchemas } from "./onboarding.schema.ts";
import { formSubmissions, onboardingSessions } from "./onboarding.tables.server.ts";
import { progressOf, type Step } from "./onboarding.ts";
import type { SubmissionRow } from "./submission-record.server.ts";

type BusinessInfo = z.output<(typeof stepSchemas)[1]>;

/** The first save: the row, and what the admin area reads of a contractor (`onboarding.account`). */
export async function startSubmission(
  work: UnitOfWork,
  answers: BusinessInfo,
  plan: PlanKey | null,
): Promise<SubmissionRow> {
  const { tx, now } = work;
  const contractorId = await openContractorAccount(work, { ...detailsOf(answers), plan });
  const values = {
    ...(fromRecord(formSubmissions, answers) as typeof formSubmissions.$inferInsert),
    ...normalPhones(answers),
    contractorId,
    createdAt: now,
    updatedAt: now,
  };
  const [[row]] = await Promise.all([
    tx.insert(formSubmissions).values(values).returning(),
    recordProgress(work, contractorId, { step: 1, percentage: progressOf(1) }),
  ]);
  if (!row) throw new Error("The submission was not stored");
  return row;
}

/** A later save: the step's answers, and how far the whole has come. Going back loses nothing. */
export async function updateSubmission(
  work: UnitOfWork,
  current: SubmissionRow,
  step: Step,
  answers: Partial<Answers>,
): Promise<SubmissionRow> {
  const { tx, now } = work;
  const { id, contractorId } = current;
  const currentStep = Math.max(current.currentStep, step);
  const changes = {
    ...fromRecord(formSubmissions, answers),
    ...normalPhones(answers),
    currentStep,
    version: current.version + 1,
    updatedAt: now,
  };
  const [[row]] = await Promise.all([
    tx.update(formSubmissions).set(changes).where(eq(formSubmissions.id, id)).returning(),
    step === 1 && updateContractorDetails(work, contractorId, detailsOf(answers as BusinessInfo)),
    recordProgress(work, contractorId, {
      step: currentStep,
      percentage: progressOf(currentStep),
    }),
    tx
      .update(onboardingSessions)
      .set({ unsavedAnswers: sql`${onboardingSessions.unsavedAnswers} - ${String(step)}::text` })
      .where(eq(onboardingSessions.submissionId, id)),
  ]);
  if (!row) throw new Error("The submission was not stored");
  return row;
}

/** The normal forms of the numbers that these answers hold. */
function normalPhones({ phone, reply_phone }: Partial<Answers>) {
  return {
    ...(phone === undefined ? {} : { phoneE164: normalizePhone(phone) }),
    ...(reply_phone === undefined ? {} : { replyPhoneE164: normalizePhone(reply_phone) }),
  };
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
