import { type Submission, splitCity, submissionValues } from "~/domains/signup/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";

/**
 * Answers of the first step with a nearby open town instead of a taken one; empty if there is no
 * draft or the text isn't a town. Separate from prefilled-answers.ts, whose list of services the
 * wizard's script doesn't need.
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
