import type { RouterContextProvider } from "react-router";
import { readPrefill } from "~/features/market-estimates/claims/prefill.server.ts";
import { areaSchema } from "~/features/market-estimates/market-estimates.schema.ts";
import { estimateFor } from "~/features/market-estimates/save-lead-result.server.ts";
import type { GeneratorState } from "~/features/results-generator/generator-state.ts";
import { findService } from "~/features/services/services.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";

/**
 * The step that an address of the lead estimator shows: with `step=area` or `step=contact` that step
 * with its trade and city, with a trade and a city alone their estimate, else the start.
 */
export async function readGeneratorState(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<GeneratorState> {
  const { searchParams } = new URL(request.url);
  const step = searchParams.get("step");
  const area = {
    industry: searchParams.get("industry") ?? "",
    city: (searchParams.get("city") ?? "").slice(0, 200),
  };
  if (step === "area") return { step, area, errors: {} };
  const checked = check(areaSchema, area);
  if (step === "contact") {
    if (!checked.ok) return { step: "area", area, errors: checked.errors };
    const contact = { email: "", phone: "" };
    return { step, area, contact, errors: {}, failure: null, requestKey: newRequestKey() };
  }
  if (!checked.ok || !findService(area.industry)?.trade) {
    return { step: "area", area, errors: {} };
  }
  const estimate = estimateFor({ source: "generator", ...checked.value });
  const asked = await readPrefill(context.get(platformContext), request);
  const own = asked?.industry === area.industry && asked.city === checked.value.city;
  return { step: "result", estimate, own };
}
