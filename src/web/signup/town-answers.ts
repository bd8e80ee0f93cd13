import { splitCity } from "~/domains/signup/market-estimates/cities/typed-city.ts";
import { submissionValues } from "~/domains/signup/onboarding/onboarding.schema.ts";
import type { Submission } from "~/domains/signup/onboarding/onboarding.ts";
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
