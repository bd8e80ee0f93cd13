import { data } from "react-router";
import { byHandSchema } from "~/domains/follow-ups/by-hand/by-hand.schema.ts";
import { writeMessage } from "~/domains/follow-ups/by-hand/write-message.server.ts";
import { fillSnippets } from "~/domains/inbox/snippets/list-snippets.server.ts";
import { addLeadNote } from "~/domains/leads/own/add-lead-note.server.ts";
import { leadNoteSchema } from "~/domains/leads/own/note.schema.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type ActionArgs,
  type ReceivedForm,
  runReceived,
} from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  notFound,
  refusalToast,
  shownRefusal,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import { sessionMember } from "../frame/session-member.server.ts";

/** A form about a lead, from its own page or from its conversation. */
export type LeadForm = { args: ActionArgs; form: ReceivedForm; leadId: string };

/** A new key for an empty form, or what was typed with what is wrong. */
export type TypedAnswer = {
  nextKey?: string;
  refused?: { values: FormValues; errors: FieldErrors };
};

const refresh = "Please refresh and try again.";

/** Sends a member's message to the person of a lead, or shows it again with why not. */
export async function answerWriteForm({ args, form, leadId }: LeadForm) {
  const member = sessionMember(args.context);
  const written = await runReceived(args, form, {
    read: (values) => check(byHandSchema, values),
    call: ({ platform, requestKey }, request) =>
      writeMessage(platform, member, { leadId, request, requestKey }),
  });
  if (!written.ok) {
    const words = {
      changed_elsewhere: "They’re updating their preferences right now. Try again in a moment.",
      key_reused: "This message was already sent with different text. Please reload the page.",
    };
    const errors = written.code === "invalid" ? written.errors : undefined;
    const notSent = { title: "Not Sent", description: refresh };
    const { reference: _, ...toast } = refusalToast(written, notSent, words);
    const toasts: ToastMessage[] = errors ? [] : [{ ...toast, tone: "destructive" }];
    const shown = typed(written, form.body, errors ?? {});
    return data({ toasts, written: shown }, { status: statusOfRefusal(written) });
  }
  return data({
    toasts: done(
      written.value.channel === "sms" ? "Text on Its Way" : "Email on Its Way",
      written.paused
        ? "Automatic messages are paused. Tap Resume to restart them."
        : "It's in the conversation.",
    ),
    written: anew(),
  });
}

/** Puts a snippet after what was typed, where no script does. */
export async function answerSnippetForm({ args, form, leadId }: LeadForm) {
  const { body: values } = form;
  const member = sessionMember(args.context);
  const snippets = await fillSnippets(args.context.get(platformContext), member, leadId);
  const snippet = snippets.find(({ id }) => id === values.snippet_id);
  // Not the business's snippet or lead. With no snippet chosen, the message stays as it is.
  if (snippets.length === 0 || (values.snippet_id && !snippet)) throw notFound();
  const words = [values.words, snippet?.words].filter(Boolean).join("\n");
  const written: TypedAnswer = { refused: { values: { ...values, words }, errors: {} } };
  return data({ toasts: [] as ToastMessage[], written });
}

/** Saves a note about a lead, or shows it again (`leads.notes`). */
export async function answerNoteForm({ args, form, leadId }: LeadForm) {
  const member = sessionMember(args.context);
  const added = await runReceived(args, form, {
    read: (values) => check(leadNoteSchema, values),
    call: ({ platform, requestKey }, { note: text }) =>
      addLeadNote(platform, member, { leadId, text, requestKey }),
  });
  if (!added.ok) {
    const noted = typedIn("note", added, form.body);
    return data({ toasts: [], noted }, { status: statusOfRefusal(added) });
  }
  return data({ toasts: done("Note Saved", "It's in the conversation."), noted: anew() });
}

export const done = (title: string, description: string): ToastMessage[] => [
  { tone: "good", title, description },
];

/** An empty form, with a key of its own for what is typed next. */
export const anew = (): TypedAnswer => ({ nextKey: newRequestKey() });

/** A form with what was typed. @throws the 404 page where the lead is gone */
function typed(refused: AnyRefused, values: FormValues, errors: FieldErrors): TypedAnswer {
  if (refused.code === "not_found") throw notFound();
  return { refused: { values, errors } };
}

/** The same with the reason next to its field, where it's about none of them. */
export function typedIn(
  field: "note" | "task",
  refused: AnyRefused,
  values: FormValues,
): TypedAnswer {
  const reused = `This ${field} was already saved with different text. Please reload the page.`;
  const { message } = shownRefusal(refused, { key_reused: reused });
  return typed(refused, values, refused.errors ?? { [field]: message ?? refresh });
}
