import { data, redirect } from "react-router";
import {
  acceptJobEstimate,
  declineJobEstimate,
  sendEstimateQuestion,
} from "~/domains/billing/index.server.ts";
import {
  acceptanceSchema,
  declineSchema,
  jobEstimateText,
  questionSchema,
} from "~/domains/billing/index.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { check } from "~/platform/validation/form.ts";

/** Handles the customer's actions on an estimate: accept, decline, ask a question. */
export async function handleEstimateForm(args: ActionArgs, token: string) {
  const result = await runForm(args, {
    limit: "confirm",
    call: async ({ platform, body, address: ipAddress, requestKey }) => {
      if (body.intent === "ask") {
        const checked = check(questionSchema, body);
        if (!checked.ok) return checked;
        if (!requestKey) throw malformed();
        return sendEstimateQuestion(platform, token, { ...checked.value, requestKey });
      }
      const version = Number(body.version);
      if (body.intent === "decline") {
        const declined = check(declineSchema, body);
        if (!declined.ok) return declined;
        return declineJobEstimate(platform, token, { ...declined.value, version, ipAddress });
      }
      const accepted = check(acceptanceSchema, body);
      if (!accepted.ok) return accepted;
      const { option, typed_name: typedName } = accepted.value;
      return acceptJobEstimate(platform, token, { version, option, typedName, ipAddress });
    },
  });
  const { values } = result;
  if (!result.ok)
    return showAgain(result, { values, questionSent: false }, jobEstimateText.problems);
  if (values.intent === "ask") {
    return data({ message: null, errors: {}, values: undefined, questionSent: true });
  }
  return redirect(`/e/${token}`, { status: 303 });
}
