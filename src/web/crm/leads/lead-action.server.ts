import { data } from "react-router";
import { pauseFollowUp, resumeFollowUp, stopFollowUp } from "~/domains/follow-ups/index.server.ts";
import { reportLead } from "~/domains/growth/index.server.ts";
import { leadReportSchema } from "~/domains/growth/index.ts";
import { mergeLeads, undoMerge } from "~/domains/intake/index.server.ts";
import {
  addLeadTask,
  finishLeadTask,
  leadTaskSchema,
  moveOwnLead,
} from "~/domains/leads/index.server.ts";
import { leadStages, lostReasons, stageLabels } from "~/domains/leads/index.ts";
import {
  type ActionArgs,
  type ReceivedFiles,
  type ReceivedForm,
  runReceived,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import {
  handleMessageForm,
  handleNoteForm,
  handleSnippetForm,
  handleStopCheckForm,
  type LeadForm,
  rejectedInput,
  withMessageForm,
} from "~/web/crm/conversations/conversation-action.server.ts";
import { done, emptyForm } from "~/web/crm/conversations/form-result.ts";
import {
  handleScheduledForm,
  handleScheduleForm,
} from "~/web/crm/conversations/scheduled-action.server.ts";
import { sessionMember } from "~/web/crm/frame/guard.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";

/** Handles the buttons of a lead's page. */
export const handleLeadPageForm = (args: ActionArgs, leadId: string) =>
  withMessageForm(args, (form) => handleForm(args, form, leadId));

async function handleForm(args: ActionArgs, form: ReceivedFiles, leadId: string) {
  const sent = { args, form, leadId };
  const { intent } = form.body;
  switch (intent) {
    case "move":
      return handleMoveForm(args, { ...form, body: { ...form.body, lead_id: leadId } });
    case "write-message":
      return handleMessageForm(sent);
    case "schedule-message":
      return handleScheduleForm(sent, { leadId });
    case "change-scheduled":
    case "cancel-scheduled":
    case "send-scheduled":
      return handleScheduledForm(sent, intent);
    case "insert-snippet":
      return handleSnippetForm({ ...sent, target: { leadId } });
    case "settle-stop-check":
      return handleStopCheckForm(args.context, form.body);
    case "add-note":
      return handleNoteForm({ ...sent, about: { leadId } });
    case "add-task":
      return addTask(sent);
    case "merge-lead":
    case "undo-merge":
      return merge(sent, intent);
    case "report-lead":
      return report(sent);
    case "pause-follow-up":
    case "resume-follow-up":
    case "stop-follow-up":
      return changeFollowUp(sent, intent);
    default:
      return finishTask(sent);
  }
}

const refresh = "Please refresh and try again.";

/** Moves a lead to another stage, from any page with the form (`leads.stages`). */
export async function handleMoveForm(args: ActionArgs, form: ReceivedForm) {
  const values = form.body;
  const leadId = readId(values.lead_id);
  const stage = leadStages.find((leadStage) => leadStage === values.stage);
  if (!leadId) throw notFound();
  if (!stage) throw malformed();
  const lostReason = lostReasons.find((lostReason) => lostReason === values.lost_reason) ?? null;
  const member = sessionMember(args.context);
  const moved = await runReceived(args, form, {
    call: ({ platform }) => moveOwnLead(platform, member, { leadId, stage, lostReason }),
  });
  if (!moved.ok) {
    const messages = {
      not_possible: "You can’t move a lead from its current status to that one.",
      already_done: "A teammate merged it into another lead, which keeps its own status.",
    };
    return respondWithRefusal(moved, { title: "Not Moved", description: refresh }, messages, {
      values,
    });
  }
  return respondWithToasts({
    title: moved.changed ? "Moved" : "Nothing to Move",
    description: `${moved.changed ? "Moved to" : "Already in"} ${stageLabels[stage]}.`,
  });
}

/** Adds a task to a lead, or shows the form again. */
async function addTask({ args, form, leadId }: LeadForm) {
  const member = sessionMember(args.context);
  const added = await runReceived(args, form, {
    read: (values) => check(leadTaskSchema, values),
    call: ({ platform, requestKey }, task) =>
      addLeadTask(platform, member, { leadId, task, requestKey }),
  });
  if (!added.ok) {
    const tasked = rejectedInput("task", added, form.body);
    return data({ toasts: [], tasked }, { status: statusOfRefusal(added) });
  }
  return data({
    toasts: done("Task Saved", "It’ll show up on Today when it’s due."),
    tasked: emptyForm(),
  });
}

/** Marks a task done or not done. */
async function finishTask({ args, form }: LeadForm) {
  const { finish_task: finish, undo_task: undo } = form.body;
  const taskId = readId(finish ?? undo);
  if (!taskId) throw malformed();
  const isDone = finish !== undefined;
  const member = sessionMember(args.context);
  const finished = await runReceived(args, form, {
    call: ({ platform }) => finishLeadTask(platform, member, taskId, isDone),
  });
  return finished.ok
    ? respondWithToasts({
        title: "Saved",
        description: isDone ? "Task marked done." : "Task reopened.",
      })
    : respondWithRefusal(finished, { title: "Not Changed", description: refresh });
}

/** Merges another lead of the same customer into this one, or undoes it (`leads.merge`). */
async function merge({ args, form, leadId }: LeadForm, intent: "merge-lead" | "undo-merge") {
  const member = sessionMember(args.context);
  const duplicateId = readId(form.body.duplicate_id);
  if (!duplicateId) throw notFound();
  if (intent === "undo-merge") {
    const undone = await runReceived(args, form, {
      call: ({ platform }) => undoMerge(platform, member, duplicateId),
    });
    if (!undone.ok) {
      const messages = { already_done: "A teammate already undid it." };
      return respondWithRefusal(
        undone,
        { title: "Nothing to Undo", description: refresh },
        messages,
      );
    }
    const description = `${undone.name} is a separate lead again. Its automatic messages stay off.`;
    return respondWithToasts({ title: "Undone", description });
  }
  const merged = await runReceived(args, form, {
    call: ({ platform }) => mergeLeads(platform, member, { targetId: leadId, duplicateId }),
  });
  if (!merged.ok) {
    const messages = {
      already_done: "A teammate already merged one of them.",
      not_possible: "These don’t match, or other leads are merged into that one.",
    };
    return respondWithRefusal(merged, { title: "Not Merged", description: refresh }, messages);
  }
  return respondWithToasts({
    title: "Merged",
    description: "Both are one lead now. You can undo it any time.",
  });
}

const followUpChanges = {
  "pause-follow-up": {
    command: pauseFollowUp,
    title: "Paused",
    description: "No automatic messages until you tap Resume.",
  },
  "resume-follow-up": {
    command: resumeFollowUp,
    title: "Resumed",
    description: "Automatic messages pick up where they left off.",
  },
  "stop-follow-up": {
    command: stopFollowUp,
    title: "Stopped",
    description: "No more automatic messages for this request.",
  },
} as const;

/** Pauses, resumes or stops a lead's automatic messages. */
async function changeFollowUp(
  { args, form, leadId }: LeadForm,
  intent: keyof typeof followUpChanges,
) {
  const member = sessionMember(args.context);
  const { command, ...messages } = followUpChanges[intent];
  const changed = await runReceived(args, form, {
    call: ({ platform }) => command(platform, member, leadId),
  });
  if (changed.ok) return respondWithToasts(messages);
  const refusals = { not_possible: "No more automatic messages are scheduled." };
  return respondWithRefusal(changed, { title: "No Changes Made", description: refresh }, refusals);
}

/** Reports a bad lead to staff, or shows the form again (`leads.bad-lead`). */
async function report({ args, form, leadId }: LeadForm) {
  const member = sessionMember(args.context);
  const reported = await runReceived(args, form, {
    read: (values) => check(leadReportSchema, values),
    call: ({ platform }, sent) => reportLead(platform, member, leadId, sent),
  });
  if (reported.ok)
    return respondWithToasts({ title: "Reported", description: "We’ll let you know." });
  if (reported.code === "invalid") {
    const shown = { values: form.body, errors: reported.errors };
    return data({ toasts: [], reported: shown }, { status: statusOfRefusal(reported) });
  }
  return respondWithRefusal(
    reported,
    { title: "Not Reported", description: refresh },
    {
      already_done: "It was already reported.",
      not_possible: "Your team added this lead, so there’s nothing to report.",
    },
  );
}
