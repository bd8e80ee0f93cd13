import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { visitor } from "~/features/access/actor.ts";
import { attributionOf } from "~/features/attribution/visit-cookie.server.ts";
import { findPlan, type PlanKey } from "~/features/contractors/contractors.ts";
import { signedUpCookie } from "~/features/onboarding/completion/signed-up-cookie.server.ts";
import { draftCookie, draftTokenOf } from "~/features/onboarding/drafts/draft-cookie.server.ts";
import { chooseDraftPlan } from "~/features/onboarding/drafts/draft-plan.server.ts";
import { keepUnsavedAnswers } from "~/features/onboarding/drafts/read-draft.server.ts";
import { sendResumeLink } from "~/features/onboarding/drafts/resume.server.ts";
import { saveFailure } from "~/features/onboarding/failure.ts";
import { listFields } from "~/features/onboarding/onboarding.schema.ts";
import { isStep, lastStep, type Step, type Submission } from "~/features/onboarding/onboarding.ts";
import { toastOfMessage } from "~/features/onboarding/onboarding-toasts.ts";
import { type Refused, saveStep } from "~/features/onboarding/save-step.server.ts";
import { storeLogo } from "~/features/onboarding/uploads/store-logo.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import { malformed, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { waitFor, waitMessage } from "~/platform/http/requests/limit.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import { usualBody } from "~/platform/http/requests/route-facts.ts";
import { type FieldErrors, type FormValues, formValues } from "~/platform/validation/form.ts";
import type { ToastText } from "~/ui/toasts/toast-message.ts";

type Context = Readonly<RouterContextProvider>;

/** What the form shows again after a save that was refused. */
export type WizardAnswer = {
  step: Step;
  values: FormValues;
  errors: FieldErrors;
  failure: ToastText | null;
  /** The plan that the form came with: the address it was sent to no longer names it. */
  plan: PlanKey | null;
  /** The answers as they are saved now, when they changed elsewhere. */
  changed: Submission | null;
  requestKey: string;
};

const logoStep = 6;

/**
 * Answers the wizard's form when there is no script: saves and redirects, or shows it again. Whoever
 * sent too many is told so before a large body is read (rule `requests.limit-before-body`).
 */
export async function answerWizard(request: Request, context: Context) {
  const token = draftTokenOf(request);
  const seconds = await waitFor(context, token ? "wizard_save" : "wizard_start");
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (seconds > 0 && length > usualBody.bytes) return showWait(logoStep, {}, seconds);
  const form = await readForm(request);
  const step = Number(form.get("step"));
  if (!isStep(step)) throw malformed();
  if (seconds > 0) return showWait(step, formValues(form, listFields), seconds);
  const platform = context.get(platformContext);
  const chosen = /^plan:(.+)$/.exec(String(form.get("intent") ?? ""))?.[1];
  if (chosen) return choosePlan(context, token, step, formValues(form, listFields), chosen);
  const town = /^town:(.+)$/.exec(String(form.get("intent") ?? ""))?.[1];
  if (town) {
    await keepUnsavedAnswers(platform, token, step, formValues(form, listFields));
    return redirect(`/get-started?${new URLSearchParams({ step: "1", town })}`, 303);
  }
  switch (form.get("intent")) {
    case "back":
      await keepUnsavedAnswers(platform, token, step, formValues(form, listFields));
      return redirect(`/get-started?step=${Math.max(1, step - 1)}`, 303);
    case "restart":
      return redirectDocument("/get-started", {
        status: 303,
        headers: { "set-cookie": draftCookie(platform, null) },
      });
    case "email-link":
      return emailLink(context, token, step);
    default:
      return next(request, context, form, step, token);
  }
}

/** Takes another plan and shows the step again with what was typed (`onboarding.plan`). */
async function choosePlan(
  context: Context,
  token: string | null,
  step: Step,
  values: FormValues,
  chosen: string,
) {
  const plan = findPlan(chosen);
  if (!plan) throw malformed();
  await chooseDraftPlan(context.get(platformContext), token, plan);
  return showAgain(step, { ...values, plan }, 200, null);
}

async function next(
  request: Request,
  context: Context,
  form: FormData,
  step: Step,
  token: string | null,
) {
  const platform = context.get(platformContext);
  const values = formValues(form, listFields);
  const logo = step === logoStep ? await takeLogo(context, form, token) : null;
  const saved = await saveStep(platform, visitor, {
    step,
    answers: logo?.url ? { ...values, logo_url: logo.url } : values,
    token,
    submissionId: String(form.get("submission_id") || "") || null,
    version: Number(form.get("version")) || null,
    requestKey: logo ? null : readRequestKey(form.get("request_key")),
    plan: findPlan(String(form.get("plan") ?? "")),
    attribution: attributionOf(request, platform.clock.now()),
    address: context.get(requestInfoContext).address,
  });
  if (!saved.ok) return showRefusal(step, values, saved);

  const headers = new Headers();
  if (saved.token) headers.set("set-cookie", draftCookie(platform, saved.token));
  if (step === lastStep) {
    headers.set("set-cookie", draftCookie(platform, null));
    headers.append("set-cookie", signedUpCookie(platform, saved.submission.id));
  }
  const problem = logo?.problem ? `&logo=${logo.problem}` : "";
  const target = step === lastStep ? "/success" : `/get-started?step=${step + 1}${problem}`;
  return redirect(target, { status: 303, headers });
}

/** Stores a chosen logo. A failure never blocks the step; the next page tells it (`onboarding.logo-optional`). */
async function takeLogo(context: Context, form: FormData, token: string | null) {
  const file = form.get("logo");
  if (!(file instanceof File) || file.size === 0) return null;
  if ((await waitFor(context, "upload")) > 0) return { url: null, problem: "not_stored" as const };
  const stored = await storeLogo(context.get(platformContext), visitor, file, token);
  return stored.ok ? { url: stored.url, problem: null } : { url: null, problem: stored.code };
}

async function emailLink(context: Context, token: string | null, step: Step) {
  const isOver = (await waitFor(context, "resume_link")) > 0;
  const outcome = isOver ? "wait" : await sendResumeLink(context.get(platformContext), token);
  return redirectDocument(`/get-started?step=${step}&link=${outcome}`, 303);
}

/** Shows the step again with what was typed; after a step out of order, the first unfinished one. */
function showRefusal(step: Step, values: FormValues, refused: Refused) {
  const { message, errors } = saveFailure(refused);
  const status = statusOfRefusal(refused);
  if (refused.code === "out_of_order") {
    return showAgain(refused.nextStep, {}, status, toastOfMessage(message));
  }
  const inFields = Object.keys(errors).length > 0;
  const changed = refused.code === "changed_elsewhere" ? refused.submission : null;
  const failure = inFields || changed ? null : toastOfMessage(message);
  return showAgain(step, values, status, failure, errors, changed);
}

function showWait(step: Step, values: FormValues, seconds: number) {
  const status = statusOfRefusal({ code: "too_many" });
  return showAgain(step, values, status, {
    title: "Please wait",
    description: waitMessage(seconds),
  });
}

function showAgain(
  step: Step,
  values: FormValues,
  status: number,
  failure: ToastText | null,
  errors: FieldErrors = {},
  changed: Submission | null = null,
) {
  const answer: WizardAnswer = {
    step,
    values,
    errors,
    failure,
    plan: findPlan(String(values.plan ?? "")),
    changed,
    requestKey: newRequestKey(),
  };
  return data(answer, { status });
}
