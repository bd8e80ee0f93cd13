import { mergeLeads, undoMerge } from "~/features/lead-merges/merge-leads.server.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";

const notMerged = { title: "Not Merged", description: "Please look again." };
const whyNotMerged = {
  already_done: "Somebody merged one of the two in the meantime.",
  not_possible: "The two are not of one person, or others are merged into that lead.",
};
const notUndone = { title: "Nothing to Undo", description: "Please look again." };
const whyNotUndone = { already_done: "Somebody undid it in the meantime." };

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
  return tell({ title: "Merged", description: "Both are here now. You can undo it any time." });
}
