import { findState } from "~/domains/shared/index.ts";
import { industryOfClaim } from "~/domains/signup/market-estimates/market-estimates.ts";
import { invalid } from "~/platform/result.ts";
import { type Checked, check, type FormValues } from "~/platform/validation/form.ts";
import { joinCity } from "../cities/split-city.ts";
import { splitCity } from "../cities/typed-city.ts";
import { claimantSchema, newAreaSchema } from "../market-estimates.schema.ts";
import type { LeadResultRequest } from "../save-lead-result.server.ts";

/**
 * Validates a claim form: a service slug, a city with its state inline or in its own field, and the
 * claimant. Returns all errors together.
 */
export function readClaim(values: FormValues): Checked<LeadResultRequest> {
  const typed = splitCity(String(values.city ?? ""));
  const area = check(newAreaSchema, {
    service: values.service,
    city: typed.city,
    state: typed.state ?? values.state,
  });
  const claimant = check(claimantSchema, values);
  if (!area.ok || !claimant.ok) {
    const errors = { ...(area.ok ? {} : area.errors), ...(claimant.ok ? {} : claimant.errors) };
    return invalid(errors);
  }
  const { service, city, state } = area.value;
  const { business_name: businessName, email, phone } = claimant.value;
  return {
    ok: true,
    value: {
      source: "claim",
      industry: industryOfClaim(service),
      city: joinCity(city, findState(state)?.code ?? state),
      email,
      phone,
      businessName,
    },
  };
}
