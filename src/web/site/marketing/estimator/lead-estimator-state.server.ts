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
 * Step of the lead estimator for a URL: a shared estimate, whose link is signed; with `step=area` the
 * area step with its trade and city; with a trade and a city the contact step, since only visitors
 * who leave contact info see figures; otherwise the start.
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
    // Reuses the same link: if each visit signed a new one, it would never expire.
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
