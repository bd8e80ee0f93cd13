import { type RouterContextProvider, redirect } from "react-router";
import { findService, visitor } from "~/domains/shared/index.ts";
import {
  estimateFor,
  prefillCookie,
  readEstimateLink,
  readPrefill,
  saveLeadResult,
} from "~/domains/signup/index.server.ts";
import {
  areaSchema,
  estimateSchema,
  type GeneratorState,
  saveFailed,
} from "~/domains/signup/index.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { refusalToast } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";

/** Handles the contact form without JavaScript: saves and redirects, or shows it again. */
export async function handleLeadEstimatorForm(args: ActionArgs) {
  const saved = await runForm(args, {
    read: (values) => check(estimateSchema, values),
    limit: "estimate",
    call: ({ platform, requestKey }, estimate) =>
      saveLeadResult(
        platform,
        visitor,
        { ...estimate, source: "generator", businessName: null },
        requestKey,
      ),
    failure: "an estimate was not saved",
  });
  if (saved.ok) {
    return redirect(saved.estimate.sharePath, {
      status: 303,
      headers: { "set-cookie": prefillCookie(args.context.get(platformContext), saved.id) },
    });
  }
  const { values, code } = saved;
  // Sent before with other values and an unknown result, so this is a new request.
  const key = code === "key_reused" ? null : readRequestKey(values.request_key);
  const messages = { key_reused: saveFailed.description };
  const failure = code === "invalid" ? null : refusalToast(saved, saveFailed, messages);
  const errors = code === "invalid" ? saved.errors : {};
  const state = stateOf(values, errors, failure, key ?? newRequestKey());
  return showAgain(saved, { state });
}

/** Shows the first step if it contains an error. */
function stateOf(
  values: FormValues,
  errors: FieldErrors,
  failure: Extract<GeneratorState, { step: "contact" }>["failure"],
  requestKey: string,
): GeneratorState {
  const text = (name: string) => String(values[name] ?? "");
  const area = { industry: text("industry"), city: text("city") };
  if (errors.industry || errors.city) {
    const { industry, city } = errors;
    return { step: "area", area, errors: { ...(industry && { industry }), ...(city && { city }) } };
  }
  const contact = { email: text("email"), phone: text("phone") };
  return { step: "contact", area, contact, errors, failure, requestKey };
}

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
    const prefill = await readPrefill(platform, request);
    const isPrefilled =
      prefill?.city === shared.city && keyOf(prefill.industry) === shared.industry;
    const estimate = estimateFor(platform, { source: "generator", ...shared });
    // Reuses the same link: if each visit signed a new one, it would never expire.
    const sharePath = `/lead-estimator?${new URLSearchParams({ estimate: token })}`;
    return { step: "result", estimate: { ...estimate, sharePath }, own: isPrefilled };
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
