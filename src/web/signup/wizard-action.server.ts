import { data, redirect, redirectDocument } from "react-router";
import { findPlan, type PlanKey } from "~/domains/identity/index.ts";
import { visitor } from "~/domains/shared/index.ts";
import {
  chooseDraftPlan,
  draftCookie,
  draftTokenOf,
  savedHeaders,
  saveSentStep,
  saveUnsavedAnswers,
  sendResumeLink,
  storeLogo,
} from "~/domains/signup/index.server.ts";
import {
  findLogoProblem,
  isStep,
  lastStep,
  listFields,
  type Step,
  type Submission,
  saveFailureToast,
} from "~/domains/signup/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  type ReceivedForm,
  receiveLimitedForm,
  runReceived,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { type AnyRefused, malformed, reasonOf } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import type { ToastText } from "~/ui/toasts/show-toast.ts";

const logoStep = 6;

/** The wizard's submitted form, with the step and token that its buttons need. */
type WizardClick = { args: ActionArgs; form: ReceivedForm; step: Step; token: string | null };

/**
 * Handles the wizard's form without JavaScript. With JavaScript, the form sends the same data to the
 * API as JSON (src/web/api/form-submissions.ts).
 */
export async function handleWizardForm(args: ActionArgs) {
  const token = draftTokenOf(args.request);
  const limit = token ? "wizard_save" : "wizard_start";
  const form = await receiveLimitedForm(args, limit, listFields);
  if (!form.ok) return showRefusal(form, readStep(form.values.step ?? logoStep), form.values);
  const click = { args, form, step: readStep(form.body.step), token };
  const [intent, choice = ""] = (typedText(form.body, "intent") ?? "").split(/:(.*)/s);
  switch (intent) {
    case "plan":
      return choosePlan(click, choice);
    case "town":
      return redirectFromStep(click, new URLSearchParams({ step: "1", town: choice }));
    case "back":
      return redirectFromStep(
        click,
        new URLSearchParams({ step: `${Math.max(1, click.step - 1)}` }),
      );
    case "restart":
      return startOver(click);
    case "email-link":
      return emailLink(click);
    default:
      return saveAnswers(click);
  }
}

function readStep(sent: unknown): Step {
  const step = Number(sent);
  if (!isStep(step)) throw malformed();
  return step;
}

async function saveAnswers({ args, form, step, token }: WizardClick) {
  const { body } = form;
  const logo = step === logoStep ? await storeChosenLogo(args, form, token) : null;
  const saved = await runReceived(args, form, {
    call: (sent) =>
      saveSentStep(
        // A retry stores its logo under another name, so it isn't the same request.
        { ...sent, requestKey: logo ? null : sent.requestKey },
        {
          step,
          answers: logo?.url ? { ...body, logo_url: logo.url } : body,
          submissionId: typedText(body, "submission_id") || null,
          version: Number(body.version) || null,
          plan: planOf(body),
        },
      ),
  });
  if (!saved.ok) return showRefusal(saved, step, body);
  const headers = savedHeaders(args.context.get(platformContext), saved);
  const problem = logo?.problem ? `&logo=${logo.problem}` : "";
  const next = step === lastStep ? "/success" : `/get-started?step=${step + 1}${problem}`;
  return redirect(next, { status: 303, headers });
}

/** Stores a selected logo. A failure never blocks the step; the next page shows it. */
async function storeChosenLogo(args: ActionArgs, form: ReceivedForm, token: string | null) {
  const logo = form.file("logo");
  if (!logo) return null;
  const stored = await runReceived(args, form, {
    limit: "upload",
    call: ({ platform }) => storeLogo(platform, visitor, logo, token),
  });
  if (stored.ok) return { url: stored.url, problem: null };
  return { url: null, problem: findLogoProblem(stored.code) ?? "not_stored" };
}

/** Saves the input without validation, so it is there when the user returns. */
async function redirectFromStep({ args, form, step, token }: WizardClick, to: URLSearchParams) {
  await runReceived(args, form, {
    call: ({ platform, body }) => saveUnsavedAnswers(platform, token, step, body),
  });
  return redirect(`/get-started?${to}`, 303);
}

/** Saves another plan and shows the step again with its input. */
async function choosePlan({ args, form, step, token }: WizardClick, choice: string) {
  const plan = findPlan(choice);
  if (!plan) throw malformed();
  await runReceived(args, form, {
    call: ({ platform }) => chooseDraftPlan(platform, token, plan),
  });
  const shown = { ...buildStepView(step, { ...form.body, plan }), errors: {}, failure: null };
  return data<WizardResult>(shown, { status: 200 });
}

function startOver({ args }: WizardClick) {
  const headers = { "set-cookie": draftCookie(args.context.get(platformContext), null) };
  return redirectDocument("/get-started", { status: 303, headers });
}

async function emailLink({ args, form, step, token }: WizardClick) {
  const sent = await runReceived(args, form, {
    limit: "resume_link",
    call: async ({ platform }) => ({
      ok: true as const,
      outcome: await sendResumeLink(platform, token),
    }),
  });
  const outcome = sent.ok ? sent.outcome : "wait";
  return redirectDocument(`/get-started?step=${step}&link=${outcome}`, 303);
}

/** State of the form after a refused save. */
export type WizardResult = {
  step: Step;
  values: FormValues;
  errors: FieldErrors;
  failure: ToastText | null;
  /** Selected plan: the form's URL no longer contains it. */
  plan: PlanKey | null;
  /** Currently saved answers, if they changed elsewhere. */
  changed: Submission | null;
  requestKey: string;
};

const planOf = (values: FormValues) => findPlan(typedText(values, "plan") ?? "");

const buildStepView = (step: Step, values: FormValues, changed: Submission | null = null) => ({
  step,
  values,
  plan: planOf(values),
  changed,
  requestKey: newRequestKey(),
});

/**
 * Why nothing was saved; with the next step if out of order, or the saved answers if changed
 * elsewhere.
 */
type Refusal = AnyRefused & { nextStep?: Step; submission?: Submission };

/** Shows the step again with its input; after a step out of order, the first unfinished one. */
function showRefusal(refused: Refusal, step: Step, values: FormValues) {
  const { nextStep, submission } = refused;
  const shown = nextStep ? buildStepView(nextStep, {}) : buildStepView(step, values, submission);
  return showAgain(refused, { ...shown, failure: failureOf(refused) });
}

/** Toast for a refusal; null if the problems are at their fields, or both versions are shown. */
function failureOf(refused: Refusal): ToastText | null {
  if (refused.code === "too_many") {
    return { title: "Please wait", description: reasonOf(refused) ?? "" };
  }
  if (refused.errors || refused.submission) return null;
  return saveFailureToast(refused.message ?? refused.code);
}
