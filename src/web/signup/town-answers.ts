import { type Submission, splitCity, submissionValues } from "~/domains/signup/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";

/**
 * Step 1 answers with the taken town replaced by a nearby open one; empty without a draft or a valid
 * town. Separate from prefilled-answers.ts, whose list of services the wizard's script doesn't need.
 */
export function townAnswers(
  town: string | null,
  submission: Submission | null,
): Record<string, FormValues> {
  const place = splitCity(town ?? "");
  if (!submission || !place.state) return {};
  return {
    1: { ...submissionValues(1, submission), city: place.city.slice(0, 100), state: place.state },
  };
}
