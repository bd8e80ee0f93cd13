import { finishLeadTask, moveOwnLead } from "~/domains/leads/index.server.ts";
import { finishReply } from "~/domains/office/index.server.ts";
import { completeVisit, notifyOnTheWay } from "~/domains/schedule/index.server.ts";
import { readRequestKey } from "~/platform/http/commands/request-key.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";

const notDone = { title: "Not Changed", description: "Please refresh and try again." };
const otherwise = "Someone else just changed this. Please check it and try again.";
const refusals = { not_possible: otherwise, already_done: otherwise };

const successMessages = {
  reply: "Marked handled.",
  lead: "Moved to Contacted.",
  visit: "Appointment marked done.",
  way: "Customer notified: you’re on your way.",
  task: "Task marked done.",
};

/** Value of the Done button: kind and id of the row, such as "task:0190…". */
export async function handleReplyDone(context: CrmContext, { done, request_key: key }: FormValues) {
  const member = sessionMember(context);
  const platform = context.get(platformContext);
  const [kind = "", rest] = typeof done === "string" ? done.split(":") : [];
  const id = readId(rest);
  if (!id || !Object.hasOwn(successMessages, kind)) throw malformed();
  const run = {
    reply: () => finishReply(platform, member, id),
    lead: () => moveOwnLead(platform, member, { leadId: id, stage: "contacted", lostReason: null }),
    visit: () => completeVisit(platform, member, id, false, readRequestKey(key)),
    way: () => notifyOnTheWay(platform, member, id),
    task: () => finishLeadTask(platform, member, id),
  }[kind as keyof typeof successMessages];
  const finished = await run();
  if (!finished.ok) {
    const reason = "errors" in finished ? reasonFor(finished.errors) : undefined;
    if (reason) {
      const messages = { not_possible: reason };
      return respondWithRefusal({ ok: false, code: "not_possible" }, notDone, messages);
    }
    return respondWithRefusal(finished, notDone, refusals);
  }
  return respondWithToasts({
    title: kind === "way" ? "Sent" : "Done",
    description: successMessages[kind as keyof typeof successMessages],
  });
}

/** Why an appointment wasn't changed; Today has no field to show it at. */
function reasonFor({ early, checklist, on_the_way: onTheWay }: FieldErrors): string | undefined {
  // A page loaded before midnight may show an appointment of another day.
  if (early) return `${early} Open it to mark it done early.`;
  return checklist ?? onTheWay;
}
