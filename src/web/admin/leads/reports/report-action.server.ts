import { decideReport } from "~/domains/growth/lead-reports/decide-report.server.ts";
import { decisionSchema } from "~/domains/growth/lead-reports/lead-reports.schema.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { respondWithRefusal, tell } from "~/web/shared/frame/form-answers.server.ts";
import { staffContext } from "../../frame/guard.server.ts";

const notDecided = { title: "Not Decided", description: "Please refresh and try again." };
const refusals = { already_done: "Someone already decided this report." };

/** Accepts or declines a report (`leads.bad-lead`). */
export async function handleReportDecision({ request, context }: ActionArgs) {
  const values = await readFormValues(request);
  const reportId = readId(values.report_id);
  if (!reportId) throw notFound();
  const checked = check(decisionSchema, values);
  if (!checked.ok) return respondWithRefusal(checked, notDecided, refusals, { values });
  const platform = context.get(platformContext);
  const decided = await decideReport(platform, context.get(staffContext), reportId, checked.value);
  if (!decided.ok) return respondWithRefusal(decided, notDecided, refusals, { values });
  const description = "We’ll notify the person who reported it.";
  return tell({
    title: checked.value.decision === "accepted" ? "Accepted" : "Declined",
    description,
  });
}
