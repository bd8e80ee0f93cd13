import { data } from "react-router";
import { addLeadNote } from "~/features/leads/own/add-lead-note.server.ts";
import { leadNoteSchema } from "~/features/leads/own/note.schema.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type AnyRefused,
  notFound,
  reasonOf,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";
import type { NoteAnswer } from "./lead-note-form.tsx";

const reused = "This note was already saved with different text. Please reload the page.";

/** Keeps a note about a lead, or shows it again (`leads.notes`). */
export async function answerNoteForm(context: CrmContext, leadId: string, values: FormValues) {
  const member = sessionMember(context);
  const checked = check(leadNoteSchema, values);
  if (!checked.ok) return refuse(checked, values);
  const added = await addLeadNote(context.get(platformContext), member, {
    leadId,
    text: checked.value.note,
    requestKey: readRequestKey(values.request_key),
  });
  if (!added.ok) return refuse(added, values);
  const toast: ToastMessage = {
    tone: "good",
    title: "Note Saved",
    description: "It's in the conversation.",
  };
  return show([toast], { nextKey: newRequestKey() }, 200);
}

function refuse(refused: AnyRefused, values: FormValues) {
  if (refused.code === "not_found") throw notFound();
  const errors = refused.errors ?? { note: reasonOf(refused) ?? reused };
  return show([], { refused: { values, errors } }, statusOfRefusal(refused));
}

const show = (toasts: ToastMessage[], noted: NoteAnswer, status: number) =>
  data({ toasts, noted }, { status });
