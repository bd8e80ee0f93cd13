import { data } from "react-router";
import { deleteLeadView, saveLeadView } from "~/domains/leads/lead-views/own-lead-views.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import { respondWithRefusal, tell } from "~/web/shared/frame/form-answers.server.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";
import { readLeadView, readOwnLeadFilter } from "./lead-query.ts";

const notSaved = { title: "Not Saved", description: "Please refresh and try again." };

/** Saves the filters of the page's URL under a name. */
export async function handleSaveView(
  context: CrmContext,
  { searchParams }: URL,
  values: FormValues,
) {
  const filter = {
    ...readOwnLeadFilter(searchParams),
    board: readLeadView(searchParams) === "board",
  };
  const member = sessionMember(context);
  const saved = await saveLeadView(context.get(platformContext), member, filter, values);
  if (!saved.ok) return respondWithRefusal(saved, notSaved, {}, { values });
  return tell({ title: "View Saved", description: "You’ll find it above your leads." });
}

/** Deletes a view; if it is already gone, such as after a second click, shows an error. */
export async function handleDeleteView(context: CrmContext, values: FormValues) {
  const member = sessionMember(context);
  const viewId = readId(values.view_id);
  if (!viewId) throw notFound();
  const deleted = await deleteLeadView(context.get(platformContext), member, viewId);
  if (deleted.ok)
    return tell({ title: "View Deleted", description: "Your leads aren’t affected." });
  const toast: ToastMessage = {
    tone: "destructive",
    title: "Not Deleted",
    description: "That view no longer exists.",
  };
  return data({ toasts: [toast], refused: undefined }, { status: statusOfRefusal(deleted) });
}
