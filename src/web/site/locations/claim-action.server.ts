import { redirect } from "react-router";
import { visitor } from "~/domains/shared/access/actor.ts";
import { readClaim } from "~/domains/signup/market-estimates/claims/read-claim.ts";
import { claimFailed } from "~/domains/signup/market-estimates/estimate-toasts.ts";
import { saveLeadResult } from "~/domains/signup/market-estimates/save-lead-result.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { refusalToast } from "~/platform/http/failures/refusal.server.ts";

/**
 * Saves a claim when there is no JavaScript: redirects to the thank-you page, or shows the form
 * again.
 */
export async function handleClaimForm(args: ActionArgs) {
  const saved = await runForm(args, {
    read: readClaim,
    limit: "estimate",
    call: ({ platform, requestKey }, claim) => saveLeadResult(platform, visitor, claim, requestKey),
    failure: "a claim was not saved",
  });
  if (saved.ok) return redirect("/locations/claimed", 303);
  const { values, code } = saved;
  // Sent before with other values and an unknown result, so this is a new request.
  const key = code === "key_reused" ? null : readRequestKey(values.request_key);
  const ownWords = { key_reused: claimFailed.description };
  const failure = code === "invalid" ? null : refusalToast(saved, claimFailed, ownWords);
  return showAgain(saved, { values, failure, requestKey: key ?? newRequestKey() });
}
