import { visitor } from "~/features/access/actor.ts";
import { prefillCookie } from "~/features/market-estimates/claims/prefill.server.ts";
import {
  claimSchema,
  estimateSchema,
} from "~/features/market-estimates/market-estimates.schema.ts";
import {
  type LeadResultRequest,
  saveLeadResult,
} from "~/features/market-estimates/save-lead-result.server.ts";
import { selectLeadResults } from "~/features/market-estimates/select-lead-results.server.ts";
import {
  methodNotAllowed,
  refuseInvalid,
  refuseOverLimit,
  refuseWith,
} from "~/platform/http/api-answer.server.ts";
import { readJson } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { readRequestKey } from "~/platform/http/request-key.ts";
import { type Checked, check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/lead-results";
import { answerStaff } from "./require-staff.server.ts";

/** GET: staff only. */
export function loader(args: Route.LoaderArgs) {
  return answerStaff(args, selectLeadResults);
}

/** POST: an estimate for a trade and a city, or, with a business name, a claim (`api.tables`). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const limited = await refuseOverLimit(context, "estimate");
  if (limited) return limited;
  const checked = readRequest(await readJson(request));
  if (!checked.ok) {
    return refuseInvalid(context, checked.errors);
  }
  const platform = context.get(platformContext);
  const key = readRequestKey(request.headers.get("idempotency-key"));
  const saved = await saveLeadResult(platform, visitor, checked.value, key);
  if (!saved.ok) return refuseWith(context, saved);

  const { id, estimate, repeated } = saved;
  const headers = new Headers({ "cache-control": "no-store" });
  // Only browsers go on to the onboarding with it.
  if (checked.value.source === "generator" && request.headers.has("sec-fetch-site")) {
    headers.append("set-cookie", prefillCookie(platform, id));
  }
  const answer = {
    id,
    industry: checked.value.industry,
    city: estimate.city,
    search_volume: estimate.searchVolume,
    competition: estimate.competition,
    lead_value_estimate: estimate.leadValueEstimate,
    specific_to_city: estimate.specificToCity,
  };
  return Response.json(answer, { status: repeated ? 200 : 201, headers });
}

function readRequest(body: Record<string, unknown>): Checked<LeadResultRequest> {
  if (body.business_name === undefined && body.source !== "claim") {
    const checked = check(estimateSchema, body);
    if (!checked.ok) return checked;
    return { ok: true, value: { ...checked.value, source: "generator", businessName: null } };
  }
  const checked = check(claimSchema, body);
  if (!checked.ok) return checked;
  const { business_name: businessName, ...request } = checked.value;
  return { ok: true, value: { ...request, source: "claim", businessName } };
}
