import {
  resolveStopCheck,
  stopDecisions,
} from "~/domains/inbox/replies/stop-checks/resolve-stop-check.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { respondWithRefusal, tell } from "~/web/shared/frame/form-answers.server.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";

const notChanged = { title: "No Changes Made", description: "Please refresh and try again." };
const refusals = { already_done: "Someone already decided, or a newer message came in." };
const done = {
  stop: {
    title: "Messages Stopped",
    description: "They’re opted out. Only they can start messages again.",
  },
  keep: { title: "Hold Ended", description: "You can message them again." },
} as const;

/** Records the decision whether a message is an opt-out, from a conversation or a lead. */
export async function handleStopCheckForm(context: CrmContext, values: FormValues) {
  const conversationId = readId(values.conversation_id);
  const messageId = readId(values.message_id);
  const decision = stopDecisions.find((one) => one === values.decision);
  if (!conversationId || !messageId || !decision) throw malformed();
  const settled = await resolveStopCheck(context.get(platformContext), sessionMember(context), {
    ...{ conversationId, messageId, decision },
  });
  return settled.ok ? tell(done[decision]) : respondWithRefusal(settled, notChanged, refusals);
}
