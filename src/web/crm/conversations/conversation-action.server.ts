import { data } from "react-router";
import { assignConversation } from "~/domains/inbox/assign-conversation.server.ts";
import { findLeadOfConversation } from "~/domains/inbox/find-conversation.server.ts";
import { type ActionArgs, receiveForm } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { respondWithRefusal, tell } from "~/web/shared/frame/form-answers.server.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";
import {
  handleMessageForm,
  handleNoteForm,
  handleSnippetForm,
  type TypedAnswer,
} from "../leads/lead-message-action.server.ts";
import { handleStopCheckForm } from "./stop-check-action.server.ts";

const notAssigned = { title: "Not Assigned", description: "Please refresh and try again." };
const refusals = {
  not_possible: "That teammate can’t be assigned conversations. Choose someone else.",
};

/** Handles the buttons of a conversation: message, note, template, assignment. */
export async function handleConversationForm(args: ActionArgs, conversationId: string) {
  const form = await receiveForm(args.request);
  const { context } = args;
  const { body: values } = form;
  if (values.intent === "assign") return handleAssignForm(context, conversationId, values);
  if (values.intent === "settle-stop-check") {
    return handleStopCheckForm(context, { ...values, conversation_id: conversationId });
  }
  const member = sessionMember(context);
  const platform = context.get(platformContext);
  const leadId = await findLeadOfConversation(platform, member, conversationId);
  if (!leadId) throw notFound();
  if (values.intent === "insert-snippet") return handleSnippetForm({ args, form, leadId });
  if (values.intent !== "write-message") throw malformed();
  if (values.channel !== "note") return handleMessageForm({ args, form, leadId });
  const note = { ...form, body: { ...values, note: values.words ?? "" } };
  const { data: noted, init } = await handleNoteForm({ args, form: note, leadId });
  const { nextKey, refused } = noted.noted;
  const written: TypedAnswer = {
    ...(nextKey ? { nextKey } : {}),
    ...(refused ? { refused: { values, errors: { words: refused.errors.note ?? "" } } } : {}),
  };
  return data({ toasts: noted.toasts, written }, init ?? undefined);
}

async function handleAssignForm(context: CrmContext, conversationId: string, values: FormValues) {
  const memberId = readId(values.member_id);
  if (values.member_id && !memberId) throw malformed();
  const assigned = await assignConversation(context.get(platformContext), sessionMember(context), {
    conversationId,
    memberId,
  });
  if (!assigned.ok) return respondWithRefusal(assigned, notAssigned, refusals);
  return tell({
    title: memberId ? "Assigned" : "Unassigned",
    description: memberId ? "It’s in their inbox now." : "No one is assigned to it.",
  });
}
