import { finishLeadTask, moveOwnLead } from "~/domains/leads/index.server.ts";
import { finishReply } from "~/domains/office/index.server.ts";
import { completeVisit } from "~/domains/schedule/index.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-answers.server.ts";

const notDone = { title: "Not Changed", description: "Please refresh and try again." };
const otherwise = "Someone else just changed this. Please check it and try again.";
const refusals = { not_possible: otherwise, already_done: otherwise };

const successMessages = {
  reply: "Marked handled.",
  lead: "Moved to Contacted.",
  visit: "Appointment marked done.",
  task: "Task marked done.",
};

/** Value of the Done button: kind and id of the row, such as "task:0190…". */
export async function handleReplyDone(context: CrmContext, { done }: FormValues) {
  const member = sessionMember(context);
  const platform = context.get(platformContext);
  const [kind = "", rest] = typeof done === "string" ? done.split(":") : [];
  const id = readId(rest);
  if (!id || !Object.hasOwn(successMessages, kind)) throw malformed();
  const run = {
    reply: () => finishReply(platform, member, id),
    lead: () => moveOwnLead(platform, member, { leadId: id, stage: "contacted", lostReason: null }),
    visit: () => completeVisit(platform, member, id),
    task: () => finishLeadTask(platform, member, id),
  }[kind as keyof typeof successMessages];
  const finished = await run();
  if (!finished.ok) {
    // A page loaded before midnight may show a visit of another day.
    const early = "errors" in finished ? finished.errors.early : undefined;
    if (early) {
      const messages = { not_possible: `${early} Open it to mark it done early.` };
      return respondWithRefusal({ ok: false, code: "not_possible" }, notDone, messages);
    }
    return respondWithRefusal(finished, notDone, refusals);
  }
  return respondWithToasts({
    title: "Done",
    description: successMessages[kind as keyof typeof successMessages],
  });
}
