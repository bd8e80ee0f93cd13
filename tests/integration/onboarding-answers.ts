import { visitor } from "~/domains/shared/access/actor.ts";
import type { Step } from "~/domains/signup/onboarding/onboarding.ts";
import { type SaveStep, saveStep } from "~/domains/signup/onboarding/save-step.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import type { Platform } from "~/platform/platform.server.ts";

let counter = 0;

/** Valid answers to every step, of a new business for each call. */
export function answersOf(
  change: Record<string, unknown> = {},
): Record<Step, Record<string, unknown>> {
  counter++;
  const first = {
    first_name: "Ann",
    last_name: "Lee",
    business_name: `Drains ${counter}`,
    email: `ann${counter}@drains.example`,
    phone: "(512) 555-0100",
    city: `Springfield ${counter}`,
    state: "TX",
    ...change,
  };
  return {
    1: first,
    2: { services: ["Plumbing", "Electrical"] },
    3: { service_area: "All of it" },
    4: { business_description: "We fix drains.", use_own_domain: "no" },
    5: { sms_followup: "no", email_followup: "yes", followup_timing: "5min" },
    6: { brand_color: "teal" },
    7: { agree_to_terms: true },
  };
}

/** A save as the wizard sends it; defaults to a first save. */
export function saving(step: Step, answers: object, change: Partial<SaveStep> = {}): SaveStep {
  return {
    step,
    answers: { ...answers },
    token: null,
    submissionId: null,
    version: null,
    requestKey: newRequestKey(),
    plan: null,
    ...change,
  };
}

/** Saves steps in order as a browser would. @returns the token and the last response */
export async function saveSteps(platform: Platform, answers: Record<Step, object>, upTo: Step = 7) {
  const first = await saveStep(platform, visitor, saving(1, answers[1]));
  if (!first.ok || !first.token) throw new Error(`step 1 was refused: ${JSON.stringify(first)}`);
  const token = first.token;
  let submission = first.submission;
  for (let step = 2; step <= upTo; step++) {
    const saved = await saveStep(
      platform,
      visitor,
      saving(step as Step, answers[step as Step], {
        token,
        submissionId: submission.id,
        version: submission.version,
      }),
    );
    if (!saved.ok) throw new Error(`step ${step} was refused: ${JSON.stringify(saved)}`);
    submission = saved.submission;
  }
  return { token, submission };
}
