import { findService } from "~/domains/shared/index.ts";
import type { Prefill } from "~/domains/signup/index.server.ts";
import { type Submission, serviceOptions, splitCity } from "~/domains/signup/index.ts";
import type { FormValues } from "~/platform/validation/form.ts";

/** Prefills unsaved steps with the estimator's input. It is shown in the form and saved only with it. */
export function prefilledAnswers(
  { industry, city, email, phone, businessName }: Prefill,
  submission: Submission | null,
): Record<string, FormValues> {
  const answers: Record<string, FormValues> = {};
  if (!submission) {
    const place = splitCity(city);
    answers[1] = {
      business_name: businessName ?? "",
      city: place.city,
      state: place.state ?? "",
      email: email ?? "",
      phone: phone ?? "",
    };
  }
  if (!submission?.services?.length) {
    const service = serviceOptions.find((option) => findService(option)?.key === industry);
    if (service) answers[2] = { services: [service] };
  }
  return answers;
}
