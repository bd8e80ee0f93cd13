import { data, type RouterContextProvider, redirect } from "react-router";
import { visitor } from "~/features/access/actor.ts";
import { prefillCookie } from "~/features/market-estimates/claims/prefill.server.ts";
import { saveFailed } from "~/features/market-estimates/estimate-toasts.ts";
import { areaSchema, estimateSchema } from "~/features/market-estimates/market-estimates.schema.ts";
import { estimatePath } from "~/features/market-estimates/market-estimates.ts";
import { saveLeadResult } from "~/features/market-estimates/save-lead-result.server.ts";
import type { GeneratorState } from "~/features/results-generator/generator-state.ts";
import { waitFor, waitMessage } from "~/platform/http/limit.server.ts";
import { noteFailure } from "~/platform/http/note-failure.server.ts";
import { readForm } from "~/platform/http/read-body.server.ts";
import { statusOfRefusal } from "~/platform/http/refusal.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/request-key.ts";
import { check } from "~/platform/validation/form.ts";

type Context = Readonly<RouterContextProvider>;
type Contact = Extract<GeneratorState, { step: "contact" }>;

/** Answers the contact form where there is no script: saves and redirects, or shows it again. */
export async function answerLeadEstimator(request: Request, context: Context) {
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "");
  const area = { industry: text("industry"), city: text("city") };
  const checkedArea = check(areaSchema, area);
  if (!checkedArea.ok) {
    return showAgain(422, { step: "area", area, errors: checkedArea.errors });
  }
  const shown: Contact = {
    step: "contact",
    area,
    contact: { email: text("email"), phone: text("phone") },
    errors: {},
    failure: null,
    requestKey: readRequestKey(form.get("request_key")) ?? newRequestKey(),
  };
  const checked = check(estimateSchema, { ...area, ...shown.contact });
  if (!checked.ok) return showAgain(422, { ...shown, errors: checked.errors });

  const platform = context.get(platformContext);
  try {
    const seconds = await waitFor(context, "estimate");
    if (seconds > 0) return refuse(429, shown, waitMessage(seconds));
    const request = { ...checked.value, source: "generator", businessName: null } as const;
    const saved = await saveLeadResult(platform, visitor, request, shown.requestKey);
    // Sent before with other values, and what came of it unknown: these count as a new request.
    if (!saved.ok) {
      return refuse(statusOfRefusal(saved), { ...shown, requestKey: newRequestKey() });
    }
    return redirect(estimatePath(saved.estimate), {
      status: 303,
      headers: { "set-cookie": prefillCookie(platform, saved.id) },
    });
  } catch (error) {
    const { status, reference } = noteFailure(context, "an estimate was not saved", error);
    return refuse(status, shown, saveFailed.description, reference);
  }
}

function refuse(
  status: number,
  shown: Contact,
  description = saveFailed.description,
  reference?: string,
) {
  return showAgain(status, { ...shown, failure: { ...saveFailed, description, reference } });
}

const showAgain = (status: number, state: GeneratorState) => data({ state }, { status });
