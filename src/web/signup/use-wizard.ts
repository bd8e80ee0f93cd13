import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { findPlan, type PlanKey } from "~/domains/identity/index.ts";
import type { Outlook } from "~/domains/signup/index.server.ts";
import {
  findLogoProblem,
  isStep,
  type LogoProblem,
  lastStep,
  listFields,
  refuseLogo,
  type Step,
  type Submission,
  saveFailureToast,
  stepCompletedToast,
  stepSchemas,
  submittedToast,
} from "~/domains/signup/index.ts";
import { createPostOnce, readResponse } from "~/platform/http/browser/post-once.ts";
import {
  failureFromResponse,
  failureNote,
  type RequestFailure,
} from "~/platform/http/browser/request-failure.ts";
import {
  check,
  type FieldErrors,
  type FormValues,
  formValues,
} from "~/platform/validation/form.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { townAnswers } from "./town-answers.ts";
import type { WizardResult } from "./wizard-action.server.ts";

/** Milliseconds between the last step and the success page. */
const redirectDelay = 1500;

export type WizardStart = {
  step: Step;
  submission: Submission | null;
  /** Unsaved input by step. */
  unsaved: Record<string, FormValues>;
  plan: PlanKey | null;
  /** Which pages will go live, as far as known. */
  outlook: Outlook | null;
};

/**
 * The wizard with JavaScript: saves without leaving the page, and keeps input when the user goes
 * back. `answered` is the form's state from before hydration.
 */
export function useWizard(start: WizardStart, result: WizardResult | undefined) {
  const saver = useRef(createSaver());
  const saving = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const [plan, setPlan] = useState(result?.plan ?? start.plan);
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState<Step>(result?.step ?? start.step);
  const [submission, setSubmission] = useState(start.submission);
  const outlook = usePublishingOutlook(start, submission);
  const [typed, setTyped] = useState(
    result ? { ...start.unsaved, [result.step]: result.values } : start.unsaved,
  );
  const [errors, setErrors] = useState(result?.errors ?? {});
  const [changed, setChanged] = useState(result?.changed ?? null);
  const [failure, setFailure] = useState(result?.failure ?? null);
  const [logoProblem, setLogoProblem] = useState<LogoProblem | null>(null);

  function show(target: Step) {
    setErrors({});
    setChanged(null);
    setFailure(null);
    setStep(target);
  }

  function goTo(target: Step) {
    show(target);
    steps.push(target);
  }

  function keepTyped(element: HTMLFormElement) {
    const values = formValues(new FormData(element), listFields);
    setTyped((others) => ({ ...others, [step]: values }));
    return values;
  }

  const steps = useStepHistory(step, result?.step ?? start.step, (target) => {
    // A link to a field only changes the hash.
    if (target === step) return;
    if (form.current) keepTyped(form.current);
    show(target);
  });

  /** Opens the first step with another town filled in; effective once saved. */
  function chooseTown(town: string) {
    const answers = townAnswers(town, submission);
    setTyped((others) => ({ ...others, ...answers }));
    goTo(1);
  }

  /** Uploads the selected logo; a failure is shown and never blocks the step. */
  async function keepLogo(logo: File): Promise<string | null> {
    const refused = refuseLogo(logo);
    const { url, problem } = refused ? { url: null, problem: refused } : await uploadLogo(logo);
    setLogoProblem(problem);
    return url;
  }

  async function save(values: FormValues, logo: File | null) {
    const checked = check(stepSchemas[step], values);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    const answers = logo ? { ...checked.value, logo_url: await keepLogo(logo) } : checked.value;
    const result = await saver.current(step, answers, changed ?? submission, plan);
    if (!result.ok) {
      setErrors(result.errors);
      setChanged(result.changed);
      if (result.changed) return;
      const toast = saveFailureToast(result.failure.problem?.message ?? "Failed to fetch");
      showToast({ ...toast, note: failureNote(result.failure), tone: "destructive" });
      return;
    }
    setSubmission(result.submission);
    // Input typed during the save is restored when the user returns to the step.
    const now = form.current && formValues(new FormData(form.current), listFields);
    const isNewer = now !== null && JSON.stringify(now) !== JSON.stringify(values);
    setTyped(({ [step]: _saved, ...others }) => (isNewer ? { ...others, [step]: now } : others));
    if (step < lastStep) {
      showToast({ ...stepCompletedToast(step + 1), tone: "good" });
      goTo((step + 1) as Step);
      return;
    }
    showToast({ ...submittedToast, tone: "good" });
    setTimeout(() => window.location.assign("/success"), redirectDelay);
    // Keeps the form busy until the page unloads.
    await new Promise(() => {});
  }

  /** One save at a time: a second click during a save does nothing. */
  async function saveOnce(values: FormValues, logo: FormDataEntryValue | null) {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    try {
      await save(values, logo instanceof File && logo.size > 0 ? logo : null);
    } finally {
      saving.current = false;
      setBusy(false);
    }
  }

  return {
    form,
    step,
    plan,
    /** The latest saved answers. */
    submission: changed ?? submission,
    typed: typed[step] ?? {},
    errors,
    changed,
    failure,
    logoProblem,
    outlook,
    busy,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const values = keepTyped(event.currentTarget);
      const { submitter } = event.nativeEvent as SubmitEvent;
      const intent = submitter?.getAttribute("value") ?? "";
      const chosen = findPlan(intent.replace(/^plan:/, ""));
      if (chosen) setPlan(chosen);
      else if (intent.startsWith("town:")) chooseTown(intent.slice("town:".length));
      else if (intent === "back") goTo((step - 1) as Step);
      else void saveOnce(values, new FormData(event.currentTarget).get("logo"));
    },
    /** Discards what was typed here and shows what was saved elsewhere. */
    takeSaved() {
      setSubmission(changed);
      setTyped(({ [step]: _mine, ...others }) => others);
      setChanged(null);
    },
  };
}

type SaveResult =
  | { ok: true; submission: Submission }
  | { ok: false; failure: RequestFailure; errors: FieldErrors; changed: Submission | null };

/** Saves a step through the data API: one fetch with a JSON body. */
function createSaver() {
  const post = createPostOnce();
  return async function save(
    step: Step,
    answers: object,
    submission: Submission | null,
    plan: string | null,
  ): Promise<SaveResult> {
    const body = {
      ...answers,
      current_step: step,
      ...(submission ? { version: submission.version } : {}),
      ...(plan ? { selected_plan: plan } : {}),
    };
    const posted = submission
      ? await post(`/api/form_submissions/${submission.id}`, body, "PATCH")
      : await post("/api/form_submissions", body);
    if (!posted.ok) return readFailure(posted.failure);
    const saved = readResponse<Submission>(posted);
    return saved ? { ok: true, submission: saved } : readFailure(failureFromResponse(502, ""));
  };
}

function readFailure(failure: RequestFailure): SaveResult {
  const { problem } = failure;
  const errors: FieldErrors = {};
  for (const { field, message } of problem?.errors ?? []) errors[field] ??= message;
  const changed = (problem?.submission as Submission | undefined) ?? null;
  return { ok: false, failure, errors, changed };
}

/**
 * Uploads a logo; never throws.
 * @returns its URL, or the reason for a failure
 */
export async function uploadLogo(
  file: File,
): Promise<{ url: string; problem: null } | { url: null; problem: LogoProblem }> {
  const form = new FormData();
  form.set("file", file);
  const posted = await createPostOnce()("/api/storage/form-logos", form);
  if (!posted.ok) {
    const problem = findLogoProblem(posted.failure.problem?.code) ?? "not_stored";
    return { url: null, problem };
  }
  const url = readResponse<{ url?: string }>(posted)?.url;
  return url ? { url, problem: null } : { url: null, problem: "not_stored" };
}

/**
 * Which pages of a draft will go live: initially from the page, reloaded after each save. While
 * loading, or if that fails, the last known value stays; the server decides in the end anyway.
 */
function usePublishingOutlook(
  start: { submission: Submission | null; outlook: Outlook | null },
  submission: Submission | null,
): Outlook | null {
  const [outlook, setOutlook] = useState(start.outlook);
  const version = submission?.version ?? 0;
  const isNew = version !== (start.submission?.version ?? 0);
  useEffect(() => {
    if (!isNew || version === 0) return;
    const leaving = new AbortController();
    fetch("/get-started/outlook", { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((read: { outlook: Outlook | null } | undefined) => read && setOutlook(read.outlook))
      .catch(() => {});
    return () => leaving.abort();
  }, [version, isNew]);
  return outlook;
}

/**
 * Reflects the step in the browser's history. Calls `onMove` when Back or Forward changes the step.
 * @param first step shown at the URL that names none
 * @returns `push`: adds a step to the history, and scrolls to the top when that step is shown
 */
function useStepHistory(step: Step, first: Step, onMove: (step: Step) => void) {
  const move = useRef(onMove);
  const pushed = useRef(false);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const follow = () => {
      const requestedStep = Number(new URLSearchParams(location.search).get("step"));
      move.current(isStep(requestedStep) ? requestedStep : first);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another step is shown
  useLayoutEffect(() => {
    if (pushed.current) scrollTo(0, 0);
    pushed.current = false;
  }, [step]);
  return {
    push(target: Step) {
      pushed.current = true;
      history.pushState(null, "", `/get-started?step=${target}`);
    },
  };
}
