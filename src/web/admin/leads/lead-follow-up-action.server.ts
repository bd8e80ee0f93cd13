import type { RouterContextProvider } from "react-router";
import {
  pauseFollowUp,
  resumeFollowUp,
  stopFollowUp,
} from "~/domains/follow-ups/lead/pause-follow-up.server.ts";
import { sendNextStepNow } from "~/domains/follow-ups/lead/send-next-step-now.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithRefusal, tell } from "~/web/shared/frame/form-answers.server.ts";
import { staffContext } from "../frame/guard.server.ts";

const refusals = {
  not_possible: "Follow-up for this lead has already ended.",
  changed_elsewhere: "Something just changed. Please refresh and try again.",
};
const notChanged = { title: "Nothing Changed", description: "Please refresh and try again." };

const steering = {
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
  leaves: { title: "Sending Now", description: "The next message will be sent in a moment." },
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
    if (!sent.ok) return respondWithRefusal(sent, notChanged, refusals);
    const { title, description } = sendingToasts[sent.outcome];
    return tell({ title, description: sent.why ?? description });
  }
  if (typeof intent !== "string" || !Object.hasOwn(steering, intent)) return null;
  const { command, ...words } = steering[intent as keyof typeof steering];
  const steered = await command(platform, member, leadId);
  return steered.ok ? tell(words) : respondWithRefusal(steered, notChanged, refusals);
}
