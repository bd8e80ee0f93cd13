import type { RouterContextProvider } from "react-router";
import { findService } from "~/domains/shared/services/services.ts";
import { readPrefill } from "~/domains/signup/market-estimates/claims/prefill.server.ts";
import { readEstimateLink } from "~/domains/signup/market-estimates/estimate-link.server.ts";
import { areaSchema } from "~/domains/signup/market-estimates/market-estimates.schema.ts";
import { estimateFor } from "~/domains/signup/market-estimates/save-lead-result.server.ts";
import type { GeneratorState } from "~/domains/signup/results-generator/generator-state.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";

/**
 * The step that an address of the lead estimator shows: a shared estimate, whose link is signed; with
 * `step=area` that step with its trade and city; with a trade and a city the step that takes contact info, since figures
 * are for those who left it; else the start.
 */
export async function readGeneratorState(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<GeneratorState> {
  const { searchParams } = new URL(request.url);
  const platform = context.get(platformContext);
  const token = searchParams.get("estimate") ?? "";
  const shared = readEstimateLink(platform, token);
  if (shared) {
    const asked = await readPrefill(platform, request);
    const own = asked?.city === shared.city && keyOf(asked.industry) === shared.industry;
    const estimate = estimateFor(platform, { source: "generator", ...shared });
    // The same link again: signed anew at each visit it would never end.
    const sharePath = `/lead-estimator?${new URLSearchParams({ estimate: token })}`;
    return { step: "result", estimate: { ...estimate, sharePath }, own };
  }
  const step = searchParams.get("step");
  const area = {
    industry: searchParams.get("industry") ?? "",
    city: (searchParams.get("city") ?? "").slice(0, 200),
  };
  if (step === "area") return { step, area, errors: {} };
  const checked = check(areaSchema, area);
  if (!checked.ok) return { step: "area", area, errors: step === "contact" ? checked.errors : {} };
  if (step !== "contact" && !findService(area.industry)?.trade) {
    return { step: "area", area, errors: {} };
  }
  const contact = { email: "", phone: "" };
  return {
    step: "contact",
    area,
    contact,
    errors: {},
    failure: null,
    requestKey: newRequestKey(),
  };
}

const keyOf = (industry: string) => findService(industry)?.key ?? industry;
