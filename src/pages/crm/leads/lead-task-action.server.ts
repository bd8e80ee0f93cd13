import { data } from "react-router";
import { addLeadTask } from "~/features/lead-tasks/add-lead-task.server.ts";
import { finishLeadTask } from "~/features/lead-tasks/finish-lead-task.server.ts";
import { leadTaskSchema } from "~/features/lead-tasks/lead-tasks.schema.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import {
  type AnyRefused,
  notFound,
  reasonOf,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import { type CrmContext, sessionMember } from "../frame/session-member.server.ts";
import type { TaskAnswer } from "./lead-tasks.tsx";

const reused = "This task was already saved with different text. Please reload the page.";

/** Notes what is to be done about a lead, or shows it again (`leads.tasks`). */
export async function answerTaskForm(context: CrmContext, leadId: string, values: FormValues) {
  const member = sessionMember(context);
  const checked = check(leadTaskSchema, values);
  if (!checked.ok) return refuse(checked, values);
  const added = await addLeadTask(context.get(platformContext), member, {
    leadId,
    task: checked.value,
    requestKey: readRequestKey(values.request_key),
  });
  if (!added.ok) return refuse(added, values);
  const description = "It’ll show up on Today when it’s due.";
  return show([{ tone: "good", title: "Task Saved", description }], { nextKey: newRequestKey() });
}

/** Says that a task is done or not; null for the page's other forms. */
export async function answerTaskButton(
  context: CrmContext,
  { finish_task: finish, undo_task: undo }: FormValues,
) {
  const taskId = readId(finish ?? undo);
  if (!taskId) return null;
  const done = finish !== undefined;
  const member = sessionMember(context);
  const finished = await finishLeadTask(context.get(platformContext), member, taskId, done);
  const description = done ? "Task marked done." : "Task reopened.";
  return finished.ok
    ? tell({ title: "Saved", description })
    : tellRefusal(finished, { title: "Not Changed", description: "Please refresh and try again." });
}

function refuse(refused: AnyRefused, values: FormValues) {
  if (refused.code === "not_found") throw notFound();
  const errors = refused.errors ?? { task: reasonOf(refused) ?? reused };
  return show([], { refused: { values, errors } }, statusOfRefusal(refused));
}

const show = (toasts: ToastMessage[], tasked: TaskAnswer, status = 200) =>
  data({ toasts, tasked }, { status });
