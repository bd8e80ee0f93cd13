import type { RouterContextProvider } from "react-router";
import { sendNextNow } from "~/features/follow-ups/lead/send-next-now.server.ts";
import {
  pauseFollowUp,
  resumeFollowUp,
  stopFollowUp,
} from "~/features/follow-ups/lead/steer-follow-up.server.ts";
import { tell, tellRefusal } from "~/pages/site/frame/form-answers.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";

const refusals = {
  not_possible: "No follow-up runs for this lead anymore.",
  changed_elsewhere: "Something changed in the meantime. Look again.",
};
const notChanged = { title: "Nothing Was Changed", description: "Please look again." };

const steering = {
  "pause-follow-up": {
    command: pauseFollowUp,
    title: "Follow-Up Paused",
    description: "Nothing leaves by itself until you press Resume.",
  },
  "resume-follow-up": {
    command: resumeFollowUp,
    title: "Follow-Up Resumed",
    description: "It goes on from where it stood.",
  },
  "stop-follow-up": {
    command: stopFollowUp,
    title: "Follow-Up Stopped",
    description: "Nothing more leaves by itself for this request.",
  },
} as const;

const sendingWords = {
  leaves: { title: "Sending Now", description: "The next message leaves in a moment." },
  held: { title: "On Hold", description: "The message leaves as soon as it may." },
  refused: { title: "Not Sent", description: "Nothing was changed." },
  past: { title: "Sent Before", description: "This message had its turn already." },
};

/** The buttons that steer a lead's follow-up (`follow-ups.steered`); null for the page's other forms. */
export async function answerFollowUpForm(
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
    const sent = await sendNextNow(platform, member, { leadId, stepKey });
    if (!sent.ok) return tellRefusal(sent, notChanged, refusals);
    const { title, description } = sendingWords[sent.outcome];
    return tell({ title, description: sent.why ?? description });
  }
  if (typeof intent !== "string" || !Object.hasOwn(steering, intent)) return null;
  const { command, ...words } = steering[intent as keyof typeof steering];
  const steered = await command(platform, member, leadId);
  return steered.ok ? tell(words) : tellRefusal(steered, notChanged, refusals);
}
