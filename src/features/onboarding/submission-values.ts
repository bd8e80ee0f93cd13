import type { FormValues } from "~/platform/validation/form.ts";
import { fieldsOf } from "./onboarding.schema.ts";
import type { Step, Submission } from "./onboarding.ts";

/** What a step's form shows at first: the saved answers, and the defaults of `onboarding.optional-answers`. */
export function submissionValues(step: Step, submission: Submission | null): FormValues {
  const values: FormValues = { country: "United States" };
  for (const field of fieldsOf(step)) {
    const saved = submission?.[field as keyof Submission];
    if (saved === null || saved === undefined) continue;
    if (typeof saved === "boolean") values[field] = saved ? "yes" : "no";
    else values[field] = Array.isArray(saved) ? saved : String(saved);
  }
  return values;
}
