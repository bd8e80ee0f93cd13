import { data } from "react-router";
import {
  type ManualMessageResult,
  queueCustomerMessage,
  queueManualMessage,
} from "~/domains/follow-ups/index.server.ts";
import { type ManualMessageRequest, manualMessageSchema } from "~/domains/follow-ups/index.ts";
import {
  assignConversation,
  fillSnippets,
  findLeadOfConversation,
  resolveStopCheck,
  stopDecisions,
} from "~/domains/inbox/index.server.ts";
import { addLeadNote } from "~/domains/leads/index.server.ts";
import { leadNoteSchema } from "~/domains/leads/index.ts";
import { maxPhotos } from "~/domains/messaging/index.ts";
import {
  type ActionArgs,
  type ReceivedFiles,
  type ReceivedForm,
  receiveFiles,
  runReceived,
  type Sent,
} from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  refusalToast,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";
import { type CrmContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";
import { done, emptyForm, type FormResult, messageRefusals } from "./form-result.ts";
import { openSavedPhoto } from "./saved-photo.server.ts";
import {
  handleScheduledForm,
  handleScheduleForm,
  isScheduledIntent,
} from "./scheduled-action.server.ts";

const notAssigned = { title: "Not Assigned", description: "Please refresh and try again." };
const assignRefusals = {
  not_possible: "That teammate can’t be assigned conversations. Choose someone else.",
};

const photoFields = { field: "photos", marker: "photos_follow", maxFiles: maxPhotos };

/**
 * Reads a form of a page with a reply box, and handles it.
 * @throws BadRequest like `readForm`
 */
export async function withMessageForm<Handled>(
  { request }: ActionArgs,
  handle: (form: ReceivedFiles) => Promise<Handled>,
): Promise<Handled> {
  const form = await receiveFiles(request, photoFields);
  try {
    return await handle(form);
  } finally {
    form.release();
  }
}

/** Handles the buttons of a conversation: message, note, template, assignment. */
export const handleConversationForm = (args: ActionArgs, conversationId: string) =>
  withMessageForm(args, (form) => handleForm(args, form, conversationId));

async function handleForm(args: ActionArgs, form: ReceivedFiles, conversationId: string) {
  const { context } = args;
  const { body: values } = form;
  if (values.intent === "assign") return handleAssignForm(context, conversationId, values);
  if (values.intent === "settle-stop-check") {
    return handleStopCheckForm(context, { ...values, conversation_id: conversationId });
  }
  if (isScheduledIntent(values.intent)) return handleScheduledForm({ args, form }, values.intent);
  if (values.intent === "schedule-message")
    return handleScheduleForm({ args, form }, { conversationId });
  const member = sessionMember(context);
  const platform = context.get(platformContext);
  const leadId = await findLeadOfConversation(platform, member, conversationId);
  if (!leadId) {
    if (values.intent !== "write-message") throw malformed();
    return sendMessage({ args, form }, (platform, request, requestKey) =>
      queueCustomerMessage(platform, member, {
        ...{ conversationId, request, requestKey, photos: form.files },
      }),
    );
  }
  if (values.intent === "insert-snippet") return handleSnippetForm({ args, form, leadId });
  if (values.intent !== "write-message") throw malformed();
  if (values.channel !== "note") return handleMessageForm({ args, form, leadId });
  if (form.files.length > 0 || form.leftOut !== 0) {
    const errors = { photos: "A note can’t have photos. Add them to the lead or the job instead" };
    return data(
      { toasts: [], written: { refused: { values, errors } } },
      { status: statusOfRefusal({ code: "invalid" }) },
    );
  }
  const note = { ...form, body: { ...values, note: values.words ?? "" } };
  const { data: result, init } = await handleNoteForm({ args, form: note, leadId });
  const { nextKey, refused } = result.noted;
  const formResult: FormResult = {
    ...(nextKey ? { nextKey } : {}),
    ...(refused ? { refused: { values, errors: { words: refused.errors.note ?? "" } } } : {}),
  };
  return data({ toasts: result.toasts, written: formResult }, init ?? undefined);
}

async function handleAssignForm(context: CrmContext, conversationId: string, values: FormValues) {
  const memberId = readId(values.member_id);
  if (values.member_id && !memberId) throw malformed();
  const assigned = await assignConversation(context.get(platformContext), sessionMember(context), {
    conversationId,
    memberId,
  });
  if (!assigned.ok) return respondWithRefusal(assigned, notAssigned, assignRefusals);
  return respondWithToasts({
    title: memberId ? "Assigned" : "Unassigned",
    description: memberId ? "It’s in their inbox now." : "No one is assigned to it.",
  });
}

const notChanged = { title: "No Changes Made", description: "Please refresh and try again." };
const stopCheckRefusals = { already_done: "Someone already decided, or a newer message came in." };
const stopCheckMessages = {
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
  const decision = stopDecisions.find((stopDecision) => stopDecision === values.decision);
  if (!conversationId || !messageId || !decision) throw malformed();
  const settled = await resolveStopCheck(context.get(platformContext), sessionMember(context), {
    ...{ conversationId, messageId, decision },
  });
  return settled.ok
    ? respondWithToasts(stopCheckMessages[decision])
    : respondWithRefusal(settled, notChanged, stopCheckRefusals);
}

/** A form about a lead, from its page or its conversation. */
export type LeadForm = { args: ActionArgs; form: ReceivedForm; leadId: string };
type MessageForm = { args: ActionArgs; form: ReceivedFiles };

const refresh = "Please refresh and try again.";

/** Sends a member's message to a lead's customer, or shows it again with the reason. */
export async function handleMessageForm({
  args,
  form: received,
  leadId,
}: MessageForm & { leadId: string }) {
  const member = sessionMember(args.context);
  const { photo_ref: reference } = received.body;
  const saved =
    typeof reference === "string" ? await openSavedPhoto(args.context, member, reference) : null;
  if (reference && !saved) {
    const errors = { photos: "That photo was deleted. Choose another one" };
    const formResult: FormResult = { refused: { values: received.body, errors } };
    return data(
      { toasts: [] as ToastMessage[], written: formResult },
      { status: statusOfRefusal({ code: "invalid" }) },
    );
  }
  const files = saved ? [saved, ...received.files] : received.files;
  const leftOut = files.length > maxPhotos ? 1 : received.leftOut;
  const form = { ...received, files, leftOut };
  return sendMessage({ args, form }, (platform, request, requestKey) =>
    queueManualMessage(platform, member, { leadId, request, requestKey, photos: form.files }),
  );
}

const timeChosen = {
  ok: false,
  code: "invalid",
  errors: { send_at: "You picked a time. Tap Schedule, or clear the time to send it now" },
} as const;

const photosMissing = {
  ok: false,
  code: "invalid",
  errors: { photos: `Choose up to ${maxPhotos} photos, each up to 15 MB. Nothing was sent` },
} as const;

async function sendMessage(
  { args, form }: MessageForm,
  send: (
    platform: Sent<FormValues>["platform"],
    request: ManualMessageRequest,
    requestKey: string | null,
  ) => Promise<ManualMessageResult>,
) {
  const queued = await runReceived(args, form, {
    // Enter in the field with the time submits the form with its first button.
    read: (values) => {
      if (values.send_at) return timeChosen;
      return form.leftOut === 0 ? check(manualMessageSchema, values) : photosMissing;
    },
    call: ({ platform, requestKey }, request) => send(platform, request, requestKey),
  });
  if (!queued.ok) {
    const errors = queued.code === "invalid" ? queued.errors : undefined;
    const notSent = { title: "Not Sent", description: refresh };
    const { reference: _, ...toast } = refusalToast(queued, notSent, messageRefusals);
    const toasts: ToastMessage[] = errors ? [] : [{ ...toast, tone: "destructive" }];
    const shown = typed(queued, form.body, errors ?? {});
    return data({ toasts, written: shown }, { status: statusOfRefusal(queued) });
  }
  return data({
    toasts: done(
      queued.value.channel === "sms" ? "Text on Its Way" : "Email on Its Way",
      queued.paused
        ? "Automatic messages are paused. Tap Resume to restart them."
        : "It's in the conversation.",
    ),
    written: emptyForm(),
  });
}

/** Appends a template to the input when there is no JavaScript. */
export async function handleSnippetForm({ args, form, leadId }: LeadForm) {
  const { body: values } = form;
  const member = sessionMember(args.context);
  const snippets = await fillSnippets(args.context.get(platformContext), member, leadId);
  const snippet = snippets.find(({ id }) => id === values.snippet_id);
  // The template or lead isn't this business's. With no template selected, the message is unchanged.
  if (snippets.length === 0 || (values.snippet_id && !snippet)) throw notFound();
  const text = [values.words, snippet?.words].filter(Boolean).join("\n");
  const formResult: FormResult = { refused: { values: { ...values, words: text }, errors: {} } };
  return data({ toasts: [] as ToastMessage[], written: formResult });
}

/** Saves a note about a lead, or shows the form again (`leads.own`). */
export async function handleNoteForm({ args, form, leadId }: LeadForm) {
  const member = sessionMember(args.context);
  const added = await runReceived(args, form, {
    read: (values) => check(leadNoteSchema, values),
    call: ({ platform, requestKey }, { note: text }) =>
      addLeadNote(platform, member, { leadId, text, requestKey }),
  });
  if (!added.ok) {
    const rejected = rejectedInput("note", added, form.body);
    return data({ toasts: [], noted: rejected }, { status: statusOfRefusal(added) });
  }
  return data({ toasts: done("Note Saved", "It's in the conversation."), noted: emptyForm() });
}

/**
 * A form with its input.
 * @throws Response 404 if the lead is gone
 */
function typed(refused: AnyRefused, values: FormValues, errors: FieldErrors): FormResult {
  if (refused.code === "not_found") throw notFound();
  return { refused: { values, errors } };
}

/** An error response whose reason isn’t about one of the fields of the form shown. */
export function rejectedInput(
  field: "note" | "task",
  refused: AnyRefused,
  values: FormValues,
): FormResult {
  const reused = `This ${field} was already saved with different text. Please reload the page.`;
  const { message } = shownRefusal(refused, { key_reused: reused });
  return typed(refused, values, refused.errors ?? { [field]: message ?? refresh });
}
