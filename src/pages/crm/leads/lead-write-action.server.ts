import { data } from "react-router";
import { byHandSchema } from "~/features/follow-ups/by-hand/by-hand.schema.ts";
import { writeMessage } from "~/features/follow-ups/by-hand/write-message.server.ts";
import { fillSnippets } from "~/features/inbox/snippets/list-snippets.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type AnyRefused,
  notFound,
  refusalToast,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import type { WriteAnswer } from "../conversations/reply-box.tsx";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";

const notSent = { title: "Not Sent", description: "Please refresh and try again." };
const refusals = {
  changed_elsewhere: "They’re updating their preferences right now. Try again in a moment.",
  key_reused: "This message was already sent with different text. Please reload the page.",
};

/** Sends what a member wrote to the person of a lead, or shows it again with why not (`follow-ups.by-hand`). */
export async function answerWriteForm(context: CrmContext, leadId: string, values: FormValues) {
  const member = sessionMember(context);
  const checked = check(byHandSchema, values);
  if (!checked.ok) return refuse(checked, values);
  const written = await writeMessage(context.get(platformContext), member, {
    leadId,
    request: checked.value,
    requestKey: readRequestKey(values.request_key),
  });
  if (!written.ok) return refuse(written, values);
  const toast: ToastMessage = {
    tone: "good",
    title: checked.value.channel === "sms" ? "Text on Its Way" : "Email on Its Way",
    description: written.paused
      ? "Automatic messages are paused. Tap Resume to restart them."
      : "It's in the conversation.",
  };
  return show([toast], { nextKey: newRequestKey() }, 200);
}

/** Puts a snippet after what was typed, where no script does (`inbox.snippets`). */
export async function answerSnippetForm(context: CrmContext, leadId: string, values: FormValues) {
  const member = sessionMember(context);
  const snippets = await fillSnippets(context.get(platformContext), member, leadId);
  const snippet = snippets.find(({ id }) => id === values.snippet_id);
  // Not the business's snippet or lead. With no snippet chosen, the message stays as it is.
  if (snippets.length === 0 || (values.snippet_id && !snippet)) throw notFound();
  const words = [values.words, snippet?.words].filter(Boolean).join("\n");
  return show([], { refused: { values: { ...values, words }, errors: {} } }, 200);
}

function refuse(refused: AnyRefused, values: FormValues) {
  if (refused.code === "not_found") throw notFound();
  const { reference: _, ...words } = refusalToast(refused, notSent, refusals);
  const toasts: ToastMessage[] = refused.errors ? [] : [{ ...words, tone: "destructive" }];
  const shown = { values, errors: refused.errors ?? {} };
  return show(toasts, { refused: shown }, statusOfRefusal(refused));
}

const show = (toasts: ToastMessage[], written: WriteAnswer, status: number) =>
  data({ toasts, written }, { status });
