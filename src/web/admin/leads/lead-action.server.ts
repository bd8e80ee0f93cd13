import { data, type RouterContextProvider } from "react-router";
import {
  pauseFollowUp,
  queueManualMessage,
  resumeFollowUp,
  sendNextStepNow,
  stopFollowUp,
} from "~/domains/follow-ups/index.server.ts";
import { manualMessageSchema } from "~/domains/follow-ups/index.ts";
import { decideReport } from "~/domains/growth/index.server.ts";
import { decisionSchema } from "~/domains/growth/index.ts";
import { reviewWithUndo, undoReview } from "~/domains/leads/index.server.ts";
import { newRequestKey, readRequestKey } from "~/platform/http/commands/request-key.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import {
  type AnyRefused,
  malformed,
  notFound,
  refusalToast,
  statusOfRefusal,
} from "~/platform/http/failures/refusal.server.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import {
  check,
  type FieldErrors,
  type FormValues,
  formValues,
} from "~/platform/validation/form.ts";
import type { ToastMessage } from "~/ui/toasts/show-toast.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { counted, readCheckedIds, runForEach } from "~/web/admin/lists/lists.server.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";
import type { Route } from "./+types/leads";

const followUpRefusals = {
  not_possible: "Follow-up for this lead has already ended.",
  changed_elsewhere: "Something just changed. Please refresh and try again.",
};
const notChanged = { title: "Nothing Changed", description: "Please refresh and try again." };

const followUpCommands = {
  "pause-follow-up": {
    command: pauseFollowUp,
    title: "Follow-Up Paused",
    description: "No automatic messages until you click Resume.",
  },
  "resume-follow-up": {
    command: resumeFollowUp,
    title: "Follow-Up Resumed",
    description: "It continues where it left off.",
  },
  "stop-follow-up": {
    command: stopFollowUp,
    title: "Follow-Up Stopped",
    description: "No more automatic messages for this request.",
  },
} as const;

const sendingToasts = {
  sending: { title: "Sending Now", description: "The next message will be sent in a moment." },
  held: { title: "On Hold", description: "The message will be sent as soon as it can be." },
  refused: { title: "Not Sent", description: "Nothing changed." },
  past: { title: "Already Sent", description: "This message was already handled." },
};

/** Handles the follow-up buttons of a lead; null for the page's other forms. */
export async function handleFollowUpForm(
  context: Readonly<RouterContextProvider>,
  leadId: string,
  form: FormData,
) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const intent = form.get("intent");
  if (intent === "send-next-now") {
    const stepKey = form.get("step");
    if (typeof stepKey !== "string") throw malformed();
    const sent = await sendNextStepNow(platform, member, { leadId, stepKey });
    if (!sent.ok) return respondWithRefusal(sent, notChanged, followUpRefusals);
    const { title, description } = sendingToasts[sent.outcome];
    return respondWithToasts({ title, description: sent.why ?? description });
  }
  if (typeof intent !== "string" || !Object.hasOwn(followUpCommands, intent)) return null;
  const { command, ...toast } = followUpCommands[intent as keyof typeof followUpCommands];
  const changed = await command(platform, member, leadId);
  return changed.ok
    ? respondWithToasts(toast)
    : respondWithRefusal(changed, notChanged, followUpRefusals);
}

const notSent = { title: "Not Sent", description: "Please refresh and try again." };
const messageRefusals = {
  not_possible: "This customer isn’t with a business, so you can’t message them here.",
  changed_elsewhere: "The customer is opting out or in right now. Click Send again.",
  key_reused: "This form was already sent with a different message. Please reload the page.",
};

/** Sends a message from staff to a lead's customer, or shows it again with errors. */
export async function handleStaffMessageForm(
  context: Readonly<RouterContextProvider>,
  leadId: string,
  form: FormData,
) {
  const values = formValues(form);
  const checked = check(manualMessageSchema, values);
  if (!checked.ok) return refuse(checked, values);
  const queued = await queueManualMessage(context.get(platformContext), context.get(staffContext), {
    leadId,
    request: checked.value,
    requestKey: readRequestKey(form.get("request_key")),
  });
  if (!queued.ok) return refuse(queued, values);
  const toast: ToastMessage = {
    tone: "good",
    title: checked.value.channel === "sms" ? "Sending Text" : "Sending Email",
    description: queued.paused
      ? "Automatic follow-up is paused. Click Resume to continue it."
      : "It’s in the conversation.",
  };
  return show([toast], { nextKey: newRequestKey() }, 200);
}

function refuse(refused: AnyRefused, values: FormValues) {
  const { reference: _, ...toast } = refusalToast(refused, notSent, messageRefusals);
  const toasts: ToastMessage[] = refused.errors ? [] : [{ ...toast, tone: "destructive" }];
  const shown = { values, errors: refused.errors ?? {} };
  return show(toasts, { refused: shown }, statusOfRefusal(refused));
}

/** State of the form: empty with a new key, or the input with its errors. */
type FormState = { nextKey?: string; refused?: { values: FormValues; errors: FieldErrors } };

const show = (toasts: ToastMessage[], form: FormState, status: number) =>
  data({ toasts, written: form }, { status });

type Context = Route.ActionArgs["context"];

const reviews = { "release-selected": "released", "discard-selected": "discarded" } as const;

/** Releases or discards the selected quarantined requests, or undoes it. */
export async function handleQuarantineForm(context: Context, form: FormData) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const intent = form.get("intent");
  if (intent === "undo") return undo(context, form);
  if (intent !== "release-selected" && intent !== "discard-selected") throw malformed();
  const review = reviews[intent];
  const done: string[] = [];
  const result = await runForEach(
    readCheckedIds(form),
    async (leadId) => {
      const reviewed = await reviewWithUndo(platform, actor, { leadId, review });
      if (reviewed.ok) done.push(`${leadId} ${reviewed.reviewedAt}`);
      return reviewed;
    },
    {
      done: (count) =>
        review === "released"
          ? `${counted(count, "lead", "leads")} released. Alerts will be sent in a few seconds.`
          : `${counted(count, "lead", "leads")} discarded. No one gets an alert.`,
      refused: {
        already_reviewed: (count) => `${counted(count, "was", "were")} already reviewed.`,
      },
    },
  );
  return data({ ...result.data, undo: done }, result.init ?? {});
}

async function undo(context: Context, form: FormData) {
  const pastReviews = form.getAll("undo").flatMap((value) => readUndo(String(value)));
  const byLead = new Map(pastReviews.map((review) => [review.leadId, review]));
  const result = await runForEach(
    [...byLead.keys()],
    (leadId) =>
      undoReview(context.get(platformContext), context.get(staffContext), {
        leadId,
        reviewedAt: byLead.get(leadId)?.reviewedAt ?? "",
      }),
    {
      done: (count) => `${counted(count, "lead is", "leads are")} back in quarantine.`,
      refused: {
        not_possible: (count) => `It’s too late to undo ${counted(count, "lead", "leads")}.`,
      },
    },
  );
  return data({ ...result.data, undo: [] }, result.init ?? {});
}

/** Parses a lead id and review time from the Undo form; empty if invalid. */
function readUndo(text: string): { leadId: string; reviewedAt: string }[] {
  const [id, reviewedAt = ""] = text.split(" ");
  const leadId = readId(id);
  return leadId && !Number.isNaN(Date.parse(reviewedAt)) ? [{ leadId, reviewedAt }] : [];
}

const notDecided = { title: "Not Decided", description: "Please refresh and try again." };
const reportRefusals = { already_done: "Someone already decided this report." };

/** Accepts or declines a report (`leads.bad-lead`). */
export async function handleReportDecision({ request, context }: ActionArgs) {
  const values = await readFormValues(request);
  const reportId = readId(values.report_id);
  if (!reportId) throw notFound();
  const checked = check(decisionSchema, values);
  if (!checked.ok) return respondWithRefusal(checked, notDecided, reportRefusals, { values });
  const platform = context.get(platformContext);
  const decided = await decideReport(platform, context.get(staffContext), reportId, checked.value);
  if (!decided.ok) return respondWithRefusal(decided, notDecided, reportRefusals, { values });
  const description = "We’ll notify the person who reported it.";
  return respondWithToasts({
    title: checked.value.decision === "accepted" ? "Accepted" : "Declined",
    description,
  });
}
