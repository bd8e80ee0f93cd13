import { data, type RouterContextProvider, redirect } from "react-router";
import { visitor } from "~/features/access/actor.ts";
import { readClaim } from "~/features/market-estimates/claims/read-claim.ts";
import { claimFailed } from "~/features/market-estimates/estimate-toasts.ts";
import { saveLeadResult } from "~/features/market-estimates/save-lead-result.server.ts";
import { waitFor, waitMessage } from "~/platform/http/limit.server.ts";
import { noteFailure } from "~/platform/http/note-failure.server.ts";
import { readFormValues } from "~/platform/http/read-body.server.ts";
import { statusOfRefusal } from "~/platform/http/refusal.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/request-key.ts";
import type { ClaimFormProps } from "./claim-form.tsx";

/** What the form shows again. */
export type ClaimAnswer = Pick<ClaimFormProps, "values" | "errors" | "failure" | "requestKey">;

/** Takes a claim where there is no script: thanks on a page of its own, or the form again. */
export async function answerClaim(request: Request, context: Readonly<RouterContextProvider>) {
  const values = await readFormValues(request);
  const requestKey = readRequestKey(values.request_key) ?? newRequestKey();
  const showAgain = (status: number, answer: Partial<ClaimAnswer>) =>
    data<ClaimAnswer>({ values, errors: {}, failure: null, requestKey, ...answer }, { status });
  const refuse = (status: number, failure: Partial<ClaimAnswer["failure"]>, key = requestKey) =>
    showAgain(status, { failure: { ...claimFailed, ...failure }, requestKey: key });

  const checked = readClaim(values);
  if (!checked.ok) return showAgain(422, { errors: checked.errors });
  const platform = context.get(platformContext);
  try {
    const seconds = await waitFor(context, "estimate");
    if (seconds > 0) return refuse(429, { description: waitMessage(seconds) });
    const saved = await saveLeadResult(platform, visitor, checked.value, requestKey);
    // Sent before with other values, and what came of it unknown: these count as a new request.
    if (!saved.ok) return refuse(statusOfRefusal(saved), {}, newRequestKey());
  } catch (error) {
    const { status, reference } = noteFailure(context, "a claim was not saved", error);
    return refuse(status, { reference });
  }
  return redirect("/locations/claimed", 303);
}
