import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  type ContractorDetails,
  changeSelectedPlan,
  createContractorAccount,
  recordProgress,
  updateContractorDetails,
} from "~/domains/identity/index.server.ts";
import type { PlanKey } from "~/domains/identity/index.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  countNewBusiness,
  findNameHolds,
  type Hold,
  holdDrafts,
} from "~/domains/publishing/index.server.ts";
import { attributionOfVisit, recordAttribution } from "~/domains/shared/index.server.ts";
import { type Actor, type Attribution, authorize, visitor } from "~/domains/shared/index.ts";
import { submissionSaved } from "~/domains/signup/signup.events.ts";
import { canOnboard } from "~/domains/signup/signup.policy.ts";
import { draftPages } from "~/domains/storefront/index.server.ts";
import { fromRecord } from "~/platform/database/select-rows.server.ts";
import { type Violation, violationOf } from "~/platform/database/violations.server.ts";
import type { Sent } from "~/platform/http/commands/run-command.server.ts";
import { inTransactionOnce } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused as Refusal } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";
import { createDraftSession, draftTokenOf, lockDraft, lockSubmission } from "./drafts.server.ts";
import { confirmEmailAddress } from "./onboarding.emails.server.ts";
import { sendFormNotification } from "./onboarding.jobs.server.ts";
import { type Answers, stepSchemas } from "./onboarding.schema.ts";
import {
  formSubmissions,
  onboardingSessions,
  type SubmissionRow,
  submissionRecord,
  uploads,
} from "./onboarding.tables.server.ts";
import { lastStep, nextStep, progressOf, type Step, type Submission, steps } from "./onboarding.ts";
import { hashOfAddress } from "./onboarding-links.server.ts";
import { saveMessage } from "./onboarding-toasts.ts";
import { uploadUrl } from "./uploads.server.ts";

// A submission only moves forward:
//   nothing   -- step 1 -->                       draft
//   draft     -- any step up to the next one -->  draft
//   draft     -- step 7, all seven valid -->      completed, which no save changes

/** A step sent by the wizard's form, its script, or an API client. */
export type SentStep = {
  step: Step;
  /** Answers by column name, as typed. Answers of other steps are unchanged. */
  answers: Record<string, unknown>;
  /** The submission the caller expects to change; must match the token's. */
  submissionId: string | null;
  /** The version the answers were based on; null skips the stale-save check. */
  version: number | null;
  plan: PlanKey | null;
};

export type SaveStep = SentStep & {
  /** The draft token; null for a first save. */
  token: string | null;
  /** Idempotency key; the same for a double click or a retry. */
  requestKey: string | null;
  /** Attribution of the contractor; saved with the first step. */
  attribution?: Attribution | null;
  /** The sender's IP address, for counting new businesses. */
  address?: string | null;
};

type Saved = {
  ok: true;
  submission: Submission;
  /** Set if the caller needs a new token. */
  token: string | null;
};

export type Refused =
  | Invalid
  | (Refusal<"out_of_order"> & { nextStep: Step })
  | (Refusal<"changed_elsewhere"> & { submission: Submission })
  | Refusal<"permission_denied" | "key_reused" | Violation>;

/** Saves a step from a request; shared by the wizard and the API. */
export async function saveSentStep(
  { platform, request, requestKey, address }: Omit<Sent<unknown>, "body" | "file">,
  sent: SentStep,
): Promise<Saved | (Refused & { message: string })> {
  const saved = await saveStep(platform, visitor, {
    ...sent,
    token: draftTokenOf(request),
    requestKey,
    attribution: attributionOfVisit(request, platform.clock.now()),
    address,
  });
  return saved.ok ? saved : { ...saved, message: saveMessage(saved) };
}

/**
 * Saves one step (`fault.out-of-order`, `fault.two-tabs`): validates it again, rejects skipped
 * steps, and updates the row, the account, and the progress in one transaction. Saving step 7 completes the
 * onboarding if all seven steps are valid.
 */
export async function saveStep(
  platform: Platform,
  actor: Actor,
  save: SaveStep,
): Promise<Saved | Refused> {
  authorize(canOnboard(actor));
  const once = {
    scope: "onboarding",
    key: save.requestKey,
    body: { step: save.step, answers: save.answers },
    repeat: (work: UnitOfWork, id: string) => replayResponse(work, id, save),
  };
  try {
    return await inTransactionOnce<Saved | Refused>(platform, once, (work, remember) =>
      saveWithin(work, platform, save, remember),
    );
  } catch (error) {
    const violation = violationOf(error);
    if (!violation) throw error;
    platform.log.info("save rejected by the database", { code: violation.violation });
    return { ok: false, code: violation.violation };
  }
}

async function saveWithin(
  work: UnitOfWork,
  platform: Platform,
  save: SaveStep,
  remember: (responseId: string) => void,
): Promise<Saved | Refused> {
  const draft = await lockDraft(work.tx, save.token, work.now);
  const open = draft && !draft.submission.isCompleted ? draft.submission : null;
  const refused = open ? checkOpenDraft(open, save) : checkWithoutDraft(save);
  if (refused) return refused;

  const checked = check(stepSchemas[save.step], save.answers);
  if (!checked.ok) return checked;
  if (save.step === lastStep) {
    const unfinished = open ? firstUnfinishedStep(submissionRecord(open)) : 1;
    if (unfinished < lastStep) return { ok: false, code: "out_of_order", nextStep: unfinished };
  }

  const stored = open
    ? await updateSubmission(work, open, save.step, await claimLogo(work, open, checked.value))
    : await startSubmission(work, stepSchemas[1].parse(save.answers), save.plan);
  if (open && save.plan) await changeSelectedPlan(work, open.contractorId, save.plan);
  if (!open) recordAttribution(work, "submission", stored.id, save.attribution);
  const row =
    save.step === lastStep
      ? await completeOnboarding(work, platform, stored, save.address ?? null)
      : stored;
  work.record(submissionSaved, {
    submissionId: row.id,
    contractorId: row.contractorId,
    isCompleted: row.isCompleted,
  });
  remember(row.id);
  const token = open ? null : createDraftSession(work, row);
  return { ok: true, submission: submissionRecord(row), token };
}

/** Why a save of an open draft is rejected before validation, or null. */
function checkOpenDraft(current: SubmissionRow, save: SaveStep): Refused | null {
  if (save.submissionId !== null && save.submissionId !== current.id) {
    return { ok: false, code: "permission_denied" };
  }
  const isStale = save.version !== null && save.version !== current.version;
  const hasNoSubmissionId = save.submissionId === null;
  if (isStale || hasNoSubmissionId) {
    return { ok: false, code: "changed_elsewhere", submission: submissionRecord(current) };
  }
  const next = nextStep({ current_step: current.currentStep });
  return save.step > next ? { ok: false, code: "out_of_order", nextStep: next } : null;
}

/** Without an open draft, only step 1 of a new submission can be saved. */
function checkWithoutDraft(save: SaveStep): Refused | null {
  const begins = save.step === 1 && save.submissionId === null;
  return begins ? null : { ok: false, code: "permission_denied" };
}

/** The first step whose saved answers aren't valid; the last step if all are. */
function firstUnfinishedStep(saved: Submission): Step {
  const unfinished = steps.find(
    ({ number }) => number < lastStep && !check(stepSchemas[number], saved).ok,
  );
  return unfinished?.number ?? lastStep;
}

/** Claims the answers' new logo for this draft. If another draft owns it, logo_url becomes null. */
async function claimLogo<Given extends object>(
  work: UnitOfWork,
  open: SubmissionRow,
  answers: Given,
): Promise<Given> {
  const url = "logo_url" in answers ? answers.logo_url : null;
  if (typeof url !== "string" || url === open.logoUrl) return answers;
  const isClaimable = or(isNull(uploads.submissionId), eq(uploads.submissionId, open.id));
  const claimed = await work.tx
    .update(uploads)
    .set({ submissionId: open.id })
    .where(and(eq(uploads.key, url.slice(uploadUrl("").length)), isClaimable))
    .returning({ id: uploads.id });
  return claimed.length > 0 ? answers : { ...answers, logo_url: null };
}

type BusinessInfo = z.output<(typeof stepSchemas)[1]>;

/** A later save: updates the step's answers and the progress. Going back keeps later answers. */
async function updateSubmission(
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

/** The first save: inserts the row and the contractor's account for the admin area. */
async function startSubmission(
  work: UnitOfWork,
  answers: BusinessInfo,
  plan: PlanKey | null,
): Promise<SubmissionRow> {
  const { tx, now } = work;
  const contractorId = await createContractorAccount(work, { ...detailsOf(answers), plan });
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

/** The phone numbers of these answers, normalized. */
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

/**
 * Completes the onboarding: marks the row complete, drafts the business pages, holds those that need
 * review, notifies staff, and emails the contractor a link to confirm their address
 * (`onboarding.drafts-pages`).
 * @param address the sender's IP address; null if staff fill in the form for someone
 */
async function completeOnboarding(
  work: UnitOfWork,
  platform: Platform,
  row: SubmissionRow,
  address: string | null,
): Promise<SubmissionRow> {
  const { tx, now, enqueue } = work;
  const [completed] = await tx
    .update(formSubmissions)
    .set({ isCompleted: true, completedAt: now })
    .where(eq(formSubmissions.id, row.id))
    .returning();
  if (!completed) throw new Error("The submission was not completed");

  const holds = await findHolds(work, platform, completed, address);
  await draftPages(work, {
    contractorId: completed.contractorId,
    businessName: completed.businessName,
    services: [...(completed.services ?? []), completed.otherService ?? ""],
    city: completed.city,
    state: completed.state,
    zipCode: completed.zipCode,
    phone: completed.phone,
    email: completed.email,
    about: completed.businessDescription,
    logoUrl: completed.logoUrl,
    brandColor: completed.brandColor,
    tagline: completed.tagline,
    website: completed.website,
    facebookPage: completed.facebookPage,
  });
  await holdDrafts(work, completed.contractorId, holds);
  enqueue(sendFormNotification, {
    submission_id: completed.id,
    business_name: completed.businessName,
    email: completed.email,
    phone: completed.phone,
    services: completed.services ?? [],
    created_at: completed.createdAt.toISOString(),
  });
  await queueEmail(work, confirmEmailAddress, {
    to: completed.email,
    cause: `confirm-email:${completed.contractorId}`,
    subjectId: completed.id,
    contractorId: completed.contractorId,
    params: { submissionId: completed.id, address: hashOfAddress(completed.email) },
  });
  return completed;
}

/** Why staff must review a new business before its pages go live. */
async function findHolds(
  work: UnitOfWork,
  platform: Platform,
  { contractorId, businessName, email, city, state }: SubmissionRow,
  address: string | null,
): Promise<Hold[]> {
  const isOver = await countNewBusiness(work, platform, { contractorId, email, address });
  const business = { businessName, email, city: city ?? "", state: state ?? "" };
  return [
    ...(await findNameHolds(work.tx, platform.settings, business)),
    ...(isOver ? [{ reason: "many_signups" as const, otherPageId: null }] : []),
  ];
}

/** Returns the same response to a repeated request without saving again. */
async function replayResponse(
  work: UnitOfWork,
  submissionId: string,
  save: SaveStep,
): Promise<Saved | Refused> {
  const draft = await lockDraft(work.tx, save.token, work.now);
  const submission = await lockSubmission(work.tx, submissionId);
  const isOwnDraft = draft?.submission.id === submissionId;
  if (!submission || (!isOwnDraft && save.step !== 1))
    return { ok: false, code: "permission_denied" };
  const token = isOwnDraft || submission.isCompleted ? null : createDraftSession(work, submission);
  return { ok: true, submission: submissionRecord(submission), token };
}
