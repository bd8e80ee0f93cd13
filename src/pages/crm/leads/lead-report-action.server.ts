import { data } from "react-router";
import { leadReportSchema } from "~/features/lead-reports/lead-reports.schema.ts";
import { reportLead } from "~/features/lead-reports/report-lead.server.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";

const notSent = { title: "Not Reported", description: "Please refresh and try again." };
const refusals = {
  already_done: "It was already reported.",
  not_possible: "Your team added this lead, so there’s nothing to report.",
};

/** Tells staff that a lead is worth nothing, or shows the form again (`leads.bad-lead`). */
export async function answerReportForm(context: CrmContext, leadId: string, values: FormValues) {
  const member = sessionMember(context);
  const checked = check(leadReportSchema, values);
  if (!checked.ok) {
    const reported = { values, errors: checked.errors };
    return data({ toasts: [], reported }, { status: statusOfRefusal(checked) });
  }
  const sent = await reportLead(context.get(platformContext), member, leadId, checked.value);
  if (!sent.ok) return tellRefusal(sent, notSent, refusals);
  return tell({ title: "Reported", description: "We’ll let you know." });
}
