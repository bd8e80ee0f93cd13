import { openReviewPage, sendPrivateMessage } from "~/domains/growth/index.server.ts";
import { clickSchema, privateMessageSchema, reviewText } from "~/domains/growth/index.ts";
import {
  type ActionArgs,
  runForm,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { check } from "~/platform/validation/form.ts";

/** Handles a review request: continues to a review site, or sends private feedback. */
export async function handleReviewForm(args: ActionArgs, token: string) {
  const result = await runForm(args, {
    limit: "confirm",
    call: async ({ platform, body, requestKey }) => {
      if (body.intent === "open") {
        const chosen = check(clickSchema, body);
        return chosen.ok ? openReviewPage(platform, token, chosen.value.site) : chosen;
      }
      const written = check(privateMessageSchema, body);
      if (!written.ok) return written;
      if (!requestKey) throw malformed();
      const sent = await sendPrivateMessage(platform, token, { ...written.value, requestKey });
      return sent.ok ? { ...sent, leaving: null } : sent;
    },
  });
  const { values } = result;
  if (!result.ok)
    return showAgain(result, { values, written: false, leaving: null }, reviewText.problems);
  const shown = { message: null, errors: {}, values: undefined };
  const { leaving } = result;
  return { ...shown, written: leaving === null, leaving };
}
