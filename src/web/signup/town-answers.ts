import { splitCity } from "~/domains/signup/market-estimates/cities/typed-city.ts";
import { submissionValues } from "~/domains/signup/onboarding/onboarding.schema.ts";
import type { Submission } from "~/domains/signup/onboarding/onboarding.ts";
import type { FormValues } from "~/platform/validation/form.ts";

/**
 * The first step with a town nearby that was chosen instead of a taken one; nothing where it's none. Apart from
 * prefilled-answers.ts, whose list of services the wizard's script doesn't need.
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
