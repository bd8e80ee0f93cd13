import { data } from "react-router";
import {
  markOptOutReviewed,
  resolveStopCheck,
  stopDecisions,
} from "~/domains/inbox/replies/stop-checks/resolve-stop-check.server.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { say } from "~/web/shared/frame/form-answers.server.ts";
import { staffContext } from "../../frame/guard.server.ts";

const done = {
  stop: "Opted out. Only they can start messages again.",
  keep: "Hold ended. The business can message them again.",
} as const;
const refusals = {
  already_done: "Someone already decided, or a newer message came in. Please check the list.",
  not_found: "This conversation was deleted.",
};

/** Handles the buttons for possible opt-outs, and for messages already treated as opt-outs. */
export async function handleMessageCheck({ request, context }: ActionArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const form = await readForm(request);
  const conversationId = readId(form.get("conversation_id"));
  if (!conversationId) throw malformed();
  if (form.get("intent") === "seen") {
    const { changed } = await markOptOutReviewed(platform, actor, conversationId);
    const message = changed ? "Marked as reviewed." : "Already marked as reviewed.";
    return data({ message, refused: false }, { status: 200 });
  }
  if (form.get("intent") !== "settle-stop-check") throw malformed();
  return handleStopCheck(context, form);
}

/** Records the decision whether a message is an opt-out, from the list or a lead. */
export async function handleStopCheck(context: ActionArgs["context"], form: FormData) {
  const conversationId = readId(form.get("conversation_id"));
  const messageId = readId(form.get("message_id"));
  const decision = stopDecisions.find((one) => one === form.get("decision"));
  if (!conversationId || !messageId || !decision) throw malformed();
  const settled = await resolveStopCheck(context.get(platformContext), context.get(staffContext), {
    ...{ conversationId, messageId, decision },
  });
  return say(settled, done[decision], refusals);
}
