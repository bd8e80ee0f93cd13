import { data } from "react-router";
import { assignConversation } from "~/features/inbox/assign-conversation.server.ts";
import { findLeadOfConversation } from "~/features/inbox/find-conversation.server.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";
import { answerNoteForm } from "../leads/lead-note-action.server.ts";
import { answerSnippetForm, answerWriteForm } from "../leads/lead-write-action.server.ts";
import type { WriteAnswer } from "./reply-box.tsx";
import { answerStopCheckForm } from "./stop-check-action.server.ts";

const notAssigned = { title: "Not Assigned", description: "Please refresh and try again." };
const refusals = {
  not_possible: "That teammate can’t be assigned conversations. Choose someone else.",
};

/** What the forms of a conversation ask for: to write, to note, to insert a snippet, to assign. */
export async function answerConversation(
  context: CrmContext,
  conversationId: string,
  values: FormValues,
) {
  if (values.intent === "assign") return answerAssignForm(context, conversationId, values);
  if (values.intent === "settle-stop-check") {
    return answerStopCheckForm(context, { ...values, conversation_id: conversationId });
  }
  const member = sessionMember(context);
  const platform = context.get(platformContext);
  const leadId = await findLeadOfConversation(platform, member, conversationId);
  if (!leadId) throw notFound();
  if (values.intent === "insert-snippet") return answerSnippetForm(context, leadId, values);
  if (values.intent !== "write-message") throw malformed();
  if (values.channel !== "note") return answerWriteForm(context, leadId, values);
  const { data: noted, init } = await answerNoteForm(context, leadId, {
    ...values,
    note: values.words ?? "",
  });
  const { nextKey, refused } = noted.noted;
  const written: WriteAnswer = {
    ...(nextKey ? { nextKey } : {}),
    ...(refused ? { refused: { values, errors: { words: refused.errors.note ?? "" } } } : {}),
  };
  return data({ toasts: noted.toasts, written }, init ?? undefined);
}

async function answerAssignForm(context: CrmContext, conversationId: string, values: FormValues) {
  const memberId = readId(values.member_id);
  if (values.member_id && !memberId) throw malformed();
  const assigned = await assignConversation(context.get(platformContext), sessionMember(context), {
    conversationId,
    memberId,
  });
  if (!assigned.ok) return tellRefusal(assigned, notAssigned, refusals);
  return tell({
    title: memberId ? "Assigned" : "Unassigned",
    description: memberId ? "It’s in their inbox now." : "No one is assigned to it.",
  });
}
