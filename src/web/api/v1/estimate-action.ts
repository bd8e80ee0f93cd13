import { sendJobEstimate, withdrawJobEstimate } from "~/domains/billing/index.server.ts";
import { errorsForApi, sendingSchema } from "~/domains/billing/index.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/estimate-action";
import { actionOf, onlyPost, requireKey, unknownAction, writeRow } from "./write.server.ts";

export const loader = (args: Route.LoaderArgs) => onlyPost(args);

/** POST: sends an estimate to its customer, or voids it, like the CRM's screen. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return onlyPost(args);
  const action = actionOf(args);
  if (action !== "void" && action !== "send") return unknownAction(args);
  if (action === "void") {
    return writeRow(args, "estimates:write", (estimateId) => ({
      call: ({ platform, client }) => withdrawJobEstimate(platform, client, estimateId),
      reasons: {
        already_done: "The customer already accepted this estimate. It can’t be voided.",
        not_possible: "Only an estimate that was sent can be voided.",
      },
      respond: () => ({ id: estimateId }),
    }));
  }
  return writeRow(args, "estimates:write", (estimateId) => ({
    read: (body) => check(sendingSchema, body),
    async call({ platform, client, requestKey }, { channel }) {
      const keyed = requireKey(requestKey);
      if (!keyed.ok) return keyed;
      return sendJobEstimate(platform, client, {
        estimateId,
        channel,
        requestKey: keyed.requestKey,
      });
    },
    reasons: {
      already_done: "The customer already accepted this estimate. It can’t be sent again.",
      changed_elsewhere: "The estimate was changed while it was being sent. Please try again.",
    },
    rename: (errors) => errorsForApi(errors, "estimate"),
    respond: () => ({ id: estimateId }),
  }));
}
