import { type Actor, authorize } from "~/features/access/actor.ts";
import type { Attribution } from "~/features/attribution/attribution.ts";
import { recordAttribution } from "~/features/attribution/record-attribution.server.ts";
import type { PlanKey } from "~/features/contractors/contractors.ts";
import { type Violation, violationOf } from "~/platform/database/violations.server.ts";
import { inTransactionOnce } from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused as Refusal } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { completeOnboarding } from "./completion/complete-onboarding.server.ts";
import { savePlan } from "./drafts/draft-plan.server.ts";
import { lockDraft, lockSubmission, openDraftSession } from "./drafts/draft-session.server.ts";
import { submissionSaved } from "./onboarding.events.ts";
import { canOnboard } from "./onboarding.policy.ts";
import { stepSchemas } from "./onboarding.schema.ts";
import { lastStep, nextStep, type Step, type Submission, steps } from "./onboarding.ts";
import { startSubmission, updateSubmission } from "./store-submission.server.ts";
import { type SubmissionRow, submissionRecord } from "./submission-record.server.ts";
import { claimUpload } from "./uploads/uploads.server.ts";

export type SaveStep = {
  step: Step;
  /** Answers by column name, as typed. Those of other steps are left alone. */
  answers: Record<string, unknown>;
  /** The draft token; null for a first save. */
  token: string | null;
  /** The submission the caller believes to change; must be the token's. */
  submissionId: string | null;
  /** The version the answers were based on; null skips the check for a change elsewhere. */
  version: number | null;
  /** The same for a double click or a retry. */
  requestKey: string | null;
  plan: PlanKey | null;
  /** How the contractor came here; kept with the first save. */
  attribution?: Attribution | null;
  /** The sender's IP address; new businesses are counted by it. */
  address?: string | null;
};

export type Saved = {
  ok: true;
  submission: Submission;
  /** Set when the caller has to be given a token. */
  token: string | null;
};

export type Refused =
  | Invalid
  | (Refusal<"out_of_order"> & { nextStep: Step })
  | (Refusal<"changed_elsewhere"> & { submission: Submission })
  | Refusal<"permission_denied" | "key_reused" | Violation>;

/**
 * Saves one step (`onboarding.in-order`, `onboarding.once`, `onboarding.stale-save`): validates it again, refuses to
 * skip steps, changes the row, the account and the progress in one transaction. Saving step 7 completes the onboarding when all seven steps are valid.
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
    repeat: (work: UnitOfWork, id: string) => answerAgain(work, id, save),
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
  remember: (answerId: string) => void,
): Promise<Saved | Refused> {
  const draft = await lockDraft(work.tx, save.token, work.now);
  const open = draft && !draft.submission.isCompleted ? draft.submission : null;
  const refused = open ? refuse(open, save) : refuseBeginning(save);
  if (refused) return refused;

  const checked = check(stepSchemas[save.step], save.answers);
  if (!checked.ok) return checked;
  if (save.step === lastStep) {
    const unfinished = open ? firstUnfinishedStep(submissionRecord(open)) : 1;
    if (unfinished < lastStep) return { ok: false, code: "out_of_order", nextStep: unfinished };
  }

  const stored = open
    ? await updateSubmission(work, open, save.step, await withOwnLogo(work, open, checked.value))
    : await startSubmission(work, stepSchemas[1].parse(save.answers), save.plan);
  if (open && save.plan) await savePlan(work.tx, open.contractorId, save.plan);
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
  const token = open ? null : openDraftSession(work, row);
  return { ok: true, submission: submissionRecord(row), token };
}

/** A picture that is another draft's counts as no logo (rule `uploads.owner`). */
async function withOwnLogo<Given extends object>(
  work: UnitOfWork,
  open: SubmissionRow,
  answers: Given,
): Promise<Given> {
  const url = "logo_url" in answers ? answers.logo_url : null;
  if (typeof url !== "string" || url === open.logoUrl) return answers;
  return (await claimUpload(work, url, open.id)) ? answers : { ...answers, logo_url: null };
}

/** Why a save of an open draft is refused before its answers are looked at, or null. */
function refuse(current: SubmissionRow, save: SaveStep): Refused | null {
  if (save.submissionId !== null && save.submissionId !== current.id) {
    return { ok: false, code: "permission_denied" };
  }
  const seesOlder = save.version !== null && save.version !== current.version;
  const seesNothing = save.submissionId === null;
  if (seesOlder || seesNothing) {
    return { ok: false, code: "changed_elsewhere", submission: submissionRecord(current) };
  }
  const next = nextStep({ current_step: current.currentStep });
  return save.step > next ? { ok: false, code: "out_of_order", nextStep: next } : null;
}

/** Without an open draft only step 1 of a new submission can be saved. */
function refuseBeginning(save: SaveStep): Refused | null {
  const begins = save.step === 1 && save.submissionId === null;
  return begins ? null : { ok: false, code: "permission_denied" };
}

/** The first step that what is saved does not satisfy; the last one when all do. */
function firstUnfinishedStep(saved: Submission): Step {
  const unfinished = steps.find(
    ({ number }) => number < lastStep && !check(stepSchemas[number], saved).ok,
  );
  return unfinished?.number ?? lastStep;
}

/** The same request once more: the same answer, nothing saved twice. */
async function answerAgain(
  work: UnitOfWork,
  submissionId: string,
  save: SaveStep,
): Promise<Saved | Refused> {
  const draft = await lockDraft(work.tx, save.token, work.now);
  const answered = await lockSubmission(work.tx, submissionId);
  const isTheirs = draft?.submission.id === submissionId;
  if (!answered || (!isTheirs && save.step !== 1)) return { ok: false, code: "permission_denied" };
  const token = isTheirs || answered.isCompleted ? null : openDraftSession(work, answered);
  return { ok: true, submission: submissionRecord(answered), token };
}
