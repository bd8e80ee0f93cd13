import { mergeLeads, undoMerge } from "~/features/lead-merges/merge-leads.server.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";

const notMerged = { title: "Not Merged", description: "Please refresh and try again." };
const whyNotMerged = {
  already_done: "A teammate already merged one of them.",
  not_possible: "These don’t match, or other leads are merged into that one.",
};
const notUndone = { title: "Nothing to Undo", description: "Please refresh and try again." };
const whyNotUndone = { already_done: "A teammate already undid it." };

/** Merges another lead of the same person into this one, or undoes it (`leads.merge`). */
export async function answerMergeForm(context: CrmContext, leadId: string, values: FormValues) {
  const platform = context.get(platformContext);
  const member = sessionMember(context);
  const duplicateId = readId(values.duplicate_id);
  if (!duplicateId) throw notFound();
  if (values.intent === "undo-merge") {
    const undone = await undoMerge(platform, member, duplicateId);
    if (!undone.ok) return tellRefusal(undone, notUndone, whyNotUndone);
    return tell({
      title: "Undone",
      description: `${undone.name} is a separate lead again. Its automatic messages stay off.`,
    });
  }
  const merged = await mergeLeads(platform, member, { keptId: leadId, duplicateId });
  if (!merged.ok) return tellRefusal(merged, notMerged, whyNotMerged);
  return tell({ title: "Merged", description: "Both are one lead now. You can undo it any time." });
}
