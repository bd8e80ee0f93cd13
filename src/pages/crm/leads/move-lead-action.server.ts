import { lostReasons } from "~/features/leads/leads.ts";
import { moveOwnLead } from "~/features/leads/own/move-own-lead.server.ts";
import { leadStages, stageLabels } from "~/features/leads/stages.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import type { CrmContext } from "../frame/session-member.server.ts";
import { sessionMember } from "../frame/session-member.server.ts";

const notMoved = { title: "Not Moved", description: "Please refresh and try again." };
const refusals = {
  not_possible: "You can’t move a lead from its current status to that one.",
  already_done: "A teammate merged it into another lead, which keeps its own status.",
};

/** Moves a lead to another column of the board, from whichever page the form is on (`leads.stages`). */
export async function answerMoveForm(context: CrmContext, values: FormValues) {
  const leadId = readId(values.lead_id);
  const stage = leadStages.find((one) => one === values.stage);
  if (!leadId) throw notFound();
  if (!stage) throw malformed();
  const lostReason = lostReasons.find((one) => one === values.lost_reason) ?? null;
  const member = sessionMember(context);
  const moved = await moveOwnLead(context.get(platformContext), member, {
    leadId,
    stage,
    lostReason,
  });
  if (!moved.ok) return tellRefusal(moved, notMoved, refusals, { values });
  return tell({
    title: moved.changed ? "Moved" : "Nothing to Move",
    description: `${moved.changed ? "Moved to" : "Already in"} ${stageLabels[stage]}.`,
  });
}
